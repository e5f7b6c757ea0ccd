import { provenanceOf, type Provenance } from '../figures/provenance.ts';
import type { BindingId } from './binding.ts';
import type { Statement } from '../figures/statement.ts';
import { bindings } from './bindings.ts';
import { pageCountFor } from './page-count.ts';

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
