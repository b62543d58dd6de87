// The language of the page: the one that was chosen, else the first of the browser's that there is, else the first there is.
const languages = '@LANGUAGES@'.split(' ');

function wanted(chosen) {
  const base = (tag) => tag.toLowerCase().split('-')[0];
  return [chosen, ...navigator.languages.map(base)].find((code) => languages.includes(code)) ?? languages[0];
}

// Its code and its file. Another one is not fetched.
export async function fetchWords(chosen) {
  const code = wanted(chosen);
  const answer = await fetch(new URL(`words/${code}.txt?v=@STAMP@`, import.meta.url));
  if (!answer.ok) throw new Error(`words/${code}.txt: ${answer.status}`);
  return { code, text: await answer.text() };
}
