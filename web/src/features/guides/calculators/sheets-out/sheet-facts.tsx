import type { ReactNode } from 'react';
import {
  provenanceOf,
  tradePractice,
  type Footnotes,
  countText,
} from '@printpartner/print-knowledge/figures';
import {
  makereadySheets,
  pressSheets,
  runThresholds,
  type PressSheet,
  type SheetsOut,
} from '@printpartner/print-knowledge/press';
import { Cite } from '../../../../ui/source-notes.tsx';
import { sheetText } from './sheet-select.tsx';
import { TradeText } from '../../../../ui/trade-text.tsx';

interface SheetFactsProps {
  sheet: PressSheet;
  out: SheetsOut;
  /** Good sheets of the run; undefined while the quantity is invalid. */
  sheets: number | undefined;
  notes: Footnotes;
}

/** Sheet usage, margins and press advice for a layout. */
export function SheetFacts({ sheet, out, sheets, notes }: SheetFactsProps) {
  const isOffset = sheet.press === 'sheetfed';
  return (
    <ul className="type-data">
      <Line>
        Trimmed pieces use {Math.round(out.yield * 100)}% of the <TradeText>{sheetText(sheet)}</TradeText>
        <Cite notes={notes} from={provenanceOf(pressSheets, sheet.id, 'acrossIn')} /> sheet. Rotated:{' '}
        {out.other.up === 0 ? 'none fits' : `${out.other.up}-up`}.
      </Line>
      {isOffset && (
        <Line>
          Plus {makereadySheets.from}–{makereadySheets.to} makeready sheets
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
        <TradeText>
          {isOffset
            ? `No ink in the margins: gripper ${sheet.gripperIn} in, tail and sides ${sheet.tailIn} in`
            : `The image area is ${2 * sheet.sideIn} in smaller than the sheet`}
        </TradeText>
        <Cite notes={notes} from={tradePractice} />
      </Line>
    </ul>
  );
}

function runText(sheets: number): string {
  const threshold = countText(runThresholds.sheetfedFrom);
  return sheets < runThresholds.sheetfedFrom
    ? `Under ${threshold} press sheets, get a digital quote regardless of the number of pieces`
    : `From ${threshold} press sheets, get an offset quote`;
}

function Line({ children }: { children: ReactNode }) {
  return <li className="border-t border-rule py-2 text-pretty">{children}</li>;
}
