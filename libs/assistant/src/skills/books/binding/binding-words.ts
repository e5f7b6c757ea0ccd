import { bindings, type Binding, type BindingId } from '@printpartner/print-knowledge/binding';
import { countText } from '@printpartner/print-knowledge/figures';
import { sizeText } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { ChatSpecValues } from '@printpartner/contracts/types';
import type { Citation } from '../../skill.ts';

export function bindingOf(id: BindingId): Binding {
  const binding = bindings.rows.find((row) => row.id === id);
  if (!binding) throw new RangeError(`Unknown binding: ${id}`);
  return binding;
}

const spoken: Readonly<Record<BindingId, string>> = {
  'saddle-stitch': 'saddle stitch',
  'spiral-coil': 'spiral coil',
  'wire-o': 'Wire-O',
  'perfect-bound': 'perfect binding',
  layflat: 'layflat',
  'case-bound': 'case binding (hardcover)',
  'thread-sewn': 'thread sewing',
};

/** Name within a sentence: `perfect binding`. */
export const nameOf = (id: BindingId): string => spoken[id];

/** Name at the start of a sentence: `Perfect binding`. */
export const NameOf = (id: BindingId): string => capital(spoken[id]);

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `8–92 pages`. */
export const rangeOf = ({ minPages, maxPages }: Binding): string =>
  `${minPages}–${countText(maxPages)} pages`;

export const bindingCite = (id: BindingId): Citation => ({
  entry: bindingOf(id).name,
  place: 'Binding Options',
});

export const allBindings: Citation = { entry: 'Binding Methods', place: 'Booklets' };

export const bindingTipsCite: Citation = { entry: 'Tips for every binding', place: 'Binding Options' };

/** `a, b and c`. */
export function listed(texts: readonly string[], link = 'and'): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${link} ${texts.at(-1)}`;
}

/** What the booklet form offers; it has no layflat and no sewing. */
const inForm: Readonly<Partial<Record<BindingId, string>>> = {
  'saddle-stitch': 'Saddle Stitch',
  'perfect-bound': 'Perfect Bound',
  'spiral-coil': 'Spiral Coil',
  'wire-o': 'Wire-O',
  'case-bound': 'Case Bound',
};

/** Fields of the booklet form for a binding and its page count. */
export function bookletSpecs(
  id: BindingId,
  {
    pages,
    cover,
    size,
    textStock,
    coverStock,
  }: {
    pages?: number;
    cover?: 'self' | 'plus';
    /** Size of a finished page. */
    size?: TrimSize | undefined;
    textStock?: string;
    coverStock?: string;
  },
): ChatSpecValues | undefined {
  const bindingType = inForm[id];
  if (bindingType === undefined) return undefined;
  const hasCover = id !== 'saddle-stitch' || cover === 'plus';
  const values: Record<string, string> = { bindingType };
  if (cover || hasCover) values.coverType = hasCover ? 'plus' : 'self';
  if (pages !== undefined) values[hasCover ? 'insideCoverPageCount' : 'pageCount'] = String(pages);
  if (size)
    values[hasCover ? 'bookletTextFinishedSize' : 'textFinishedSize'] =
      `${sizeText(size.width, size.height)} in`;
  if (textStock) values.textStock = textStock;
  if (coverStock && hasCover) values.coverStock = coverStock;
  return { form: 'booklet', values };
}

export const withSpecs = (specs: ChatSpecValues | undefined) => (specs ? { specs } : {});
