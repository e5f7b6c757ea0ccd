import { useState } from 'react';
import {
  binderyPractice,
  binderySizes,
  blockArithmetic,
  caseBoundSpine,
  glueAllowance,
  pagesPerInch,
  perfectBoundSpine,
  printOnDemandPapers,
  printOnDemandSpine,
} from '@printpartner/print-knowledge/binding';
import { provenanceOf, type Outcome, type Provenance } from '@printpartner/print-knowledge/figures';
import { stocks } from '@printpartner/print-knowledge/paper';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { useStock } from '../stock/kept-stock.ts';
import { StockPicker } from '../stock/stock-picker.tsx';
import { CalculatorCard } from './calculator-card.tsx';
import { NumberField } from './number-field.tsx';
import { SpineAnswer, type SpineSum } from './spine-answer.tsx';
import { useTypedInches, useTypedNumber } from './use-typed-number.ts';

const kinds = [
  { id: 'perfect', name: 'Perfect bound' },
  { id: 'case', name: 'Case bound' },
  { id: 'on-demand', name: 'Print on demand' },
] as const;

type Kind = (typeof kinds)[number]['id'];

const four = (inches: number) => inches.toFixed(4);

/** Width of a spine: perfect bound, case bound, or by the factors of print-on-demand houses. */
export function SpineCalculator() {
  const [kind, setKind] = useState<Kind>('perfect');
  const pages = useTypedNumber('128', { min: 2, max: 1000, isWhole: true });
  const [body, setBody] = useStock('body');
  const [cover, setCover] = useStock('cover');
  const [hasGlue, setGlue] = useState(false);
  const board = useTypedInches(String(binderySizes.board), { min: 0.03, max: 0.25 });
  const [paperId, setPaperId] = useState<string>('white');
  const paper = printOnDemandPapers.find(({ id }) => id === paperId) ?? printOnDemandPapers[0];
  const caliperFrom = provenanceOf(stocks, body.id, 'caliperIn');

  function sumFor(count: number): { sum: Outcome<SpineSum>; sources: (Provenance | undefined)[] } {
    const leaves = `${count} ÷ 2 × ${four(body.caliperIn)}`;
    const block = { pages: count, textCaliper: body.caliperIn };
    if (kind === 'on-demand')
      return {
        sum: withWords(
          printOnDemandSpine(count, paper),
          `${count} × ${paper.inchesPerPage}`,
          1 / paper.inchesPerPage,
        ),
        sources: [paper.from],
      };
    if (kind === 'case')
      return {
        sum: board.outcome.ok
          ? withWords(
              caseBoundSpine({ ...block, board: board.outcome.value }),
              `${leaves} + 2 × ${board.outcome.value}`,
              pagesPerInch(body.caliperIn),
            )
          : board.outcome,
        sources: [blockArithmetic, caliperFrom, binderyPractice],
      };
    const glue = hasGlue ? binderySizes.glue : 0;
    return {
      sum: withWords(
        perfectBoundSpine({ ...block, coverCaliper: cover.caliperIn, glue }),
        `${leaves} + 2 × ${four(cover.caliperIn)}${hasGlue ? ` + ${glue}` : ''}`,
        pagesPerInch(body.caliperIn),
      ),
      sources: [blockArithmetic, caliperFrom, hasGlue ? glueAllowance : undefined],
    };
  }

  const found = pages.outcome.ok ? sumFor(pages.outcome.value) : undefined;
  return (
    <CalculatorCard
      title="Spine width"
      notes={footnotesOf([...(found?.sources ?? []), binderyPractice].filter((from) => from !== undefined))}
    >
      <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-3">
        <NumberField
          label="Pages"
          value={pages}
          error={
            found && !found.sum.ok && (kind !== 'case' || board.outcome.ok) ? found.sum.reason : undefined
          }
        />
        <Field label="Binding">
          <Select
            value={kind}
            onChange={({ target }) => setKind(kinds.find(({ id }) => id === target.value)?.id ?? 'perfect')}
          >
            {kinds.map(({ id, name }) => (
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
      {found?.sum.ok && <SpineAnswer sum={found.sum.value} isCase={kind === 'case'} />}
    </CalculatorCard>
  );
}

function withWords(
  found: ReturnType<typeof perfectBoundSpine>,
  arithmetic: string,
  perInch: number,
): Outcome<SpineSum> {
  return found.ok ? { ok: true, value: { ...found.value, arithmetic, perInch } } : found;
}
