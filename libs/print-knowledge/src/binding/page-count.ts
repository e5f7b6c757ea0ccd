import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import type { Binding, BindingId } from './binding.ts';
import { provenanceOf, type Provenance, type Statement } from '../figures/provenance.ts';
import { bindings } from './bindings.ts';

export interface PageCount {
  /** The next count, at or above, that the rule allows. */
  next: number;
  /** The one before it, at or below; 0 where there is none. */
  previous: number;
  /** Blank or notes pages to reach `next`. */
  add: number;
  /** Pages to lose to come down to `previous`. */
  cut: number;
}

/** No book of the guide has more. */
const mostPages = 1000;

/** Reads a count of pages: a whole number from 1 to 1000. */
export function checkPages(pages: number): Outcome<number> {
  if (!Number.isInteger(pages) || pages < 1) return noAnswer('Pages are a whole number from 1 up.');
  if (pages > mostPages)
    return noAnswer(`No binding holds more than ${mostPages.toLocaleString('en-US')} pages.`);
  return answer(pages);
}

/** The counts around `pages` that are divisible by `multiple`: ceil(n / rule) × rule, and how far they are. */
export function nextPageCount(pages: number, multiple: number): Outcome<PageCount> {
  const checked = checkPages(pages);
  if (!checked.ok) return checked;
  const next = Math.ceil(pages / multiple) * multiple;
  const previous = Math.floor(pages / multiple) * multiple;
  return answer({ next, previous, add: next - pages, cut: pages - previous });
}

/**
 * The counts that a binding takes around `pages`: below its range the least it takes, above it none. `previous` is 0
 * where cutting would leave the range.
 */
export function pageCountFor(binding: Binding, pages: number): Outcome<PageCount> {
  const { name, minPages, maxPages, pageMultiple } = binding;
  const plain = nextPageCount(pages, pageMultiple);
  if (!plain.ok) return plain;
  if (pages > maxPages) return noAnswer(`${name} ends at ${maxPages.toLocaleString('en-US')} pages.`);
  if (pages < minPages) return answer({ next: minPages, previous: 0, add: minPages - pages, cut: 0 });
  const { next, previous, add, cut } = plain.value;
  return answer(previous < minPages ? { next, add, previous: 0, cut: 0 } : { next, previous, add, cut });
}

/** The count nearest to `pages` that a binding takes: within its range and by its rule, rounded up. */
export function pagesWithin({ minPages, maxPages, pageMultiple }: Binding, pages: number): number {
  return Math.min(maxPages, Math.max(minPages, Math.ceil(pages / pageMultiple) * pageMultiple));
}

/**
 * What the guide's range or page rule says against a count that a calculator has a figure for; undefined where the
 * binding takes it, or where it is no page count at all.
 */
export function rangeNoteFor(id: BindingId, pages: number): Statement | undefined {
  const binding = bindings.rows.find((row) => row.id === id);
  if (!binding || !Number.isInteger(pages) || pages < 1) return undefined;
  const { name, minPages, maxPages, pageMultiple } = binding;
  const count = pageCountFor(binding, pages);
  if (!count.ok || pages < minPages)
    return noted(
      `By this guide ${name} takes ${minPages}–${counted(maxPages)} pages, not ${counted(pages)}: ask the printer.`,
      provenanceOf(bindings, id, 'maxPages'),
    );
  const { next, previous, add } = count.value;
  if (add === 0) return undefined;
  return noted(
    `By this guide ${name} takes pages divisible by ${pageMultiple}: ${previous > 0 ? `${previous} or ${next}` : next}, not ${pages}.`,
    provenanceOf(bindings, id, 'pageMultiple'),
  );
}

const counted = (pages: number) => pages.toLocaleString('en-US');

function noted(text: string, from: Provenance | undefined): Statement | undefined {
  return from && { text, from };
}
