import { useState } from 'react';
import { binderyPractice, binderySizes, printOnDemandPapers } from '@printpartner/print-knowledge/binding';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { useStock } from '../stock/kept-stock.ts';
import { StockPicker } from '../stock/stock-picker.tsx';
import { BindingRangeNote } from './binding-range-note.tsx';
import { CalculatorCard } from './calculator-card.tsx';
import { NumberField } from './number-field.tsx';
import { SpineAnswer } from './spine-answer.tsx';
import { spineKinds, spineSumOf, type SpineKind } from './spine-sum.ts';
import { useTypedInches, useTypedNumber } from './use-typed-number.ts';

/** Width of a spine: perfect bound, case bound, or by the factors of print-on-demand houses. */
export function SpineCalculator() {
  const [kind, setKind] = useState<SpineKind>('perfect');
  const pages = useTypedNumber('128', { min: 2, max: 1000, isWhole: true });
  const [body, setBody] = useStock('body');
  const [cover, setCover] = useStock('cover');
  const [hasGlue, setGlue] = useState(false);
  const board = useTypedInches(String(binderySizes.board), { min: 0.03, max: 0.25 });
  const [paperId, setPaperId] = useState<string>('white');
  const paper = printOnDemandPapers.find(({ id }) => id === paperId) ?? printOnDemandPapers[0];
  const sum = pages.outcome.ok
    ? spineSumOf(pages.outcome.value, { kind, body, cover, hasGlue, board: board.outcome, paper })
    : pages.outcome;
  const binding = spineKinds.find(({ id }) => id === kind)?.binding;
  const notes = footnotesOf([...(sum.ok ? sum.value.sources : []), binderyPractice]);
  return (
    <CalculatorCard title="Spine width" notes={notes}>
      <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-3">
        <NumberField
          label="Pages"
          value={pages}
          error={!sum.ok && (kind !== 'case' || board.outcome.ok) ? sum.reason : undefined}
        />
        <Field label="Binding">
          <Select
            value={kind}
            onChange={({ target }) =>
              setKind(spineKinds.find(({ id }) => id === target.value)?.id ?? 'perfect')
            }
          >
            {spineKinds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {kind === 'on-demand' ? (
        <Field label="Paper">
          <Select value={paperId} onChange={({ target }) => setPaperId(target.value)}>
            {printOnDemandPapers.map(({ id, name, inchesPerPage }) => (
              <option key={id} value={id}>{`${name}, ${inchesPerPage} in a page`}</option>
            ))}
          </Select>
        </Field>
      ) : (
        <StockPicker
          label="Text stock"
          value={body}
          onChange={setBody}
          filter={({ kind: of }) => of === 'text'}
        />
      )}
      {kind === 'perfect' && (
        <>
          <StockPicker
            label="Cover stock"
            value={cover}
            onChange={setCover}
            filter={({ kind: of }) => of !== 'text'}
          />
          <Field label="Glue">
            <Select
              value={hasGlue ? 'glue' : 'none'}
              onChange={({ target }) => setGlue(target.value === 'glue')}
            >
              <option value="none">Not counted</option>
              <option value="glue">Add {binderySizes.glue} in</option>
            </Select>
          </Field>
        </>
      )}
      {kind === 'case' && <NumberField label="Board" unit="in" hint="0.088–0.098 is common" value={board} />}
      {sum.ok && (
        <>
          <SpineAnswer sum={sum.value} isCase={kind === 'case'} notes={notes} />
          {binding && pages.outcome.ok && <BindingRangeNote binding={binding} pages={pages.outcome.value} />}
        </>
      )}
    </CalculatorCard>
  );
}
