import { provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';
import {
  millTolerance,
  paperWeights,
  type CaliperFinish,
  type PaperWeight,
} from '@printpartner/print-knowledge/paper';
import type { Footnotes } from '../shell/footnotes.ts';
import { Cite } from '../shell/source-notes.tsx';

const finishes: readonly { id: CaliperFinish; name: string }[] = [
  { id: 'gloss', name: 'Gloss' },
  { id: 'silk', name: 'Silk' },
  { id: 'uncoated', name: 'Uncoated' },
];

const magnification = 10;
const pixelsPerInch = 96;

/** Where the calipers of a paper come from. */
export const caliperSources = (paper: PaperWeight | undefined): Provenance[] =>
  finishes.flatMap(({ id }) =>
    paper?.[id] === undefined ? [] : (provenanceOf(paperWeights, paper.id, id) ?? []),
  );

/** How thick a paper is by finish, ten times enlarged; weight alone does not say it. */
export function CaliperBars({ paper, notes }: { paper: PaperWeight | undefined; notes: Footnotes }) {
  const known = finishes.flatMap(({ id, name }) => {
    const caliper = paper?.[id];
    return caliper === undefined ? [] : [{ id, name, caliper }];
  });
  if (!paper || known.length === 0) {
    return (
      <p className="type-note text-ink-3">
        Thickness does not follow from weight: gloss is pressed thin, uncoated stays bulky. No sheet of this
        weight is in the guide; ask the mill.
      </p>
    );
  }
  return (
    <div>
      <h3 className="type-label">Thickness of {paper.weight} depends on finish</h3>
      <dl className="type-data mt-1.5 grid gap-2">
        {known.map(({ id, name, caliper }) => (
          <div key={id} className="grid grid-cols-[4.75rem_minmax(0,1fr)_auto] items-center gap-3">
            <dt>{name}</dt>
            <dd className="contents">
              <span
                aria-hidden
                style={{ height: caliper * magnification * pixelsPerInch }}
                className="bg-ink/85"
              />
              <span>
                {caliper.toFixed(4)} in
                <Cite notes={notes} from={provenanceOf(paperWeights, paper.id, id)} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="type-note mt-2 text-ink-3">
        Drawn at {magnification} ×. Mills hold it to ±{millTolerance.share * 100} %
        <Cite notes={notes} from={millTolerance.from} />.
      </p>
    </div>
  );
}
