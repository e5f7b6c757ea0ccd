import { provenanceOf, tradePractice, countText, footnotesOf } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import {
  pressSheets,
  sheetArithmetic,
  sheetsFor,
  sheetsOut,
  signatureOn,
} from '@printpartner/print-knowledge/press';
import { limitOf } from '@printpartner/print-knowledge/limits';
import { fieldLimits } from '@printpartner/print-search/answers';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Cite } from '../../../../ui/source-notes.tsx';
import { CalculatorCard, CalculatorResult } from '../calculator-card.tsx';
import { NumberField } from '../number-field.tsx';
import { rowFilled, useFields } from '../use-fields.ts';
import { valuesOf, useTypedMeasure } from '../use-typed-number.ts';
import { SheetDrawing } from './sheet-drawing.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { defaultSheet, SheetSelect } from './sheet-select.tsx';

const limits = fieldLimits['sheets-out'];
const { value: bleedIn, mm: bleedMm } = limitOf('bleed');
const usualBleed = { in: fractionText(bleedIn), mm: String(bleedMm) };

/** Pieces per press sheet, and sheets per run. */
export function SheetsOutCalculator() {
  const field = useFields('sheets-out');
  const width = useTypedMeasure('length', '4', limits.width, field('width'));
  const height = useTypedMeasure('length', '6', limits.height, field('height'));
  const bleed = useTypedMeasure('length', usualBleed, limits.bleed, field('bleed'));
  const gutter = useTypedMeasure('length', '0', limits.gutter, field('gutter'));
  const quantity = useTypedMeasure('pieces', '5,000', limits.quantity, field('quantity'));
  const chosenSheet = field('press-sheet');
  const sheet = rowFilled(pressSheets.rows, chosenSheet.text, defaultSheet());
  const layout = field('layout');
  const isSignature = layout.text === 'signature';
  const page = isSignature ? valuesOf({ widthIn: width, heightIn: height, bleedIn: bleed }) : undefined;
  const flat = isSignature
    ? undefined
    : valuesOf({ widthIn: width, heightIn: height, bleedIn: bleed, gutterIn: gutter });
  const signature = page && signatureOn(page, sheet);
  const single = flat && sheetsOut(flat, sheet);
  const outcome = signature ?? single;
  const piece = signature?.ok ? signature.value.pair : flat;
  const out = signature?.ok ? signature.value.layout : single?.ok ? single.value : undefined;
  const pieces = quantity.outcome.ok ? quantity.outcome.value : undefined;
  const sheets = out && pieces !== undefined ? sheetsFor(pieces, isSignature ? 1 : out.best.up) : undefined;
  const sheetFrom = provenanceOf(pressSheets, sheet.id, 'acrossIn');
  const notes = footnotesOf([sheetArithmetic, ...(sheetFrom ? [sheetFrom] : []), tradePractice]);
  return (
    <CalculatorCard id="sheets-out" title="Sheets out" notes={notes}>
      <Field label="Lay out">
        <Select
          value={isSignature ? 'signature' : 'pieces'}
          onChange={({ target }) => layout.keep(target.value)}
        >
          <option value="pieces">Single pieces</option>
          <option value="signature">Pages of a signature</option>
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <NumberField label={isSignature ? 'Page width' : 'Flat width'} value={width} />
        <NumberField label={isSignature ? 'Page height' : 'Flat height'} value={height} />
        <NumberField label="Bleed" value={bleed} />
        {!isSignature && <NumberField label="Gutter" value={gutter} />}
      </div>
      <SheetSelect value={sheet} onChange={({ id }) => chosenSheet.keep(id)} />
      <NumberField label="Quantity" value={quantity} unit={isSignature ? 'signatures' : 'pieces'} />
      <CalculatorResult
        figure={signature?.ok ? signature.value.pages : out && out.best.up}
        unit={
          out && (
            <>
              {isSignature
                ? `pages: ${out.best.across} pairs across × ${out.best.around} around`
                : `up, ${out.best.across} across × ${out.best.around} around`}
              <Cite notes={notes} from={sheetArithmetic} />
            </>
          )
        }
        arithmetic={
          out && !isSignature && sheets !== undefined && pieces !== undefined
            ? `${countText(pieces)} ÷ ${out.best.up} = ${countText(sheets)} ${sheets === 1 ? 'sheet' : 'sheets'}, rounded up`
            : undefined
        }
        reason={outcome && !outcome.ok ? outcome.reason : undefined}
      />
      {signature?.ok && (
        <p className="type-data text-pretty text-ink-2">
          Both sides counted. Facing pages meet at the spine without bleed; head, foot and face have it.
          {signature.value.fitting > signature.value.pages &&
            ` ${signature.value.fitting} pages fit, but a signature folds to ${signature.value.pages}.`}
        </p>
      )}
      {out && piece && <SheetDrawing sheet={sheet} piece={piece} out={out} />}
      {out && <SheetFacts sheet={sheet} out={out} sheets={sheets} notes={notes} />}
    </CalculatorCard>
  );
}
