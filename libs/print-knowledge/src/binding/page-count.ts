import { countText } from '../figures/number-text.ts';
import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { provenanceOf, type Provenance, type Statement } from '../figures/provenance.ts';
import type { Binding, BindingId } from './binding.ts';
import { bindings } from './bindings.ts';

export interface PageCount {
  /** The next allowed count, at or above. */
  next: number;
  /** The previous allowed count, at or below; 0 if there is none. */
  previous: number;
  /** Pages to add to reach `next`. */
  add: number;
  /** Pages to cut to reach `previous`. */
  cut: number;
}

const MAX_PAGES = 1000;

/** Validates a page count: a whole number from 1 to 1,000. */
export function checkPages(pages: number): Outcome<number> {
  if (!Number.isInteger(pages) || pages < 1) return noAnswer('Pages must be a whole number, 1 or more.');
  if (pages > MAX_PAGES) return noAnswer(`No binding holds more than ${countText(MAX_PAGES)} pages.`);
  return answer(pages);
}

/** The counts around `pages` that are multiples of `multiple`: ceil(n / multiple) × multiple, and the one below. */
export function nextPageCount(pages: number, multiple: number): Outcome<PageCount> {
  const checked = checkPages(pages);
  if (!checked.ok) return checked;
  const next = Math.ceil(pages / multiple) * multiple;
  const previous = Math.floor(pages / multiple) * multiple;
  return answer({ next, previous, add: next - pages, cut: pages - previous });
}

/**
 * The counts around `pages` that a binding takes: its minimum if `pages` is below it, no answer above its maximum.
 * `previous` is 0 where cutting would fall below the minimum.
 */
export function pageCountFor(binding: Binding, pages: number): Outcome<PageCount> {
  const { name, minPages, maxPages, pageMultiple } = binding;
  const counts = nextPageCount(pages, pageMultiple);
  if (!counts.ok) return counts;
  if (pages > maxPages) return noAnswer(`${name} takes up to ${countText(maxPages)} pages.`);
  if (pages < minPages) return answer({ next: minPages, previous: 0, add: minPages - pages, cut: 0 });
  const { next, previous, add, cut } = counts.value;
  return answer(previous < minPages ? { next, add, previous: 0, cut: 0 } : { next, previous, add, cut });
}

/** The count nearest to `pages` that a binding takes, rounded up. */
export function pagesWithin({ minPages, maxPages, pageMultiple }: Binding, pages: number): number {
  return Math.min(maxPages, Math.max(minPages, Math.ceil(pages / pageMultiple) * pageMultiple));
}

/**
 * Note for a page count that the binding's range or page rule excludes; undefined if it fits or isn't a page count.
 */
export function rangeNoteFor(id: BindingId, pages: number): Statement | undefined {
  const binding = bindings.rows.find((row) => row.id === id);
  if (!binding || !Number.isInteger(pages) || pages < 1) return undefined;
  const { name, minPages, maxPages, pageMultiple } = binding;
  const count = pageCountFor(binding, pages);
  if (!count.ok || pages < minPages)
    return noted(
      `This guide lists ${name} at ${minPages}–${countText(maxPages)} pages. For ${countText(pages)}, ask the printer.`,
      provenanceOf(bindings, id, 'maxPages'),
    );
  const { next, previous, add } = count.value;
  if (add === 0) return undefined;
  return noted(
    `This guide lists ${name} with page counts divisible by ${pageMultiple}: use ${previous > 0 ? `${previous} or ${next}` : next}, not ${pages}.`,
    provenanceOf(bindings, id, 'pageMultiple'),
  );
}

const noted = (text: string, from: Provenance | undefined): Statement | undefined => from && { text, from };
