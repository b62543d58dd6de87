// Language of the page: the chosen one, else the browser's first that exists, else the first of the list. Messages of the page
// itself have ids that begin with "page." in words/*.txt; the program reads the rest.
// One line per language: "de Deutsch".
export const offers = '@OFFERS@';
const languages = offers.split('\n').map((line) => line.split(' ')[0]);
const withoutConnection = @NO_CONNECTION@;

const base = (tag) => tag.toLowerCase().split('-')[0];

export function wantedLanguage(...chosen) {
  return [...chosen, ...navigator.languages.map(base)].find((code) => languages.includes(code)) ?? languages[0];
}

// Returns null for a truncated or foreign file: only a complete one ends with the mark of cmake/assemble_page.cmake.
export async function fetchWords(code) {
  const text = await fetch(new URL(`words/${code}.@STAMP@.txt`, import.meta.url))
    .then((answer) => answer.text())
    .catch(() => '');
  return text.endsWith('#end\n') ? text : null;
}

// Returns the messages that are available before a language file is loaded.
export const withoutWords = (code) => (id) => withoutConnection[code][id];

// Returns a function that formats messages of the page: values replace the placeholders in the order of their names.
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
