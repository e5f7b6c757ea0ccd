import { provenanceOf, type Provenance, type Footnotes } from '@printpartner/print-knowledge/figures';
import {
  millTolerance,
  paperWeights,
  type CaliperFinish,
  type PaperWeight,
} from '@printpartner/print-knowledge/paper';
import { Cite } from '../../../ui/source-notes.tsx';
import { Length } from '../../../ui/length.tsx';

const finishes: readonly { id: CaliperFinish; name: string }[] = [
  { id: 'gloss', name: 'Gloss' },
  { id: 'silk', name: 'Silk' },
  { id: 'uncoated', name: 'Uncoated' },
];

const PIXELS_PER_INCH = 960;

/** Sources of a paper's calipers. */
export const caliperSources = (paper: PaperWeight | undefined): Provenance[] =>
  finishes.flatMap(({ id }) =>
    paper?.[id] === undefined ? [] : (provenanceOf(paperWeights, paper.id, id) ?? []),
  );

/** Thickness of a paper by finish, drawn to scale. */
export function CaliperBars({ paper, notes }: { paper: PaperWeight | undefined; notes: Footnotes }) {
  const known = finishes.flatMap(({ id, name }) => {
    const caliper = paper?.[id];
    return caliper === undefined ? [] : [{ id, name, caliper }];
  });
  if (!paper || known.length === 0) {
    return (
      <p className="type-note text-ink-3">
        Weight doesn’t determine thickness: gloss is calendered thin, uncoated stays bulky. The guide lists no
        paper of this weight; ask the mill.
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
              <span aria-hidden style={{ height: caliper * PIXELS_PER_INCH }} className="bg-ink/85" />
              <span>
                <Length value={caliper} decimals={4} />
                <Cite notes={notes} from={provenanceOf(paperWeights, paper.id, id)} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="type-note mt-2 text-ink-3">
        Bars at one scale. Mill tolerance ±{millTolerance.share * 100}%
        <Cite notes={notes} from={millTolerance.from} />.
      </p>
    </div>
  );
}
