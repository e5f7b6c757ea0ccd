import { caliperSource } from '@printpartner/print-knowledge/paper';
import { choosePress, pressOf, type PressChoice } from '@printpartner/print-knowledge/press';
import { fileRules } from '@printpartner/print-knowledge/production';
import { footnotesOf, type Footnotes } from '@printpartner/print-knowledge/figures';
import { fieldLimits } from '@printpartner/print-search/answers';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { keptStock } from '../stock/kept-stock.ts';
import { StockPicker } from '../stock/stock-picker.tsx';
import { CalculatorCard, CalculatorResult } from './calculator-card.tsx';
import { CheckChip } from './check-chip.tsx';
import { NumberField } from './number-field.tsx';
import { useFields } from './use-fields.ts';
import { valuesOf, useTypedMeasure } from './use-typed-number.ts';
import { Length } from '../../../ui/length.tsx';

type Need = 'hasVariableData' | 'isNeededNow' | 'hasSpecialInk' | 'hasLargeSolids' | 'isTextured';

const needs: readonly { id: Need; label: string }[] = [
  { id: 'hasVariableData', label: 'Variable data' },
  { id: 'isNeededNow', label: 'Needed now' },
  { id: 'hasSpecialInk', label: 'Spot, metallic or white' },
  { id: 'hasLargeSolids', label: 'Large solids' },
  { id: 'isTextured', label: 'Textured stock' },
];

/** Whether the page fits the web's cutoff, as a web printer answered. */
const cutoffAnswers = [
  { id: 'unknown', label: 'Not asked yet', fitsCutoff: undefined },
  { id: 'fits', label: 'Page fits', fitsCutoff: true },
  { id: 'misfits', label: 'Page doesn’t fit', fitsCutoff: false },
] as const;

const limits = fieldLimits['press-choice'];
const [{ bleedIn, bleedMm }] = fileRules.rows;
const bleedFrom = fileRules.columns.bleedIn.from;

/** Recommends a press for a job, with reasons. */
export function PressChoiceCalculator() {
  const field = useFields('press-choice');
  const quantity = useTypedMeasure('pieces', '5,000', limits.quantity, field('quantity'));
  const width = useTypedMeasure('length', '6', limits.width, field('width'));
  const height = useTypedMeasure('length', '4', limits.height, field('height'));
  const [stock, setStock] = keptStock(field('stock'), 'body');
  const keptNeeds = field('needs');
  const needed = keptNeeds.text?.split(' ') ?? [];
  const on = Object.fromEntries(needs.map(({ id }) => [id, needed.includes(id)]));
  const answered = field('cutoff');
  const cutoff = cutoffAnswers.find(({ id }) => id === answered.text) ?? cutoffAnswers[0];
  const typed = valuesOf({ quantity, widthIn: width, heightIn: height });
  const outcome = typed && choosePress({ ...typed, bleedIn, stock, ...on, fitsCutoff: cutoff.fitsCutoff });
  const choice = outcome?.ok ? outcome.value : undefined;
  const caliperFrom = caliperSource(stock);
  const notes = footnotesOf([...(choice?.reasons.map(({ from }) => from) ?? []), caliperFrom, bleedFrom]);
  return (
    <CalculatorCard id="press-choice" title="Press choice" notes={notes}>
      <NumberField label="Quantity" value={quantity} unit="pieces" />
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Flat width" value={width} />
        <NumberField label="Flat height" value={height} />
      </div>
      <StockPicker label="Stock" value={stock} onChange={setStock} />
      <fieldset>
        <legend className="type-label mb-1.5">Job needs</legend>
        <div className="flex flex-wrap gap-2 pointer-coarse:gap-3">
          {needs.map(({ id, label }) => (
            <CheckChip
              key={id}
              isOn={on[id] ?? false}
              onChange={(isOn) => {
                const others = needed.filter((need) => need !== id);
                keptNeeds.keep((isOn ? [...others, id] : others).join(' '));
              }}
            >
              {label}
            </CheckChip>
          ))}
        </div>
      </fieldset>
      <Field label="Web cutoff">
        <Select value={cutoff.id} onChange={({ target }) => answered.keep(target.value)}>
          {cutoffAnswers.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <CalculatorResult
        figure={choice && pressOf(choice.press).name}
        reason={outcome && !outcome.ok ? outcome.reason : undefined}
      />
      {choice && choice.alsoQuote.length > 0 && (
        <p className="type-body -mt-2">
          Also get a quote for {choice.alsoQuote.map((id) => pressOf(id).name.toLowerCase()).join(' and ')}.
        </p>
      )}
      {choice && <Reasons choice={choice} notes={notes} />}
      <p className="type-note text-ink-3">
        {stock.gsm} gsm, <Length value={stock.caliperIn} decimals={4} />
        <Cite notes={notes} from={caliperFrom} />;{' '}
        <Length value={bleedIn} millimeters={bleedMm} decimals="all" /> bleed
        <Cite notes={notes} from={bleedFrom} /> on every side.
      </p>
    </CalculatorCard>
  );
}

function Reasons({ choice, notes }: { choice: PressChoice; notes: Footnotes }) {
  return (
    <ul aria-label="Why" className="type-data">
      {choice.reasons.map(({ text, from }) => (
        <li key={text} className="border-t border-rule py-2 text-pretty">
          <TradeText>{text}</TradeText>
          <Cite notes={notes} from={from} />
        </li>
      ))}
    </ul>
  );
}
