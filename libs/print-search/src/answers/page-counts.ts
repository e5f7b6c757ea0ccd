import { bindings, pageArithmetic, pageCountFor } from '@printpartner/print-knowledge/binding';
import { countText, provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';
import { bindingIdsOf } from '@printpartner/spec-sheet/job';
import { opening, type Answer } from './answer.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'saddle stitch stitched stitching perfect bound binding spiral coil wire wiro wireo case hardcover hard layflat thread',
  'o sewn smyth book booklet catalog manual page multiple divisible nearest next ok okay possible allowed number take selfcover bind',
);

/** `18 pages saddle stitch`: the nearest count that a binding takes. */
export function pageCounts(query: Query): readonly Answer[] {
  const { pages, papers, quantity, ounces, sizes, text } = query;
  const [id, ...others] = bindingIdsOf(text);
  const binding = bindings.rows.find((row) => row.id === id);
  if (!binding || others.length > 0 || pages === undefined || papers.length > 0 || sizes.length > 1)
    return [];
  if ((quantity ?? ounces) !== undefined || !hasOnly(query, known)) return [];
  const count = pageCountFor(binding, pages);
  if (!count.ok) return [];
  const { name, pageMultiple, minPages, maxPages } = binding;
  const { next, previous, add, cut } = count.value;
  const change =
    add === 0 ? 'no change needed' : `add ${add}${previous === 0 ? '' : `, or cut ${cut} to ${previous}`}`;
  const rules: readonly (Provenance | undefined)[] = [
    provenanceOf(bindings, binding.id, 'pageMultiple'),
    provenanceOf(bindings, binding.id, 'maxPages'),
    pageArithmetic,
  ];
  return [
    {
      title: `${countText(pages)} pages, ${name.toLowerCase()}`,
      figure: `${countText(next)} pages`,
      arithmetic: `Divisible by ${pageMultiple}, ${minPages}–${countText(maxPages)} pages: ${change}`,
      assumed: [],
      sources: [...new Set(rules.filter((from) => from !== undefined))],
      opens: opening('page-count', { pages: String(pages), binding: binding.id }),
    },
  ];
}
