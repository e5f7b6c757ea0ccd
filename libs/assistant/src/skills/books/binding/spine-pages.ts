import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { answers, asks, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bookStocks } from '../reading/book-papers.ts';
import { spineLength } from '../reading/spine-length.ts';
import { bindingCite, listed } from './binding-words.ts';

/** `how many pages for a 1/2 in spine on 60# offset`. */
export const spinePages: Skill = {
  id: 'spine-pages',
  answer(question) {
    const { text, pages } = bookQuestionOf(question);
    if (
      !/\bspines?\b/.test(text) ||
      pages !== undefined ||
      !/\b(?:how many|number of|what) (?:\w+ )?page/.test(text)
    )
      return undefined;
    const spine = spineLength(text);
    if (spine === undefined) return undefined;
    const stocks = bookStocks(question);
    if (stocks === 'unknown')
      return asks('What is the caliper of the text paper, in inches or pages per inch?');
    const cover = 2 * stocks.cover.stock.caliperIn;
    const fits = stocks.bodies.map(({ stock }) => ({
      stock,
      pages: 2 * Math.round((spine - cover) / stock.caliperIn),
      bare: 2 * Math.round(spine / stock.caliperIn),
    }));
    if (fits.some((one) => one.pages < 2)) return undefined;
    return answers(
      `A spine of ${rounded(spine, 3)} in takes ${listed(
        fits.map((one) => `**about ${countText(one.pages)} pages** of ${one.stock.name}`),
        'or',
      )} with a ${stocks.cover.stock.name} cover (${listed(
        fits.map((one) => countText(one.bare)),
        'or',
      )} without one): (spine − 2 × cover caliper) ÷ text caliper × 2.`,
      [bindingCite('perfect-bound')],
      {
        workings: fits.map((one) => ({
          title: `Pages in a spine of ${rounded(spine, 3)} in, ${one.stock.name}`,
          steps: [
            {
              label: 'Pages',
              working: `(${rounded(spine, 4)} − ${rounded(cover, 4)}) ÷ ${one.stock.caliperIn.toFixed(4)} × 2`,
              result: `${countText(one.pages)} pages`,
            },
          ],
          assumed: stocks.hasTypedCover ? [] : [`Cover stock: ${stocks.cover.stock.name}.`],
        })),
      },
    );
  },
};
