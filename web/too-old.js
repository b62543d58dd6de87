// For browsers without modules, in the language that all of them know: old ones read this file alone.
(function () {
  var message = document.getElementById('message');
  var texts = @TOO_OLD@;
  var code = (navigator.language || 'en').slice(0, 2);
  message.textContent = texts[code] || texts.en;
  message.className = 'problem';
  message.removeAttribute('hidden');
  document.getElementById('loading').setAttribute('hidden', '');
})();
