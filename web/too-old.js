// Message for browsers without modules, in syntax that all of them support. Only such browsers read this file.
(function () {
  var message = document.getElementById('message');
  var texts = @TOO_OLD@;
  var code = (navigator.language || 'en').slice(0, 2);
  message.textContent = texts[code] || texts.en;
  message.className = 'problem';
  message.removeAttribute('hidden');
  document.getElementById('loading').setAttribute('hidden', '');
})();
