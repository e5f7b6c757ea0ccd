import { countText } from '@printpartner/print-knowledge/figures';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bindingCite } from './binding-words.ts';

const SHEETS = /\b(?:how many|number of|what) (?:\w+ ){0,3}(?:sheets?|lea(?:f|ves)|pieces of paper)\b/;
const PAGES = /\bhow many (?:\w+ ){0,2}pages?\b/;
const DIFFERENCE = /\b(?:sheets?|lea(?:f|ves))\b/;

/** `how many sheets in a 64-page booklet`, `is a sheet two pages or four`, `30 leaves in pages`. */
export const sheetsAndLeaves: Skill = {
  id: 'sheets-and-leaves',
  answer(question) {
    const { text, pages, assumed, ids, cover } = bookQuestionOf(question);
    if (
      /\b(?:press sheet|parent|up on|out of|press form|signatures?|weighs?|gsm|thick\w*|caliper|carton|skid|ream|cost)\b/.test(
        text,
      )
    )
      return undefined;
    if (pages !== undefined && assumed.length > 0 && (PAGES.test(text) || /\b(?:in|to) pages\b/.test(text)))
      return answers(`**${countText(pages)} pages.** ${assumed.join(' ')}`, [bindingCite('saddle-stitch')]);
    if (pages !== undefined && assumed.length === 0 && SHEETS.test(text))
      return ofPages(
        pages,
        ids.some((id) => id !== 'saddle-stitch'),
        text,
        question.values.quantity,
        cover === 'plus',
      );
    const isDefinition =
      /\b(?:difference|vs\.?|versus|what (?:is|are|counts)|mean\w*|count\w*|same as)\b/.test(text);
    if (/\bwhat (?:is|are) (?:a )?(?:leaf|leaves)\b/.test(text)) return about();
    if (isDefinition && DIFFERENCE.test(text) && /\bpages?\b/.test(text) && pages === undefined)
      return about();
    return undefined;
  },
};

function ofPages(pages: number, isLeaves: boolean, text: string, copies = 1, hasCover = false): Draft {
  const leaves = Math.ceil(pages / 2);
  const folded = Math.ceil(pages / 4);
  if (isLeaves || /\blea(?:f|ves)\b/.test(text))
    return answers(`**${countText(leaves)} leaves**: each leaf has two pages, ${countText(pages)} ÷ 2.`, [
      bindingCite('perfect-bound'),
    ]);
  if (hasCover)
    return answers(
      `**${countText(folded + 1)} folded sheets** if it is saddle stitched: ${countText(pages)} ÷ 4 = ${countText(folded)} of text, because a sheet folded once has four pages, and 1 of cover.${copies > 1 ? ` For ${countText(copies)} copies: **${countText(copies * folded)} of text and ${countText(copies)} of cover**, without overs.` : ''}`,
      [{ entry: 'Planning & Strategy', place: 'Booklets' }, bindingCite('saddle-stitch')],
    );
  return answers(
    `**${countText(folded)} folded sheets** if it is saddle stitched: ${countText(pages)} ÷ 4, because a sheet folded once has four pages. As single leaves, for perfect, coil or Wire-O binding, it is ${countText(leaves)} leaves (${countText(pages)} ÷ 2).${copies > 1 ? ` For ${countText(copies)} copies: **${countText(copies * folded)} folded sheets**, without overs.` : ''}`,
    [{ entry: 'Planning & Strategy', place: 'Booklets' }, bindingCite('saddle-stitch')],
  );
}

const about = (): Draft =>
  answers(
    '**A page is one side.** A leaf has two pages, front and back; a sheet folded once, as in a saddle-stitched booklet, has four. An 8-page booklet is two folded sheets, and blank sides count as pages.',
    [{ entry: 'Planning & Strategy', place: 'Booklets' }, { entry: 'Fix the page count first' }],
  );
