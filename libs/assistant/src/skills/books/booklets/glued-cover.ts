import { perfectBoundSpine } from '@printpartner/print-knowledge/binding';
import { countText, rounded, decimalText } from '@printpartner/print-knowledge/figures';
import { inchText } from '@printpartner/print-knowledge/measure';
import { fileRules } from '@printpartner/print-knowledge/production';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bookStocks } from '../reading/book-papers.ts';
import { blockWorking, caliperFactor, coverName } from '../reading/caliper-figures.ts';
import { spineLength } from '../reading/spine-length.ts';
import { bindingCite } from '../binding/binding-words.ts';

const [{ bleedIn }] = fileRules.rows;

/** Inches of a flat cover, to a thousandth as its spine. */
const coverInches = (value: number): string => decimalText(value, 3);

/** `, **12.75 × 9.25 in** with 0.125 in of bleed on all four sides`. */
const withBleed = (width: number, height: number): string =>
  `**${coverInches(width + 2 * bleedIn)} × ${coverInches(height + 2 * bleedIn)} in** with ${bleedIn} in of bleed on all four sides`;

/** Flat cover of a page size with a spine that the question gives. */
function ofSpine({ width, height }: TrimSize, spine: number): Draft {
  const flat = 2 * width + spine;
  return answers(
    `The flat cover is **${coverInches(flat)} × ${coverInches(height)} in** trimmed (2 × ${inchText(width)} + a spine of ${coverInches(spine)} in), and the file is ${withBleed(flat, height)}. Have the printer confirm the spine before you set it.`,
    [bindingCite('perfect-bound'), { entry: 'Bleed on every side', place: 'Booklets' }],
    {
      workings: [
        {
          title: 'Flat cover',
          steps: [
            {
              label: 'Width',
              working: `2 × ${inchText(width)} + ${coverInches(spine)}`,
              result: `${coverInches(flat)} in`,
            },
            {
              label: 'Width with bleed',
              working: `${coverInches(flat)} + 2 × ${bleedIn}`,
              result: `${coverInches(flat + 2 * bleedIn)} in`,
            },
            {
              label: 'Height with bleed',
              working: `${inchText(height)} + 2 × ${bleedIn}`,
              result: `${coverInches(height + 2 * bleedIn)} in`,
            },
          ],
          assumed: [`Bleed: ${bleedIn} in on all four sides.`],
        },
      ],
    },
  );
}

/** Flat cover of a perfect-bound book with its spine, where the spine or the pages are known. */
export function gluedCover(question: Question, { width, height }: TrimSize): Draft | undefined {
  const { ids, pages, text } = bookQuestionOf(question);
  if (ids.length > 1) return undefined;
  const typedSpine = spineLength(text);
  if (typedSpine !== undefined && ids.every((id) => id === 'perfect-bound'))
    return ofSpine({ width, height }, typedSpine);
  if (pages === undefined) return undefined;
  const isBook =
    ids.length === 0 && pages >= 32 && /\bbooks?\b/.test(text) && /\b(?:cover|wrap)\b/.test(text);
  if (!isBook && !ids.includes('perfect-bound')) return undefined;
  const stocks = bookStocks(question);
  if (stocks === 'unknown') return undefined;
  const even = Math.ceil(pages / 2) * 2;
  const { cover } = stocks;
  const covers = stocks.bodies.flatMap((body) => {
    const { stock, isTyped } = body;
    const outcome = perfectBoundSpine({
      pages: even,
      textCaliper: stock.caliperIn,
      coverCaliper: cover.stock.caliperIn,
    });
    return outcome.ok ? [{ body, stock, isTyped, spine: outcome.value.spine }] : [];
  });
  if (covers.length === 0) return undefined;
  const hasBleed = /\bbleeds?\b/.test(text);
  const sizes = covers.map(
    ({ stock, spine }) =>
      `**${coverInches(2 * width + spine)} × ${inchText(height)} in** on ${stock.name} (2 × ${inchText(width)} + a spine of ${rounded(spine, 3)} in)${hasBleed ? `, ${withBleed(2 * width + spine, height)}` : ''}`,
  );
  return answers(
    `The flat cover of ${countText(even)} pages is ${sizes.join(' or ')}, with a ${coverName(cover)}${hasBleed ? '' : '; bleed is extra'}. Have the printer confirm the spine.`,
    [bindingCite('perfect-bound')],
    {
      workings: covers.map(({ body, stock, isTyped, spine }) => ({
        title: `Flat cover, ${stock.name}`,
        steps: [
          {
            label: 'Spine',
            working: `${blockWorking(even, body)} + 2 × ${caliperFactor(cover)}`,
            result: `${rounded(spine, 4)} in`,
          },
          {
            label: 'Width',
            working: `2 × ${inchText(width)} + ${rounded(spine, 4)}`,
            result: `${rounded(2 * width + spine, 4)} in`,
          },
        ],
        assumed: [
          ...(isBook ? ['Binding: perfect bound.'] : []),
          ...(isTyped ? [] : [`Text stock: ${stock.name}.`]),
          ...(cover.isTyped ? [] : [`Cover stock: ${cover.stock.name}.`]),
        ],
      })),
    },
  );
}
