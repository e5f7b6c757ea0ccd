import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH } from '@printpartner/print-knowledge/measure';
import { answers, asks, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bookStocks } from '../reading/book-papers.ts';
import { caliperDivisor, caliperFactor, coverName } from '../reading/caliper-figures.ts';
import { spineLength } from '../reading/spine-length.ts';
import { isMetric } from '../booklets/booklet-sizes.ts';
import { bindingCite, listed } from './binding-words.ts';

const ASKS_PAGES =
  /\b(?:how many|number of|what) (?:\w+ )?page|\bpages (?:of|on|for|in|fit)\b|\bpage ?count\b/;
/** `50# offset fit 1/2 inch spine`. */
const FITS = /\b(?:fits?|fills?|makes?|gives?|for)\b/;

/** `how many pages for a 1/2 in spine on 60# offset`. */
export const spinePages: Skill = {
  id: 'spine-pages',
  answer(question) {
    const { text, pages } = bookQuestionOf(question);
    if (
      !/\bspines?\b/.test(text) ||
      pages !== undefined ||
      !(ASKS_PAGES.test(text) || (question.values.papers.length > 0 && FITS.test(text)))
    )
      return undefined;
    const spine = spineLength(text);
    if (spine === undefined) return undefined;
    const stocks = bookStocks(question);
    if (stocks === 'unknown')
      return asks('What is the caliper of the text paper, in inches or pages per inch?');
    const cover = 2 * stocks.cover.stock.caliperIn;
    const spineText = isMetric(text)
      ? `${rounded(spine * MM_IN_INCH, 1)} mm (${rounded(spine, 3)} in)`
      : `${rounded(spine, 3)} in`;
    const coverWorking = `2 × ${caliperFactor(stocks.cover)}`;
    const fits = stocks.bodies.map((body) => ({
      body,
      stock: body.stock,
      pages: 2 * Math.round((spine - cover) / body.stock.caliperIn),
      bare: 2 * Math.round(spine / body.stock.caliperIn),
    }));
    if (fits.some((one) => one.pages < 2)) return undefined;
    return answers(
      `A spine of ${spineText} takes ${listed(
        fits.map((one) => `**about ${countText(one.pages)} pages** of ${one.stock.name}`),
        'or',
      )} with a ${coverName(stocks.cover)} (${listed(
        fits.map((one) => countText(one.bare)),
        'or',
      )} without one): (spine − 2 × cover caliper) ÷ text caliper × 2.`,
      [bindingCite('perfect-bound')],
      {
        workings: fits.map((one) => ({
          title: `Pages in a spine of ${spineText}, ${one.stock.name}`,
          steps: [
            {
              label: 'Pages',
              working: `(${rounded(spine, 4)} − ${coverWorking}) ÷ ${caliperDivisor(one.body)} × 2`,
              result: `${countText(one.pages)} pages`,
            },
          ],
          assumed: stocks.hasTypedCover ? [] : [`Cover stock: ${stocks.cover.stock.name}.`],
        })),
      },
    );
  },
};
