import {
  binderyPractice,
  binderySizes,
  caseBoundSpine,
  perfectBoundSpine,
  printOnDemandPapers,
  printOnDemandSpine,
  spineAdvice,
  type BindingId,
  type Spine,
} from '@printpartner/print-knowledge/binding';
import {
  countText,
  rounded,
  footnotesOf,
  type Outcome,
  type Provenance,
  type Footnotes,
} from '@printpartner/print-knowledge/figures';
import { caliperSource } from '@printpartner/print-knowledge/paper';
import { fieldLimits, openingDieline, WITH_GLUE } from '@printpartner/print-search/answers';
import { DielineLink } from '../../../ui/dieline-link.tsx';
import { Field } from '../../../ui/field.tsx';
import { Length } from '../../../ui/length.tsx';
import { Select } from '../../../ui/select.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { useOptionText } from '../../../ui/use-option-text.ts';
import { FactList } from '../shell/fact-card.tsx';
import { Cite, Cites } from '../../../ui/source-notes.tsx';
import { isCoverStock, isTextStock, StockPicker } from '../stock/stock-picker.tsx';
import { keptStock } from '../stock/kept-stock.ts';
import { BindingRangeNote } from './binding-range-note.tsx';
import { CalculatorCard } from './calculator-card.tsx';
import { LengthResult } from './length-result.tsx';
import { NumberField } from './number-field.tsx';
import { rowFilled, useFields } from './use-fields.ts';
import { useTypedMeasure } from './use-typed-number.ts';

type SpineKind = 'perfect' | 'case' | 'on-demand';

/** Print-on-demand companies have their own page ranges, which the guide doesn't list. */
interface SpineBook {
  id: SpineKind;
  name: string;
  binding?: BindingId;
}

const limits = fieldLimits.spine;
const perfectBound: SpineBook = { id: 'perfect', name: 'Perfect bound', binding: 'perfect-bound' };
const spineKinds: readonly SpineBook[] = [
  perfectBound,
  { id: 'case', name: 'Case bound', binding: 'case-bound' },
  { id: 'on-demand', name: 'Print on demand' },
];

/** Spine width of a perfect-bound, case-bound or print-on-demand book. */
export function SpineCalculator() {
  const field = useFields('spine');
  const optionText = useOptionText();
  const chosenKind = field('binding');
  const { id: kind } = rowFilled(spineKinds, chosenKind.text, perfectBound);
  const pages = useTypedMeasure('pages', '128', limits.pages, field('pages'));
  const [body, setBody] = keptStock(field('text'), 'body');
  const [cover, setCover] = keptStock(field('cover'), 'cover');
  const glue = field('glue');
  const hasGlue = glue.text === WITH_GLUE;
  const board = useTypedMeasure('caliper', String(binderySizes.board), limits.board, field('board'));
  const chosenPaper = field('paper');
  const paper = rowFilled(printOnDemandPapers, chosenPaper.text, printOnDemandPapers[0]);
  const stocks = { perfect: [body, cover], case: [body], 'on-demand': [] }[kind];
  const spine = pages.outcome.ok ? spineOf(pages.outcome.value) : pages.outcome;
  const blockFrom = [...termSources(spine, 1), ...stocks.slice(0, 1).map(caliperSource)];
  const from = [...new Set([...termSources(spine), ...stocks.map(caliperSource)])];
  const binding = spineKinds.find(({ id }) => id === kind)?.binding;
  const notes = footnotesOf([...(spine.ok ? from : []), binderyPractice]);

  function spineOf(count: number): Outcome<Spine> {
    const book = { pages: count, textCaliper: body.caliperIn };
    if (kind === 'on-demand') return printOnDemandSpine(count, paper);
    if (kind === 'case')
      return board.outcome.ok ? caseBoundSpine({ ...book, board: board.outcome.value }) : board.outcome;
    const glued = hasGlue && { glue: binderySizes.glue };
    return perfectBoundSpine({ ...book, coverCaliper: cover.caliperIn, ...glued });
  }

  return (
    <CalculatorCard id="spine" title="Spine width" notes={notes}>
      <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-3">
        <NumberField
          label="Pages"
          value={pages}
          error={!spine.ok && (kind !== 'case' || board.outcome.ok) ? spine.reason : undefined}
        />
        <Field label="Binding">
          <Select value={kind} onChange={({ target }) => chosenKind.keep(target.value)}>
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
          <Select value={paper.id} onChange={({ target }) => chosenPaper.keep(target.value)}>
            {printOnDemandPapers.map(({ id, name, rule }) => (
              <option key={id} value={id}>
                {optionText(`${name}, ${rule}`)}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <StockPicker label="Text stock" value={body} onChange={setBody} filter={isTextStock} />
      )}
      {kind === 'perfect' && (
        <>
          <StockPicker label="Cover stock" value={cover} onChange={setCover} filter={isCoverStock} />
          <Field label="Glue">
            <Select value={hasGlue ? WITH_GLUE : 'none'} onChange={({ target }) => glue.keep(target.value)}>
              <option value="none">Not counted</option>
              <option value={WITH_GLUE}>{optionText(`Add ${binderySizes.glue} in`)}</option>
            </Select>
          </Field>
        </>
      )}
      {kind === 'case' && (
        <NumberField label="Board" hint={<TradeText>0.088–0.098 in is common</TradeText>} value={board} />
      )}
      {spine.ok && (
        <>
          <SpineAnswer spine={spine.value} kind={kind} from={from} blockFrom={blockFrom} notes={notes} />
          {binding && pages.outcome.ok && <BindingRangeNote binding={binding} pages={pages.outcome.value} />}
          {/* The dieline's spine has no glue. */}
          {kind === 'perfect' && !hasGlue && pages.outcome.ok && (
            <DielineLink
              opened={openingDieline('cover', {
                binding: 'perfect',
                pages: String(pages.outcome.value),
                text: body.name,
                cover: cover.name,
              })}
            />
          )}
        </>
      )}
    </CalculatorCard>
  );
}

/** Sources of the first terms, or of all. */
const termSources = (spine: Outcome<Spine>, count?: number): Provenance[] =>
  spine.ok ? spine.value.terms.slice(0, count).flatMap(({ from }) => from ?? []) : [];

interface SpineAnswerProps {
  spine: Spine;
  kind: SpineKind;
  /** Sources of the spine width. */
  from: readonly Provenance[];
  /** Sources of the text block. */
  blockFrom: readonly Provenance[];
  notes: Footnotes;
}

function SpineAnswer({ spine, kind, from, blockFrom, notes }: SpineAnswerProps) {
  const { block, spine: width, next32nd, pagesPerInch, terms } = spine;
  return (
    <>
      <LengthResult
        sides={[width]}
        decimals={3}
        arithmetic={
          <>
            {`${terms.map(({ formula }) => formula).join(' + ')} = ${rounded(width, 4)}`}
            <Cites notes={notes} from={from} />
          </>
        }
      />
      <FactList
        facts={[
          // Print-on-demand companies check the cover against the decimals.
          ...(kind === 'on-demand'
            ? []
            : [
                {
                  label: 'To 1/32 in, rounded up',
                  value: (
                    <>
                      <Length value={next32nd} />
                      <Cites notes={notes} from={from} />
                    </>
                  ),
                },
              ]),
          {
            label: 'Text block',
            value: (
              <>
                <Length value={block} decimals={4} />
                <Cites notes={notes} from={blockFrom} />
              </>
            ),
          },
          {
            label: 'Pages per inch',
            value: (
              <>
                {countText(Math.round(pagesPerInch))}
                <Cites notes={notes} from={blockFrom} />
              </>
            ),
          },
        ]}
      />
      <p className="type-body text-pretty">
        <TradeText>{advice(width, kind)}</TradeText>
        <Cite notes={notes} from={binderyPractice} />
      </p>
    </>
  );
}

function advice(width: number, kind: SpineKind): string {
  const narrow = spineAdvice(width, kind === 'perfect');
  if (kind !== 'case') return narrow ?? 'Wide enough for type on the spine.';
  const template = 'Hinge and turn-in are extra: ask the binder for a template.';
  return narrow === undefined ? template : `${narrow} ${template}`;
}
