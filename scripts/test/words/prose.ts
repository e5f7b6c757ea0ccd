const PREPOSITIONS =
  'Of|For|From|By|With|Without|In|On|At|To|As|Per|Before|After|Between|Beside|Below|Above|Until|Like|Beyond|Around|About|Over|Under|Since|Across|Through|Along|Toward|Behind|Within|Among|Into|Against|During|Near';
/** A beginning with a preposition that no comma and main clause follows. `Of …` never begins a sentence of ours. */
const FRAGMENT = new RegExp(`^(?:Of\\b|(?:${PREPOSITIONS})\\b[^,]*?(?:[.:;](?:\\s|$)|$))`);
const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?:^|[ \t])\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gm;

/** Verbs that need their subject in the title: `outlive their session` says nothing about what does. */
const VERBS =
  /^(?:is|are|has|have|had|can|cannot|could|do|does|did|don.t|doesn.t|isn.t|aren.t|hasn.t|haven.t|can.t|was|were|will|must|may|and|but|or|keep|outlive|say|end|come|go|stay|get|leave|take|ask|name|read|give|show|list|count|need|begin|start|stop|fail|pass|open|close|reach|belong|become|agree|add|allow|match|move|make|hold|find|follow|fill|fit|draw|lose|last|let|work|wait|write|return|send|tell|survive|share|run|remain|reject|refuse)\b/;
const IDS = /^(?:[A-Z]\d+[a-z]?(?:[ ,]+|$))+/;
const TITLE =
  /\b(?:it|test)(?:\.(?!step|describe)\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const proseOf = (comment: string): string =>
  comment
    .replace(/^\s*\/\//, '')
    .replaceAll(/\n[ \t]*\/\//g, ' ')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @returns `line: first words` of each comment without a subject */
export const findFragments = (text: string): string[] =>
  [...text.matchAll(COMMENT)].flatMap((match) => {
    const prose = proseOf(match[1] ?? match[0]);
    const [sentence = ''] = prose.split(/(?<=[.:;])\s/);
    return FRAGMENT.test(sentence)
      ? [`${lineOf(text, match.index)}: a comment without a subject: "${sentence}"`]
      : [];
  });

/** @returns `line: title` of each test whose title says what happens, but not to what */
export const findTitlesWithoutSubject = (text: string): string[] =>
  [...text.matchAll(TITLE)].flatMap((match) => {
    const [, , title = ''] = match;
    return VERBS.test(title.replace(IDS, ''))
      ? [`${lineOf(text, match.index)}: a title without a subject: "${title}"`]
      : [];
  });
