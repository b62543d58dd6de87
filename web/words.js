// The language of the page: the one that was chosen, else the first of the browser's that there is, else the first there
// is. What the page itself says has ids that begin with "page." in words/*.txt; the program reads the rest of the file.
// A line each: "de Deutsch".
export const offers = '@OFFERS@';
const languages = offers.split('\n').map((line) => line.split(' ')[0]);
const withoutConnection = @NO_CONNECTION@;

const base = (tag) => tag.toLowerCase().split('-')[0];

export function wantedLanguage(chosen) {
  return [chosen, ...navigator.languages.map(base)].find((code) => languages.includes(code)) ?? languages[0];
}

// A file that was cut off, or is none of ours, does not end as all of them do (cmake/assemble_page.cmake).
export async function fetchWords(code) {
  const text = await fetch(new URL(`words/${code}.@STAMP@.txt`, import.meta.url))
    .then((answer) => answer.text())
    .catch(() => '');
  return text.endsWith('#end\n') ? text : null;
}

// What can be said before the words are there.
export const withoutWords = (code) => (id) => withoutConnection[code][id];

// Says a message of the page: its values take the places of the names, in their order.
export function sayerOf(file) {
  const templates = new Map();
  for (const line of file.split('\n')) {
    const entry = /^(page\.[a-z.-]+)(?:\(([^)]*)\))? = (.*)$/.exec(line);
    if (entry) templates.set(entry[1], { names: entry[2]?.split(/, */) ?? [], text: entry[3] });
  }
  return (id, ...values) => {
    const { names, text } = templates.get(id) ?? { names: [], text: id };
    return text.replace(/\{([a-z]+)\}/g, (place, name) => values[names.indexOf(name)] ?? place);
  };
}
