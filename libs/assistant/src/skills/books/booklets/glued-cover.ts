import { perfectBoundSpine } from '@printpartner/print-knowledge/binding';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { decimalText } from '@printpartner/spec-sheet/arithmetic';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bookStocks } from '../reading/book-papers.ts';
import { bindingCite } from '../binding/binding-words.ts';

/** Flat cover of a perfect-bound book with its spine, where the pages are known. */
export function gluedCover(question: Question, { width, height }: TrimSize): Draft | undefined {
  const { ids, pages, text } = bookQuestionOf(question);
  if (pages === undefined || ids.length > 1) return undefined;
  const isBook = ids.length === 0 && pages >= 32 && /\bbooks?\b/.test(text) && /\bcover\b/.test(text);
  if (!isBook && !ids.includes('perfect-bound')) return undefined;
  const stocks = bookStocks(question);
  if (stocks === 'unknown') return undefined;
  const even = Math.ceil(pages / 2) * 2;
  const { cover } = stocks;
  const covers = stocks.bodies.flatMap(({ stock, isTyped }) => {
    const outcome = perfectBoundSpine({
      pages: even,
      textCaliper: stock.caliperIn,
      coverCaliper: cover.stock.caliperIn,
    });
    return outcome.ok ? [{ stock, isTyped, spine: outcome.value.spine }] : [];
  });
  if (covers.length === 0) return undefined;
  const sizes = covers.map(
    ({ stock, spine }) =>
      `**${decimalText(Number(rounded(2 * width + spine, 3)))} × ${decimalText(height)} in** on ${stock.name} (2 × ${decimalText(width)} + a spine of ${rounded(spine, 3)} in)`,
  );
  return answers(
    `The flat cover of ${countText(even)} pages is ${sizes.join(' or ')}, with a ${cover.stock.name} cover; bleed is extra. Have the printer confirm the spine.`,
    [bindingCite('perfect-bound')],
    {
      workings: covers.map(({ stock, isTyped, spine }) => ({
        title: `Flat cover, ${stock.name}`,
        steps: [
          {
            label: 'Spine',
            working: `${even} ÷ 2 × ${stock.caliperIn.toFixed(4)} + 2 × ${cover.stock.caliperIn.toFixed(4)}`,
            result: `${rounded(spine, 4)} in`,
          },
          {
            label: 'Width',
            working: `2 × ${decimalText(width)} + ${rounded(spine, 4)}`,
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
