import { nextPageCount } from '@printpartner/print-knowledge/binding';
import { countText } from '@printpartner/print-knowledge/figures';
import { addressOf, opening } from '@printpartner/print-search/answers';
import { answers, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bindingCite, bookletSpecs, withSpecs } from './binding-words.ts';

const BOOKLET =
  /\b(?:booklets?|programs?|catalogs?|magazines?|newsletters?|zines?|brochures?|books?|page count)\b/;
const ASKS =
  /\b(?:multiples?|divisible|add|blanks?|ok|okay|works?|problem|possible|fix|round(?:ed)?|even|odd|allowed|wrong|what (?:do|should|can) i do|have to|need to (?:change|add|cut)|fit|legal|good|pad\w*|quoted|billed|rip\w*)\b/;
const OTHER =
  /\b(?:weigh\w*|mail\w*|papers?|stocks?|cost\w*|pric\w*|press|spine|thick\w*|creep|size|days|long|bind\w*|coat\w*|envelopes?|copies|files?)\b/;

/** `my booklet has 22 pages, is that OK`: no binding is named, so it is read as saddle stitched. */
export const bookletPages: Skill = {
  id: 'booklet-pages',
  answer(question) {
    const { text, ids, pages, counts, rejected } = bookQuestionOf(question);
    if (ids.length + rejected.length > 0 || pages === undefined || counts.length > 1) return undefined;
    if (!BOOKLET.test(text) || !ASKS.test(text) || OTHER.test(text)) return undefined;
    const count = nextPageCount(pages, 4);
    if (!count.ok) return undefined;
    const { next, previous, add, cut } = count.value;
    const verdict =
      add === 0
        ? `**Yes, ${countText(pages)} pages work**: they are a multiple of 4, as a saddle-stitched booklet needs.`
        : `**Make it ${previous > 0 ? `${previous} (cut ${cut}) or ` : ''}${next} pages (add ${add})** for a saddle-stitched booklet: a folded sheet has four pages, so the count must be a multiple of 4, cover and blank pages included.`;
    const others =
      pages % 2 === 0
        ? ' Coil, Wire-O and perfect binding take any even count.'
        : ' Coil, Wire-O and perfect binding need an even count.';
    return answers(
      `${verdict}${others}`,
      [bindingCite('saddle-stitch'), { entry: 'Fix the page count first' }],
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
        ...withSpecs(bookletSpecs('saddle-stitch', { pages: next, cover: 'self' })),
      },
    );
  },
};
