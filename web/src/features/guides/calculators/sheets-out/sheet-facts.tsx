import type { ReactNode } from 'react';
import { provenanceOf, tradePractice } from '@printpartner/print-knowledge/figures';
import {
  countText,
  makeReadySheets,
  pressSheets,
  runThresholds,
  type PressSheet,
  type SheetsOut,
} from '@printpartner/print-knowledge/press';
import type { Footnotes } from '../../shell/footnotes.ts';
import { Cite } from '../../shell/source-notes.tsx';
import { sheetText } from './sheet-select.tsx';

interface SheetFactsProps {
  sheet: PressSheet;
  out: SheetsOut;
  /** Good sheets of the run; undefined while no quantity is known. */
  sheets: number | undefined;
  notes: Footnotes;
}

/** What else follows from a layout: how full the sheet is, its margins, and what kind of run it makes. */
export function SheetFacts({ sheet, out, sheets, notes }: SheetFactsProps) {
  const isOffset = sheet.press === 'sheetfed';
  return (
    <ul className="type-data">
      <Line>
        Of the {sheetText(sheet)}
        <Cite notes={notes} from={provenanceOf(pressSheets, sheet.id, 'acrossIn')} /> sheet,{' '}
        {Math.round(out.yield * 100)} % is trimmed pieces. Turned the other way{' '}
        {out.other.up === 0 ? 'none fits' : `it holds ${out.other.up}`}.
      </Line>
      {isOffset && (
        <Line>
          And {makeReadySheets.from}–{makeReadySheets.to} sheets of make-ready
          <Cite notes={notes} from={tradePractice} />
        </Line>
      )}
      {!isOffset && sheets !== undefined && (
        <Line>
          {runText(sheets)}
          <Cite notes={notes} from={tradePractice} />
        </Line>
      )}
      <Line>
        {isOffset
          ? `Free of ink: gripper ${sheet.gripperIn} in, tail and sides ${sheet.tailIn} in`
          : `The image area is ${2 * sheet.sideIn} in smaller than the sheet`}
        <Cite notes={notes} from={tradePractice} />
      </Line>
    </ul>
  );
}

function runText(sheets: number): string {
  const threshold = countText(runThresholds.sheetfedFrom);
  return sheets < runThresholds.sheetfedFrom
    ? `Under ${threshold} press sheets a digital price is worth asking for, whatever the pieces`
    : `From ${threshold} press sheets ask for an offset price`;
}

function Line({ children }: { children: ReactNode }) {
  return <li className="border-t border-rule py-2 text-pretty">{children}</li>;
}
