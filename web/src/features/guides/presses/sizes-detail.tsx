import type { ReactNode } from 'react';
import { provenanceOf, type Provenance, type Footnotes } from '@printpartner/print-knowledge/figures';
import {
  cutoffs,
  pressSheets,
  type Press,
  type PressId,
  type PressSheet,
} from '@printpartner/print-knowledge/press';
import { Length, Size } from '../../../ui/length.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { outlineOf, SizesDrawing } from './sizes-drawing.tsx';

const sheetsOf = (id: PressId): readonly PressSheet[] => pressSheets.rows.filter(({ press }) => press === id);

/** Sources of the listed sizes. */
export function sizesFrom(id: PressId): (Provenance | undefined)[] {
  return id === 'web'
    ? cutoffs.rows.map((row) => provenanceOf(cutoffs, row.id, 'lengthIn'))
    : sheetsOf(id).map((sheet) => provenanceOf(pressSheets, sheet.id, 'acrossIn'));
}

/** Common sheets of a press, or cutoffs of a web, drawn to scale and listed. */
export function SizesDetail({ press, notes }: { press: Press; notes: Footnotes }) {
  return (
    <figure className="mb-5">
      <div className="rounded-control bg-sunk p-4">
        <SizesDrawing press={press} between={sheetsOf(press.id).map((sheet) => outlineOf(sheet.id, sheet))} />
      </div>
      <figcaption data-unsearched className="type-note mt-2 text-ink-3">
        {press.webWidth
          ? 'To scale; ticks are inches. Dash-dot lines: common cutoffs.'
          : 'To scale; ticks are inches. Black: maximum and minimum sheet. Gray: common sheets.'}
      </figcaption>
      <p className="type-label mt-4">{press.webWidth ? 'Common cutoffs' : 'Common sheets'}</p>
      <ul className="type-data mt-1.5 flex flex-wrap gap-2">
        {press.id === 'web'
          ? cutoffs.rows.map(({ id, lengthIn }) => (
              <Chip key={id}>
                <Length value={lengthIn} />
                <Cite notes={notes} from={provenanceOf(cutoffs, id, 'lengthIn')} />
              </Chip>
            ))
          : sheetsOf(press.id).map(({ id, acrossIn, aroundIn }) => (
              <Chip key={id}>
                <Size sides={[Math.min(acrossIn, aroundIn), Math.max(acrossIn, aroundIn)]} />
                <Cite notes={notes} from={provenanceOf(pressSheets, id, 'acrossIn')} />
              </Chip>
            ))}
      </ul>
    </figure>
  );
}

function Chip({ children }: { children: ReactNode }) {
  return <li className="rounded-mark border border-rule bg-sunk px-2 py-0.5">{children}</li>;
}
