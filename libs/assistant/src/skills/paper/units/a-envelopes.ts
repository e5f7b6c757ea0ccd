import { envelopes } from '@printpartner/print-knowledge/envelopes';
import { rounded } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH } from '@printpartner/print-knowledge/measure';
import { sizeOf } from '@printpartner/spec-sheet/job';
import { answers, type Skill } from '../../skill.ts';

const NAMES = /\ba-?(10|[26789])\b/g;
const ENVELOPE = /\benv(?:elope)?s?\b/;
const SHEET = /\b(?:papers?|iso|din|sheets?|european)\b/;
const COMPARED = /\b(?:same|equal\w*|equivalent|identical|differ\w*|vs|versus|compar\w*|confus\w*|like)\b/;

/** `is an A2 envelope the same as A2 paper`: two series with the same names. */
export const envelopesAndSheets: Skill = {
  id: 'unit-a-envelopes',
  answer: ({ text }) => {
    const [[, number] = [], ...others] = text.matchAll(NAMES);
    if (number === undefined || others.some(([, other]) => other !== number)) return undefined;
    if (!ENVELOPE.test(text) || !SHEET.test(text) || !COMPARED.test(text)) return undefined;
    if (/\d ?(?:#|lbs?\b|pt\b|gsm)/.test(text) || (others.length === 0 && !/\b(?:iso|din)\b/.test(text)))
      return undefined;
    const envelope = envelopes.rows.find(({ id }) => id === `a${number}`);
    const sheet = sizeOf(`iso a${number}`);
    if (!envelope || !sheet) return undefined;
    const [width, height] = [sheet.width, sheet.height];
    const millimeters = [width, height].map((side) => Math.round(side * MM_IN_INCH)).join(' × ');
    return answers(
      `**No.** An A${number} envelope is **${envelope.size.replace(' x ', ' × ')} in**; ISO A${number} paper is **${rounded(width, 1)} × ${rounded(height, 1)} in** (${millimeters} mm). American A envelopes are a series of their own, for cards: their numbers have nothing to do with ISO sheets.`,
      [{ entry: envelope.name, place: 'A-Series/Invitation Envelopes' }],
    );
  },
};
