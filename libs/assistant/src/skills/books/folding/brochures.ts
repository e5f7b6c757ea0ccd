import { brochureRules, brochureSizes, type BrochureSize } from '@printpartner/print-knowledge/brochures';
import { foldOf } from '@printpartner/print-knowledge/folding';
import { sizeText, fractionText } from '@printpartner/print-knowledge/measure';
import { paperUses } from '@printpartner/print-knowledge/paper';
import { turnaroundsOf } from '@printpartner/print-knowledge/production';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { fullSize } from '../booklets/booklet-sizes.ts';
import { listed } from '../binding/binding-words.ts';
import { foldsIn, pieceSize } from '../reading/named-folds.ts';

const BROCHURE = /\b(?:brochures?|leaflets?|pamphlets?|tri-?folds?|fold(?:ed|ing)|rack ?cards?|panels?)\b/;

/** `popular brochure sizes`, `how can I fold 11 × 17`, `rack card size`. */
export const brochureSizesSkill: Skill = {
  id: 'brochure-sizes',
  answer(question) {
    const { text } = question;
    if (
      /\b(?:postage|envelopes?|mail\w*|price\w*|cost\w*|weigh\w*|booklets?|postcards?|pocket|folders?)\b/.test(
        text,
      )
    )
      return undefined;
    if (/\brack ?cards?\b/.test(text) && /\b(?:sizes?|big|dimensions?|large|inches)\b/.test(text))
      return rackCard();
    const { named, hasOther } = foldsIn(text);
    const { size } = pieceSize(question);
    if (!BROCHURE.test(text)) return undefined;
    if (
      size &&
      (named.length === 0 || hasOther) &&
      /\b(?:how|ways?|which|what|can|options?|fold\w*)\b/.test(text)
    )
      return formsOf(size);
    if (size || !/\b(?:sizes?|dimensions?|formats?|how big)\b/.test(text)) return undefined;
    if (
      !/\b(?:popular|common|standard|usual|typical|which|what|list|most|best|how big|sizes)\b/.test(text) ||
      /\bflat size\b|\bpanel (?:sizes?|widths?)\b|\bqr\b|\btype\b|\bfont\b|\bmin\w*\b|\bmax\w*\b/.test(text)
    )
      return undefined;
    const rows =
      named.length === 1
        ? brochureSizes.rows.filter(({ forms }) =>
            forms.some(({ folds }) => folds.length === 1 && folds[0] === named[0]),
          )
        : brochureSizes.rows;
    if (rows.length === 0) return undefined;
    return answers(
      `Flat size → folded size; **8.5 × 11 in tri-fold (3-11/16 × 8-1/2 in)** is the most usual brochure:\n${rows.map((row) => `- ${lineOf(row)}`).join('\n')}`,
      [{ entry: 'Popular Brochure Sizes' }],
    );
  },
};

const flatText = ({ flatWidth, flatHeight }: BrochureSize): string => `${sizeText(flatWidth, flatHeight)} in`;

function lineOf(row: BrochureSize): string {
  const forms = row.forms.map(
    ({ folds, width, height }) =>
      `${folds.map((id) => foldOf(id).name.toLowerCase()).join(', then ')} → **${fractionText(width)} × ${fractionText(height)} in**`,
  );
  return `${flatText(row)}${forms.length > 0 ? `: ${forms.join('; ')}` : ''} (${row.usedFor.charAt(0).toLowerCase()}${row.usedFor.slice(1)})`;
}

function formsOf({ width, height }: TrimSize): Draft | undefined {
  const row = brochureSizes.rows.find(
    ({ flatWidth, flatHeight, forms }) =>
      forms.length > 0 && flatWidth === Math.max(width, height) && flatHeight === Math.min(width, height),
  );
  return (
    row &&
    answers(`${lineOf(row)}.`, [
      {
        entry: `${fractionText(row.flatWidth)} × ${fractionText(row.flatHeight)} in`,
        place: 'Popular Brochure Sizes',
      },
    ])
  );
}

function rackCard(): Draft | undefined {
  const row = brochureSizes.rows.find(({ id }) => id === 'rack-card');
  return (
    row &&
    answers(
      `A rack card is **${fullSize({ width: row.flatWidth, height: row.flatHeight }, false)}**, unfolded. A tri-fold of 8.5 × 11 in (3-11/16 × 8-1/2 in) fits the same racks.`,
      [{ entry: '4 × 9 in', place: 'Popular Brochure Sizes' }],
    )
  );
}

/** Paper, files, panels and time of brochures. */
export const brochureFacts: Skill = {
  id: 'brochure-facts',
  answer({ text, values }) {
    if (
      !/\b(?:brochures?|leaflets?|pamphlets?|tri-?folds?)\b/.test(text) ||
      /\b(?:postage|envelopes?|price\w*|pocket|weigh\w*)\b/.test(text)
    )
      return undefined;
    const [rules] = brochureRules.rows;
    if (/\bqr\b/.test(text))
      return answers(
        `Make a QR code **at least ${rules.qrIn} in** wide, with a quiet zone of **${rules.qrQuietModules} modules** around it.`,
        [{ entry: 'Ask for one thing' }],
      );
    if (
      /\b(?:turn ?around|lead time|how long|days|timeline|how (?:fast|soon|quick\w*))\b/.test(text) &&
      !/\bfold for\b/.test(text) &&
      !/\bmail\w*|deliver\w*\b/.test(text)
    ) {
      const rows = turnaroundsOf('brochure').map(
        ({ name, days }) => `${name.toLowerCase()} **${days.from}–${days.to} business days**`,
      );
      return answers(`Brochures take ${listed(rows)}, counted from proof approval.`, [
        { entry: 'Timeline', place: 'Brochures' },
      ]);
    }
    if (
      values.papers.length === 0 &&
      /\b(?:papers?|stocks?|weights?)\b/.test(text) &&
      /\b(?:what|which|best|good|recommend\w*|usual|typical|common|should)\b/.test(text)
    ) {
      const use = paperUses.rows.find(({ id }) => id === 'brochures');
      return (
        use &&
        answers(
          `${cap(
            listed(
              use.papers.map(({ weight, use: place }) => `**${weight}**${place ? ` (${place})` : ''}`),
              'or',
            ),
          )}. Cover stock must be scored before folding.`,
          [{ entry: 'Brochures', place: 'Marketing collateral' }, { entry: 'Most brochures' }],
        )
      );
    }
    if (
      /\b(?:two (?:pages|files)|how many files|files?|pdf|artwork|set ?up|inside|outside|mirror\w*|supply|send)\b/.test(
        text,
      ) &&
      /\b(?:files?|pdf|artwork|send|supply|set ?up|pages)\b/.test(text)
    )
      return answers(
        '**Send two pages**: one for the outside, one for the inside, with mirrored panel widths. Put fold marks outside the trim. In a tri-fold the tuck panel is on the left of the outside and the cover on the right.',
        [{ entry: 'Send two pages' }, { entry: 'Technical notes', place: 'Tri-Fold' }],
      );
    if (
      /\b(?:address\w*|mailing)\b/.test(text) &&
      /\b(?:where|which|panel|area|space|leave|room)\b/.test(text)
    )
      return answers(
        'Keep one outside panel for the address, with **2 × 4 in** clear, and plan it first. The mailing guide has the current rule.',
        [{ entry: 'Plan the mailing panel first' }],
      );
    if (
      /\b(?:panels?)\b/.test(text) &&
      /\b(?:what (?:goes|should)|content|put|cover|each|strategy|job)\b/.test(text)
    )
      return answers(
        '**Give every panel one job**: the cover gets people to pick it up, the inside tells the story in reading order, the back has your contact details.',
        [{ entry: 'Give every panel one job' }],
      );
    return undefined;
  },
};

const cap = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
