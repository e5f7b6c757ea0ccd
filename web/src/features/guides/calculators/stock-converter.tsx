import { answer, countText, footnotesOf, basisPoundText } from '@printpartner/print-knowledge/figures';
import { basisWeightOf, hasUnit, readBasisWeight } from '@printpartner/print-knowledge/measure';
import {
  basisArea,
  conversionSource,
  coverFrom,
  grades,
  gradeOf,
  GSM_CONSTANT,
  gsmOf,
  millTolerance,
  paperWeights,
  poundsOf,
  wholeGsm,
  type GradeId,
} from '@printpartner/print-knowledge/paper';
import { fieldLimits } from '@printpartner/print-search/answers';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { CalculatorCard, CalculatorResult } from './calculator-card.tsx';
import { CaliperBars, caliperSources } from './caliper-bars.tsx';
import type { KeptValue } from './kept-fields.ts';
import { NumberField } from './number-field.tsx';
import { useFields } from './use-fields.ts';
import type { TypedNumber } from './use-typed-number.ts';

type Measure = GradeId | 'gsm';

const limits = fieldLimits['stock-converter'].weight;

/** Converts basis weights and gsm, and shows the thickness by finish. */
export function StockConverter() {
  const field = useFields('stock-converter');
  const [measureField, weightField] = [field('measure'), field('weight')];
  const measure = measureNamed(measureField.text) ?? 'cover';
  const setMeasure = (chosen: Measure) => measureField.keep(chosen);
  const text = textOf(weightField.value);
  const setText = (next: string) => weightField.keep({ text: next, lengthUnit: 'in' });
  const outcome = readBasisWeight(text, limits, measure === 'gsm' ? 'gsm' : 'lb');
  const weight: TypedNumber = {
    text,
    setText: (next) => {
      setText(next);
      setMeasure(measureIn(next) ?? measure);
    },
    outcome: outcome.ok ? answer(outcome.value.value) : outcome,
  };
  const choose = (chosen: Measure) => {
    setMeasure(chosen);
    // `80 lb` is no longer what is meant.
    if (outcome.ok && hasUnit(text)) setText(String(outcome.value.value));
  };
  const converted = outcome.ok ? convert(outcome.value.value, measure) : undefined;
  const notes = footnotesOf([
    conversionSource,
    ...(measure === 'gsm' ? [coverFrom.from] : []),
    ...(converted ? [...caliperSources(converted.paper), millTolerance.from] : []),
  ]);
  return (
    <CalculatorCard id="stock-converter" title="Stock converter" notes={notes}>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-2">
        <NumberField
          label={<span className="sr-only">Weight</span>}
          value={weight}
          unit={measure === 'gsm' ? 'gsm' : '#'}
        />
        <Field label={<span className="sr-only">Grade or gsm</span>}>
          <Select value={measure} onChange={({ target }) => choose(measureNamed(target.value) ?? 'gsm')}>
            {grades.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="gsm">gsm (g/m²)</option>
          </Select>
        </Field>
      </div>
      <CalculatorResult
        figure={converted?.figure}
        unit={converted?.unit}
        arithmetic={
          converted && (
            <>
              {converted.arithmetic}
              <Cite notes={notes} from={conversionSource} />
              {measure === 'gsm' && (
                <>
                  . Usually sold as cover from {coverFrom.gsm} gsm
                  <Cite notes={notes} from={coverFrom.from} />
                </>
              )}
            </>
          )
        }
      />
      {converted && (
        <>
          <dl className="type-data -mt-1">
            {converted.others.map(({ name, alsoFor, pounds }) => (
              <div key={name} className="flex justify-between border-b border-rule py-2">
                <dt>
                  {name} <span className="text-ink-3">{alsoFor}</span>
                </dt>
                <dd>
                  {pounds}#<Cite notes={notes} from={conversionSource} />
                </dd>
              </div>
            ))}
          </dl>
          <CaliperBars paper={converted.paper} notes={notes} />
        </>
      )}
    </CalculatorCard>
  );
}

/** What was typed; an address counts only if it can be read. */
function textOf(value: KeptValue | undefined): string {
  if (typeof value === 'object') return value.text;
  return value !== undefined && readBasisWeight(value, limits, 'lb').ok ? value : '100';
}

const measureNamed = (id: string | undefined): Measure | undefined =>
  id === 'gsm' ? 'gsm' : grades.find((grade) => grade.id === id)?.id;

/** What a typed weight says it is, as `80 lb cover` or `300 gsm`. Pounds alone may be of any grade. */
function measureIn(text: string): Measure | undefined {
  const weight = basisWeightOf(text);
  return weight?.unit === 'gsm' ? 'gsm' : weight?.grade;
}

function convert(value: number, measure: Measure) {
  const gsm = measure === 'gsm' ? value : figureOf(gsmOf(value, measure));
  const leading = measure === 'gsm' ? (gsm < coverFrom.gsm ? 'text' : 'cover') : measure;
  const pounds = (grade: GradeId) => basisPoundText(figureOf(poundsOf(gsm, grade)));
  const others = grades
    .filter(({ id }) => id !== leading)
    .map(({ id, name, alsoFor }) => ({ name, alsoFor, pounds: pounds(id) }));
  const area = basisArea(leading);
  return measure === 'gsm'
    ? {
        figure: pounds(leading),
        unit: `# ${gradeOf(leading).name}`,
        arithmetic: `${countText(value)} × ${area} in² ÷ ${countText(GSM_CONSTANT)} = ${pounds(leading)}`,
        others,
        paper: paperWeights.rows.find(
          (row) => row.basis?.grade === leading && Math.abs(row.gsmLow - gsm) <= 1,
        ),
      }
    : {
        figure: countText(wholeGsm(gsm)),
        unit: 'gsm',
        arithmetic: `${countText(value)} × ${countText(GSM_CONSTANT)} ÷ ${area} in² = ${basisPoundText(gsm)}`,
        others,
        paper: paperWeights.rows.find(({ basis }) => basis?.grade === measure && basis.pounds === value),
      };
}

/** The field's limits exclude every weight that can't be converted. */
function figureOf(outcome: ReturnType<typeof gsmOf>): number {
  if (!outcome.ok) throw new RangeError(outcome.reason);
  return outcome.value;
}
