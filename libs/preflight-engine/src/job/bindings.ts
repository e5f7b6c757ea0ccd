import type { JobSpec } from './job-spec.ts';

/** What a binding asks of the pages. */
type BindingRule = Pick<JobSpec, 'pageMultiple' | 'bindingName' | 'trimIs'>;

const sheets = (bindingName: string): BindingRule => ({ pageMultiple: 4, bindingName });
const leaves = (bindingName: string): BindingRule => ({ pageMultiple: 2, bindingName });

export const saddleStitch = sheets('Saddle Stitch');

/** Bindings by the names that printers use; the first of a line is the one to show. */
const bindings: readonly (readonly [names: readonly string[], rule: BindingRule])[] = [
  [['saddle', 'saddle-stitch', 'stapled'], saddleStitch],
  [['perfect', 'perfect-bound'], leaves('Perfect Bound')],
  [['coil', 'spiral', 'spiral-coil'], leaves('Spiral Coil')],
  [['wire-o', 'wireo', 'wire'], leaves('Wire-O')],
  [['comb', 'plastic-comb'], leaves('Plastic Comb')],
  [['side-stitch', 'side'], leaves('Side Stitched')],
  [['layflat', 'lay-flat'], leaves('Layflat')],
  [['case', 'case-bound', 'hardcover'], sheets('Case Bound/Hardcover')],
  [['sewn', 'thread-sewn'], sheets('Custom/Thread sewn')],
  // The trim may be the flat sheet or what it is folded to.
  [['folded', 'fold'], { trimIs: 'finished' }],
  [['none', 'flat'], {}],
];

/** One name of each binding. */
export const bindingNames: readonly string[] = bindings.flatMap(([names]) => names.slice(0, 1));

/** The rule of a binding as a printer would name it, such as `saddle`, `Saddle Stitch` or `wire-o`; undefined if unknown. */
export function bindingRule(name: string): BindingRule | undefined {
  const wanted = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return bindings.find(([names]) => names.includes(wanted))?.[1];
}
