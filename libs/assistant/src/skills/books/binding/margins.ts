import { bookletMargins, type BookletMargin } from '@printpartner/print-knowledge/booklets';
import type { BindingId } from '@printpartner/print-knowledge/binding';
import { limitText, limitWords } from '@printpartner/print-knowledge/limits';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { answers, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bindingCite, capital, nameOf } from './binding-words.ts';
import { asksMargin } from './binding-intents.ts';

const marginIds: Readonly<Partial<Record<BindingId, string>>> = {
  'saddle-stitch': 'inner-saddle',
  'perfect-bound': 'inner-perfect',
  'spiral-coil': 'inner-coil',
  'wire-o': 'inner-coil',
};

const marginOf = (id: string): BookletMargin | undefined => bookletMargins.rows.find((row) => row.id === id);

/** `5/8 to 3/4 in (0.625 to 0.75 in)`. */
export function marginText({ minIn, maxIn }: BookletMargin): string {
  if (maxIn !== undefined)
    return `${fractionText(minIn)} to ${fractionText(maxIn)} in (${minIn} to ${maxIn} in)`;
  return `${fractionText(minIn)} in (${minIn} in)`;
}

/** Inner margin of a binding; undefined where the guides give none. */
export function innerMarginOf(id: BindingId): string | undefined {
  const margin = marginOf(marginIds[id] ?? '');
  return margin && marginText(margin);
}

const also: Readonly<Partial<Record<BindingId, string>>> = {
  'spiral-coil': 'Holes are punched there.',
  'wire-o': 'Holes are punched there.',
  'perfect-bound': 'The glued spine doesn’t open flat.',
  'saddle-stitch': `Keep page numbers ${limitText('page-number')} from the face, because creep pushes inner pages out.`,
  layflat:
    'images run across both pages with nothing lost in the gutter; our guide gives no inner margin for it.',
  'case-bound': 'The hinge of a case takes 3/8 in; ask the binder for a template.',
};

const FOLIO =
  /\b(?:page numbers?|folios?)\b.*\b(?:close|far|near|edge|face|position|place\w*|distance|margin|trim|put|away|where)\b|\b(?:close|far|near|distance|margin|where|put|place)\b.*\b(?:page numbers?|folios?)\b/;

/** `gutter for perfect binding`, `how far from the coil holes`, `calendar binding margin`. */
export const bindingMargins: Skill = {
  id: 'binding-margins',
  answer(question) {
    const { ids, named, text } = bookQuestionOf(question);
    const isFolio = FOLIO.test(text);
    if ((!asksMargin(text) && !isFolio) || /\b(?:envelope|postcard|business card|panel|fold)s?\b/.test(text))
      return undefined;
    if (/\bcalendars?\b/.test(text)) {
      const calendar = marginOf('calendar');
      return (
        calendar &&
        answers(
          `Leave **at least ${marginText(calendar)}** for the binding of a calendar: wire and hanger take the top edge.`,
          [{ entry: 'Binding margin of a calendar' }],
        )
      );
    }
    if (named.includes('side-stitch'))
      return answers(
        `Side stitching needs a bind margin of **${limitWords('gutter-side-stitch')}**, and the book doesn’t open well.`,
        [{ entry: 'Tips for every binding' }],
      );
    if (isFolio) return pageNumbers();
    if (ids.length > 0) return ofBindings(ids);
    if (/\bpunch\w*|\bholes?\b/.test(text) && !/\bdrill\w*|\bring\b|\bhang\w*|\bdoor\b/.test(text))
      return ofBindings(['spiral-coil', 'wire-o']);
    if (/\b(?:bind\w*|bound|booklet|book|gutter|inner|inside|catalog|magazine|crossover)s?\b/.test(text))
      return allMargins();
    return undefined;
  },
};

function pageNumbers() {
  const margin = marginOf('page-number');
  return (
    margin &&
    answers(
      `Keep page numbers **at least ${marginText(margin)}** from the face: creep pushes inner pages out.`,
      [{ entry: 'Page numbers to the face' }],
    )
  );
}

function ofBindings(ids: readonly BindingId[]) {
  const lines = ids.flatMap((id) => {
    const margin = innerMarginOf(id);
    const more = also[id] ?? '';
    if (margin) return [`Inner margin for ${nameOf(id)}: **${margin}** or more. ${more}`];
    return more === '' ? [] : [`${capital(nameOf(id))}: ${more}`];
  });
  if (lines.length === 0) return undefined;
  return answers(lines.join('\n\n').trim(), [
    { entry: 'Margins', place: 'Booklets' },
    ...ids.map((id) => bindingCite(id)),
  ]);
}

function allMargins() {
  const [saddle, perfect, coil] = ['inner-saddle', 'inner-perfect', 'inner-coil'].map(marginOf);
  const [safe, folio] = ['safe', 'page-number'].map(marginOf);
  if (!saddle || !perfect || !coil || !safe || !folio) return undefined;
  return answers(
    `The inner margin depends on the binding: **saddle stitch ${marginText(saddle)}, perfect bound ${marginText(perfect)}, coil and Wire-O ${marginText(coil)}**. On the other sides keep text ${marginText(safe)} from the trim and page numbers ${marginText(folio)} from the face.`,
    [{ entry: 'Margins', place: 'Booklets' }],
  );
}
