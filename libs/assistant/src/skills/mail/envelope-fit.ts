import {
  allowanceFor,
  envelopesFor,
  fitOf,
  type Fit,
  type Insert,
} from '@printpartner/print-knowledge/envelopes';
import { parseSize } from '@printpartner/print-knowledge/measure';
import { fractionText } from '@printpartner/spec-sheet/arithmetic';
import { opening, stockFor } from '@printpartner/print-search/answers';
import { has, type Question } from '../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { envelopeById, envelopesNamed, envelopesOfSize, type NamedEnvelope } from './envelope-names.ts';
import {
  calledEnvelope,
  envelopeCitation,
  largestInsert,
  mailSentence,
  sizeTextOf,
} from './envelope-text.ts';
import { insertOf, type InsertSize } from './folded-insert.ts';
import { inches, step, working } from './mail-figures.ts';
import { typedSizes, typedThickness } from './typed-sizes.ts';
import { phrases } from './phrases.ts';

const fitting = phrases(
  'fit, fits, fitting, hold, holds, go in, goes in, go into, goes into, put, slide, stuff',
  'insert, inside, take, takes, accommodate, work with, work for, for, need, use, which',
  'what, recommend, in an, in a, best, right, mail, match, matches, too big, enough',
);
const DEFAULT_THICKNESS = 0.014;

/** `which envelope for a 5x7 card`, `does 5.5x8.5 fit in an A9`, `what fits in a #10`: inserts and their envelopes. */
export const envelopeFit: Skill = {
  id: 'envelope-fit',
  answer: (question) => {
    const named = envelopesNamed(question);
    if (!has(question, 'envelope', 'env') && named.length === 0) return undefined;
    if (has(question, 'reply', 'return envelope', 'courtesy', 'response envelope', 'brm', 'bre'))
      return undefined;
    if (
      !has(question, ...fitting) ||
      has(
        question,
        ...phrases(
          'window, postage, cost, stamp, surcharge, how much, price, difference, vs, versus',
          'dimension',
        ),
      )
    )
      return undefined;
    const [holder, sizes] = placed(question, named);
    const [size] = sizes;
    const insert = size || isInsertText(question, holder) ? insertOf(question, size) : undefined;
    if (holder && insert) return checked(question, holder, insert);
    const [inner, outer] = named;
    if (
      inner &&
      outer &&
      has(question, ...phrases('fit, fits, go in, goes in, inside, hold, into, in a, in an, carry'))
    )
      return nested(question, inner, outer);
    if (holder) return asksInside(question) ? holds(holder) : undefined;
    if (insert) return chosen(question, insert);
    if (has(question, ...phrases('reply, return, courtesy, brm, crm, donation, offering'))) return undefined;
    return has(question, 'which', 'what', 'recommend', 'best', 'right', 'need') &&
      has(question, ...phrases('insert, invitation, card, brochure, fit, booklet, use')) &&
      !has(question, 'paper', 'available', 'types', 'sizes', 'kinds')
      ? asks(
          'What size is the insert, as it goes into the envelope? For example 5 × 7 in, or 8-1/2 × 11 in folded in thirds.',
        )
      : undefined;
  },
};

const asksInside = (question: Question): boolean =>
  has(
    question,
    ...phrases(
      'fit, fits, hold, holds, go in, goes in, insert, inside, put in, take, takes, accommodate',
      'largest card, biggest card, card size, what size card, match, matches',
    ),
  ) && !has(question, 'thick');

/** A sheet named without numbers, such as a letter in thirds. */
const isInsertText = (question: Question, holder: NamedEnvelope | undefined): boolean =>
  has(
    question,
    ...phrases(
      'thirds, tri-fold, trifold, tri fold, folded, letterhead, half sheet, half letter',
      'half-letter, sheet, fold',
    ),
  ) ||
  (!holder && has(question, 'business letter', 'standard letter', 'for a letter', 'a letter'));

/** Which of the named things is the envelope, and which sizes are inserts. */
function placed(
  question: Question,
  named: readonly NamedEnvelope[],
): [NamedEnvelope | undefined, ReturnType<typeof typedSizes>] {
  const sizes = typedSizes(question);
  const [first] = named;
  if (first) return [first, sizes];
  // “6x9 envelope” and “in a 6x9” name an envelope.
  for (const [place, size] of sizes.entries()) {
    const [found] = envelopesOfSize(question, size);
    if (
      found &&
      (sizes.length > 1 ? place === holderPlace(question, sizes.length) : isCalledEnvelope(question))
    )
      return [found, sizes.filter((_one, other) => other !== place)];
  }
  return [undefined, sizes];
}

const SIZE = String.raw`[\d./ ½¼¾⅛⅜⅝⅞-]+(?:in|inch|")? ?(?:x|×|by) ?[\d./½¼¾⅛⅜⅝⅞-]+(?: \d\/\d)?(?: ?(?:in|inch|inches|"))?`;
const CALLED = new RegExp(
  `${SIZE} ?(?:booklet |catalog |square |open[- ]\\w+ |clasp |white |window )*env|\\benvelopes? (?:size )?(?:of |that is |is )?${SIZE}`,
);
const FOR_SIZE = new RegExp(
  `\\b(?:for|fits?|holds?|takes?|hold|with) (?:an? |my |our |the |some )?${SIZE}(?! ?(?:\\w+ )?env)`,
);

function isCalledEnvelope({ text }: Question): boolean {
  return CALLED.test(text) && !FOR_SIZE.test(text);
}

/** Of two sizes: the one before “envelope”, or else the last one (`5x7 in a 6x9`). */
function holderPlace({ text }: Question, count: number): number {
  const first = new RegExp(`^[^]*?${SIZE}[^]*?`).exec(text);
  const isFirst =
    first !== null &&
    /^ ?(?:booklet |catalog |square )*env/.test(text.slice(first[0].length)) &&
    /\b(?:fit|hold|take)s?\b/.test(text.slice(first[0].length));
  return isFirst ? 0 : count - 1;
}

function thicknessOf(question: Question): { thickness: number; assumed: string } {
  const [paper] = question.values.papers;
  const chosen = paper && stockFor(paper, 'card');
  const typed = typedThickness(question);
  if (typed !== undefined) return { thickness: typed, assumed: '' };
  if (chosen) return { thickness: chosen.stock.caliperIn, assumed: '' };
  return { thickness: DEFAULT_THICKNESS, assumed: `The insert is ${DEFAULT_THICKNESS} in thick.` };
}

const insertCalled = ({ height, width, fold, sheet }: InsertSize): string =>
  fold && sheet
    ? `${inches(sheet.width, sheet.height)} ${{ thirds: 'folded in thirds', half: 'folded in half', quarters: 'folded in quarters' }[fold]} (${rounded(height)} × ${rounded(width)} in)`
    : inches(height, width);

const rounded = (side: number): string => fractionText(Math.round(side * 16) / 16);

function fitSteps(fit: Fit, insert: Insert) {
  return [
    step(
      'Insert',
      `${rounded(insert.height)} × ${rounded(insert.width)} in, ${insert.thickness} in thick`,
      `${fractionText(Math.round(allowanceFor(insert.thickness) * 64) / 64)} in clearance`,
    ),
    step(
      'Spare',
      `${fit.envelope.name} beyond the clearance${fit.isRotated ? ', rotated' : ''}`,
      `${rounded(fit.spareHeight)} × ${rounded(fit.spareWidth)} in`,
    ),
  ];
}

const calculator = ({ height, width, thickness }: Insert) =>
  opening('envelope-fit', {
    height: String(Number(height.toFixed(4))),
    width: String(Number(width.toFixed(4))),
    caliper: String(thickness),
  });

function checked(question: Question, holder: NamedEnvelope, size: InsertSize): Draft | undefined {
  const { thickness, assumed } = thicknessOf(question);
  const insert = { height: size.height, width: size.width, thickness };
  const fit = fitOf(holder.envelope, insert);
  if (!fit.ok) return undefined;
  const { fits } = fit.value;
  const largest = largestInsert(holder);
  const better = fits ? undefined : bestFor(insert);
  return answers(
    `**${fits ? 'Yes' : 'No'}**, ${insertCalled(size)} ${fits ? 'fits' : 'doesn’t fit'} ${article(holder)} ${calledEnvelope(holder.envelope)} envelope (${sizeTextOf(holder)}): its largest flat insert is **${inches(largest.height, largest.width)}**.${better ? ` Use ${article(better)} **${calledEnvelope(better.envelope)}** (${sizeTextOf(better)}).` : ` ${mailSentence(holder)}`}`,
    [envelopeCitation(holder.envelope), ...(better ? [envelopeCitation(better.envelope)] : [])],
    {
      workings: [
        working(
          `${insertCalled(size)} in ${calledEnvelope(holder.envelope)}`,
          fits ? fitSteps(fit.value, insert) : fitSteps(fit.value, insert).slice(0, 1),
          assumed === '' ? [] : [assumed],
          calculator(insert),
        ),
      ],
    },
  );
}

export const article = ({ envelope }: NamedEnvelope): string =>
  /^(?:A|#11|11|8)/.test(envelope.name) ? 'an' : 'a';

const PREFERRED = 8;

/** The smallest common envelope that fits; a specialty one if it is the only one near. */
function bestFor(insert: Insert): NamedEnvelope | undefined {
  const fits = envelopesFor(insert);
  if (!fits.ok) return undefined;
  const able = fits.value.slice(0, PREFERRED);
  const best = able.find(({ envelope }) => envelope.availability === 'common') ?? able[0];
  return best && envelopeById(best.envelope.id);
}

function chosen(question: Question, size: InsertSize): Draft | undefined {
  const { thickness, assumed } = thicknessOf(question);
  const insert = { height: size.height, width: size.width, thickness };
  const fits = envelopesFor(insert);
  if (!fits.ok) return undefined;
  const wantsSquare = size.height === size.width;
  const wanted = fits.value.filter(
    ({ envelope }) =>
      (has(question, 'window')
        ? envelope.window
        : !envelope.window && !envelope.hasLargeFlap && !(envelope.isReply ?? false)) &&
      (wantsSquare || envelope.group !== 'square'),
  );
  const [smallest] = wanted;
  const common = wanted.find(({ envelope }) => envelope.availability === 'common');
  if (!smallest)
    return answers(
      `**No listed envelope** holds ${insertCalled(size)}. The largest is 12 × 15 in; ask for a custom envelope or a box.`,
      [{ entry: 'Catalog Envelopes' }],
    );
  const best = preferred(smallest, common);
  const named = envelopeById(best.envelope.id);
  const others = wanted
    .filter(
      ({ envelope }) =>
        envelope.id !== best.envelope.id &&
        envelope.size !== best.envelope.size &&
        (envelope.availability === 'common' || envelope.group === best.envelope.group),
    )
    .slice(0, 2);
  const also =
    others.length === 0
      ? ''
      : ` Also: ${others.map(({ envelope }) => `${calledEnvelope(envelope)} (${textOf(envelope.size)})`).join(', ')}.`;
  return answers(
    `**${calledEnvelope(best.envelope)}**, ${sizeTextOf(named)}, for ${insertCalled(size)}. ${usageOf(best)}${mailSentence(named)}${also}`,
    [envelopeCitation(best.envelope), ...others.map(({ envelope }) => envelopeCitation(envelope))],
    {
      workings: [
        working(
          `Envelope for ${insertCalled(size)}`,
          fitSteps(best, insert),
          assumed === '' ? [] : [assumed],
          calculator(insert),
        ),
      ],
      specs: {
        form: 'custom',
        values: { mailingNotes: `${calledEnvelope(best.envelope)} envelope, ${sizeTextOf(named)}` },
      },
    },
  );
}

/** A common envelope at most about as much larger as the next size. */
const NEAR = 1.35;
const area = ({ envelope }: Fit): number => {
  const size = parseSize(envelope.size);
  return size.ok ? size.value.height * size.value.width : Number.POSITIVE_INFINITY;
};
const preferred = (smallest: Fit, common: Fit | undefined): Fit =>
  common && area(common) <= area(smallest) * NEAR ? common : smallest;

const usageOf = ({ envelope }: Fit): string =>
  envelope.availability === 'specialty' ? 'It’s a specialty size. ' : '';
const textOf = (size: string): string => {
  const parsed = parseSize(size);
  return parsed.ok ? inches(parsed.value.height, parsed.value.width) : size;
};

function nested(question: Question, inner: NamedEnvelope, outer: NamedEnvelope): Draft | undefined {
  const smaller =
    inner.size.height * inner.size.width <= outer.size.height * outer.size.width ? inner : outer;
  const larger = smaller === inner ? outer : inner;
  return checked(question, larger, { height: smaller.size.height, width: smaller.size.width });
}

function holds(holder: NamedEnvelope): Draft {
  const largest = largestInsert(holder);
  return answers(
    `${article(holder) === 'an' ? 'An' : 'A'} ${calledEnvelope(holder.envelope)} envelope (${sizeTextOf(holder)}) holds an insert up to **${inches(largest.height, largest.width)}**. Used for: ${lower(holder.envelope.usage)}. ${mailSentence(holder)} For bulky sets leave 1/4 in each way.`,
    [envelopeCitation(holder.envelope)],
    {
      workings: [
        working(
          `Largest insert of ${calledEnvelope(holder.envelope)}`,
          [
            step(
              'Largest insert',
              holder.envelope.insertSize === undefined
                ? `${sizeTextOf(holder)} − 1/8 in each way`
                : 'listed for this envelope',
              inches(largest.height, largest.width),
            ),
          ],
          [],
        ),
      ],
    },
  );
}

const lower = (text: string): string =>
  (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text).replaceAll(' x ', ' × ');
