import { papersOf } from '../named/paper-question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';

const MEANING = /\b(?:mean\w*|stands? for|what is|what's|how many|equal\w*|is (?:a|an)|definition|define)\b/;

const counts: readonly { words: RegExp; text: string }[] = [
  {
    words: /\bcwt\b|\bhundredweight\b/,
    text: '**CWT is 100 pounds**, a hundredweight: paper is often priced by it.',
  },
  {
    words:
      /\bper m\b|\bm ?weight\b|\b\d+ ?m\b|\b(?:an?|letter|does|the|is) m\b|\bm (?:mean|stand|in|is)\b|\bprice\/m\b/,
    text: '**M is 1,000**, the Roman numeral: “5M” is 5,000 pieces and a price “per M” is per 1,000. M weight is the weight of 1,000 sheets.',
  },
  {
    words: /\bper c\b|\b(?:letter|does|the) c\b|\bc (?:mean|stand)\w*\b/,
    text: '**C is 100**, the Roman numeral: a price “per C” is per 100.',
  },
  {
    words: /\breams?\b/,
    text: '**A ream is 500 sheets.** Basis weight is the weight of a ream of the grade’s basis size.',
  },
  {
    words: /\bthou\b/,
    text: '**A thou is a thousandth of an inch**, 0.001 in: the same as a point or a mil of caliper.',
  },
  { words: /\bmils?\b/, text: '**A mil is 0.001 in**, the same as a point of caliper: 14 mil is 14 pt.' },
  { words: /\bpicas?\b/, text: '**A pica is 1/6 in**, 12 points of type.' },
];

/** `what does 5M mean`, `how many sheets in a ream`, `what is CWT`. Reads the typed text: a question has M as thousands. */
export const countWords: Skill = {
  id: 'unit-count',
  answer: (question): Draft | undefined => {
    const { typed, text } = question;
    const plain = typed
      .toLowerCase()
      .replace(/[“”"'?.,]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (papersOf(question).named.length > 0) return undefined;
    if (
      !(MEANING.test(plain) || /\bream\b/.test(plain)) ||
      /\b(?:cost|price of|postage|weigh|spine|pages)\b/.test(text)
    )
      return undefined;
    const found = counts.find(({ words }) => words.test(plain));
    return found ? answers(found.text, []) : undefined;
  },
};
