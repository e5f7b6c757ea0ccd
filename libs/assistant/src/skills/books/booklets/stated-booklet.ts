import { limitText, leastFraction } from '@printpartner/print-knowledge/limits';
import { nextPageCount } from '@printpartner/print-knowledge/binding';
import { countText } from '@printpartner/print-knowledge/figures';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import { addressOf, opening } from '@printpartner/print-search/answers';
import { answers, type Skill } from '../../skill.ts';
import { alternatives } from '../binding/binding-fit.ts';
import { bindingCite, bindingOf, bookletSpecs, rangeOf, withSpecs } from '../binding/binding-words.ts';
import { innerMarginOf } from '../binding/margins.ts';
import { bookQuestionOf } from '../reading/book-question.ts';

const STATES =
  /^(?:(?:hi|hello|hey|ok|so|well)\b[, ]*)*(?:i|we|my \w+|our \w+|it)(?:'m|'re|'s|'ve| am| are| is| have| has)?\b[\w ]{0,24}\b(?:making|printing|doing|designing|working on|laying out|planning|producing|creating|have|has|got|is|are)\b/;
const BOOKLET = /\b(?:booklets?|programs?|catalogs?|magazines?|newsletters?|zines?|manuals?|books?)\b/;
const ASKS =
  /\?|\b(?:what|which|how|can|could|should|would|will|does|do|why|when|who|where|costs?|prices?|quote|mail\w*|postage|weighs?|spine|creep|paper|stock|coat\w*|envelopes?)\b/;

/** `what should I check`, of a booklet that is only stated. */
export const asksChecks = (text: string): boolean =>
  /\bwhat (?:else )?(?:should|do|must|would) (?:i|we|you) (?:have to |need to )?(?:check|double[- ]check|watch|look|mind|keep in mind|be careful)\b/.test(
    text,
  );

const margins = `Keep an inner margin of ${innerMarginOf('saddle-stitch') ?? '1/2 in'}, and page numbers ${limitText('page-number')} from the face, because creep pushes inner pages out.`;

/** `I'm making a 24-page booklet, 8.5x11`: the checks of a job that is only stated, before anything is asked about it. */
export const statedBooklet: Skill = {
  id: 'stated-booklet',
  answer(question) {
    const { text, ids, rejected, pages, counts, cover } = bookQuestionOf(question);
    if (pages === undefined || counts.length > 1 || rejected.length > 0 || !BOOKLET.test(text))
      return undefined;
    const isChecked = asksChecks(text) && ids.every((id) => id === 'saddle-stitch');
    if (!isChecked && (ids.length > 0 || !STATES.test(text) || ASKS.test(text))) return undefined;
    const saddle = bindingOf('saddle-stitch');
    const count = nextPageCount(pages, saddle.pageMultiple);
    if (!count.ok) return undefined;
    const { next, add } = count.value;
    const size = question.values.sizes[0];
    const cites = [bindingCite('saddle-stitch'), { entry: 'Fix the page count first' }];
    const sized = size
      ? ` Finished size ${sizeText(size.width, size.height)} in, bound on the ${inchText(size.height)} in side: a spread is ${sizeText(2 * size.width, size.height)} in, plus ${leastFraction('bleed')} bleed on each edge.`
      : '';
    const others = alternatives('saddle-stitch', pages);
    if (pages > saddle.maxPages)
      return answers(
        `**${countText(pages)} pages are too many for saddle stitch** (${rangeOf(saddle)}). ${others}${sized}`,
        cites,
      );
    const counted =
      add === 0
        ? `**${countText(pages)} pages work for saddle stitch** (${rangeOf(saddle)}): a multiple of 4`
        : `**Make it ${next} pages for saddle stitch** (${rangeOf(saddle)}): the count must be a multiple of 4`;
    return answers(
      `${counted}, cover and blank pages included.${isChecked ? ` ${margins}` : ''}${others === '' ? '' : ` ${others.replace(/ instead\.$/, ', too.')}`}${sized}`,
      cites,
      {
        workings: [
          {
            title: `${countText(pages)} pages, saddle stitched`,
            steps: [
              {
                label: 'Next count',
                working: `${pages} rounded up to a multiple of 4`,
                result: `${next} pages`,
              },
            ],
            assumed: ['Binding: saddle stitch.'],
            opens: addressOf(opening('page-count', { pages: String(pages), binding: 'saddle-stitch' })),
          },
        ],
        ...withSpecs(bookletSpecs('saddle-stitch', { pages: next, cover: cover ?? 'self', size })),
      },
    );
  },
};
