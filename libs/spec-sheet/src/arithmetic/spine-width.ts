import {
  binderyPractice,
  binderySizes,
  blockArithmetic,
  creepBySheet,
  creepFormula,
  glueAllowance,
  saddleBulk,
  SHINGLING_THRESHOLD,
  spineAdvice,
} from '@printpartner/print-knowledge/binding';
import { countText } from '@printpartner/print-knowledge/figures';
import { leastFraction } from '@printpartner/print-knowledge/limits';
import { caliperText, inchText, fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import { leavesThickness, spineOf, type Book } from './book.ts';
import { isNear } from './length-text.ts';
import { caliperSource } from './stock-source.ts';
import { missingText, need, type Need } from './needs.ts';
import { sumOf, type Sum } from './sum.ts';

const TITLE = 'Spine width';
const NEEDS_RULE = 'Needs a page count that keeps the page rule.';

/** The spine, or why there is none: bulk and creep of a stitched book, ring of a punched one. */
export function spineWidth(book: Book): Sum {
  const { binding } = book;
  if (!binding) {
    const missing = missingText(book.unread, [need('binding', binding)], 'get the spine');
    return sumOf('spine', TITLE, { missing });
  }
  const { id, name } = binding;
  if (id === 'saddle-stitch') return stitched(book);
  if (id === 'spiral-coil' || id === 'wire-o') return punched(book);
  if (id === 'perfect-bound' || id === 'case-bound') return spined(book);
  return sumOf('spine', TITLE, { lines: [`${name}: ask the printer for the spine.`] });
}

function needs({ textPages, text, cover }: Book, takesCover: boolean): Need[] {
  return [
    need('pages', textPages),
    need('text stock', text),
    ...(takesCover && cover ? [need('cover pages', cover.pages), need('cover stock', cover.stock)] : []),
  ];
}

const caliperSources = ({ text, cover }: Book) => [caliperSource(text), caliperSource(cover?.stock)];

function stitched(book: Book): Sum {
  const none = { headline: 'none', lines: ['Stitched through the fold.'] };
  const missing = missingText(book.unread, needs(book, true), 'get bulk and creep');
  const { textPages: pages, text, cover } = book;
  const warnings = coverWarnings(book, 0);
  if (missing || pages === undefined || !text)
    return sumOf('spine', TITLE, { ...none, missing, warnings, from: [blockArithmetic] });
  const saddle = { pages, textCaliper: text.caliperIn, coverCaliper: cover?.stock?.caliperIn };
  const [bulk, creep] = [saddleBulk(saddle), creepBySheet(saddle)];
  // The page rule explains counts that can't be folded.
  if (!bulk.ok || !creep.ok) return sumOf('spine', TITLE, { ...none, warnings, from: [blockArithmetic] });
  const sheets = countText(pages / 4);
  const [caliper, outer] = [
    caliperText(text.caliperIn),
    saddle.coverCaliper === undefined ? undefined : caliperText(saddle.coverCaliper),
  ];
  const { innermost, needsShingling } = creep.value;
  return sumOf('spine', TITLE, {
    ...none,
    lines: [
      ...none.lines,
      `Bulk ${sheets} × 2 × ${caliper}${outer === undefined ? '' : ` + 2 × ${outer}`} = ${inchText(bulk.value)} in.`,
      `Creep ${pages / 4 - 1} × ${caliper}${outer === undefined ? '' : ` + ${outer}`} = ${inchText(innermost)} in.`,
    ],
    warnings: [
      ...warnings,
      ...(needsShingling
        ? [
            `Creep is over ${SHINGLING_THRESHOLD} in: ask the printer to shingle the pages, and keep page numbers ${leastFraction('page-number')} from the face.`,
          ]
        : []),
      ...(bulk.value > binderySizes.saddleBulk
        ? [
            `Over ${fractionText(binderySizes.saddleBulk)} in thick, a stitched book gapes. Ask the printer, or choose another binding.`,
          ]
        : []),
    ],
    from: [
      blockArithmetic,
      creepFormula,
      ...caliperSources(book),
      ...(needsShingling || bulk.value > binderySizes.saddleBulk ? [binderyPractice] : []),
    ],
  });
}

function punched(book: Book): Sum {
  const name = book.binding?.id === 'wire-o' ? 'Wire' : 'Coil';
  const missing = missingText(book.unread, needs(book, true), `get the ${name.toLowerCase()}`);
  const leaves = leavesThickness(book);
  if (missing || leaves === undefined) return sumOf('spine', TITLE, { headline: 'none', missing });
  const ring = leaves + binderySizes.coilOverBook;
  return sumOf('spine', TITLE, {
    headline: 'none',
    lines: [`${name} ${inchText(leaves)} + ${binderySizes.coilOverBook} = ${inchText(ring)} in across.`],
    warnings:
      book.binding?.id === 'wire-o' && ring > binderySizes.widestWire
        ? [`Wire is made up to about ${binderySizes.widestWire} in. Split the book, or choose a coil.`]
        : [],
    from: [blockArithmetic, ...caliperSources(book), binderyPractice],
  });
}

function spined(book: Book): Sum {
  const isCase = book.binding?.id === 'case-bound';
  const missing = missingText(book.unread, needs(book, !isCase), 'get the spine');
  const spine = spineOf(book);
  if (missing || !spine) return sumOf('spine', TITLE, { missing });
  // The page rule explains counts that can't be bound, and which ones can.
  if (!spine.ok) return sumOf('spine', TITLE, { lines: [NEEDS_RULE], from: [blockArithmetic] });
  const { spine: width, next32nd, terms } = spine.value;
  const advice = spineAdvice(width, !isCase);
  return sumOf('spine', TITLE, {
    headline: `${inchText(width)} in`,
    detail: `about ${fractionText(next32nd)} in`,
    lines: [
      `${terms.map(({ formula }) => formula).join(' + ')} = ${inchText(width)} in.`,
      ...(advice === undefined ? [] : [advice]),
      isCase
        ? 'Hinge and turn-in are extra: ask the binder for a template.'
        : `Some printers add ${binderySizes.glue} in for glue.`,
    ],
    warnings: isCase ? [] : coverWarnings(book, width),
    from: [
      ...terms.map(({ from }) => from),
      ...caliperSources(book),
      binderyPractice,
      ...(isCase ? [] : [glueAllowance]),
    ],
  });
}

/** How the sizes of a soft cover contradict those of the text. @param spine inches */
export const coverWarnings = (book: Book, spine: number): string[] => [
  ...trimWarnings(book),
  ...coverFlatWarnings(book, spine),
];

/** Text and cover of a soft cover are trimmed together. */
function trimWarnings({ trim, cover }: Book): string[] {
  const outer = cover?.finished;
  if (!trim || !outer || (isNear(outer.width, trim.width) && isNear(outer.height, trim.height))) return [];
  return [
    `The cover is ${sizeText(outer.width, outer.height)} in, the text ${sizeText(trim.width, trim.height)} in. They are trimmed together, so both have one size.`,
  ];
}

/** A flat cover is two covers and the spine; a cover with flaps is wider. */
function coverFlatWarnings({ trim, cover, boundOn }: Book, spine: number): string[] {
  if (!trim || !cover?.flat || cover.pages !== 4 || boundOn === 'top') return [];
  const width = 2 * trim.width + spine;
  if (isNear(cover.flat.width, width)) return [];
  const around =
    spine > 0 ? `2 × ${inchText(trim.width)} + ${inchText(spine)}` : `2 × ${inchText(trim.width)}`;
  return [`The flat cover is ${inchText(cover.flat.width)} in wide; ${around} = ${inchText(width)} in.`];
}
