import { answers, type Skill } from '../../skill.ts';

const NOTATION = /(?<![\d/.])([0-8])(?:\/| over )([0-8])(?![\d/"])/g;
const MEANING =
  /\b(?:mean\w*|what is|what's|stands? for|explain|print spec|colors?)\b|^\W*[0-8]\/[0-8](?: (?:vs|versus|or|and) [0-8]\/[0-8])?\W*$|\b[0-8]\/[0-8] (?:vs|versus) [0-8]\/[0-8]\b|\bdifferen\w*\b/;
const sides = [
  'no ink',
  'one color',
  'two colors',
  'three colors',
  'four colors (CMYK)',
  'five colors',
  'six colors',
  'seven colors',
  'eight colors',
];

/** `what does 4/1 mean`: inks on the front and the back. */
export const inkNotation: Skill = {
  id: 'press-ink-notation',
  answer: ({ text }) => {
    const found = [...text.matchAll(NOTATION)];
    if (found.length === 0 || !MEANING.test(text) || /\b(?:inch\w*|in|mm|decimal|fraction)\b/.test(text))
      return undefined;
    const lines = found.map(
      ([, front, back]) =>
        `**${front}/${back}: ${sides[Number(front)]} on the front, ${sides[Number(back)]} on the back.**`,
    );
    return answers(
      `${lines.length > 1 ? `${lines.map((line) => `- ${line}`).join('\n')}\n\n` : `${lines[0]} `}A fifth color or more is usually a spot ink or a varnish.`,
      [{ entry: 'Color Options', place: 'Sheetfed' }],
    );
  },
};
