import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { calculatorAddress, catalog, findCalculator, type CalculatorId } from './catalog.ts';
import { CreepCalculator } from './creep-calculator.tsx';
import { EnvelopeFitCalculator } from './envelope-fit-calculator.tsx';
import { PostageCalculator } from './mail/postage-calculator.tsx';
import { MailShapeCalculator } from './mail/mail-shape-calculator.tsx';
import { MailTabsCalculator } from './mail/mail-tabs-calculator.tsx';
import { MailThicknessCalculator } from './mail/mail-thickness-calculator.tsx';
import { MailWeightCalculator } from './mail/mail-weight-calculator.tsx';
import { PageCountCalculator } from './page-count-calculator.tsx';
import { PanelWidthCalculator } from './panel-widths/panel-width-calculator.tsx';
import { PressChoiceCalculator } from './press-choice-calculator.tsx';
import { PriceRangeCalculator } from './price-range-calculator.tsx';
import { SaddleBulkCalculator } from './saddle-bulk-calculator.tsx';
import { SheetsOutCalculator } from './sheets-out/sheets-out-calculator.tsx';
import { SpineCalculator } from './spine-calculator.tsx';
import { StockConverter } from './stock-converter.tsx';

const calculators: Record<CalculatorId, ComponentType> = {
  'stock-converter': StockConverter,
  'envelope-fit': EnvelopeFitCalculator,
  'page-count': PageCountCalculator,
  spine: SpineCalculator,
  creep: CreepCalculator,
  'saddle-bulk': SaddleBulkCalculator,
  'panel-widths': PanelWidthCalculator,
  'press-choice': PressChoiceCalculator,
  'sheets-out': SheetsOutCalculator,
  'price-range': PriceRangeCalculator,
  'mail-shape': MailShapeCalculator,
  'mail-weight': MailWeightCalculator,
  'mail-thickness': MailThicknessCalculator,
  'mail-tabs': MailTabsCalculator,
  postage: PostageCalculator,
};

interface CalculatorsPanelProps {
  /** As the address has it; the first one where there is none of that name. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** All calculators: a rail, a menu above from 700 px, a list on a phone; and the chosen one. */
export function CalculatorsPanel({ chosen: asked, onChoose }: CalculatorsPanelProps) {
  const { state } = useLocation();
  const chosen = findCalculator(asked);
  const Calculator = calculators[chosen];
  return (
    <div className="mx-auto grid max-w-296 grid-cols-[minmax(0,1fr)] gap-x-10 px-4 pt-5 pb-16 md:px-6 md:pt-7 lg:grid-cols-[200px_minmax(0,1fr)]">
      <nav
        aria-label="Calculators"
        className="mb-7 hidden md:block lg:sticky lg:top-7 lg:mb-0 lg:self-start lg:border-l lg:border-rule"
      >
        <div className="flex flex-wrap gap-x-5 gap-y-1 lg:block">
          {catalog.map(({ title, entries }, place) => (
            <ul key={title} aria-label={title} className={`contents lg:block ${place > 0 ? 'lg:mt-4' : ''}`}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Link
                    to={calculatorAddress(entry.id)}
                    replace
                    state={state}
                    aria-current={entry.id === chosen ? 'page' : undefined}
                    className="touch-target type-data block border-transparent py-1.75 text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink max-lg:border-b-2 lg:-ml-px lg:border-l-2 lg:pl-3"
                  >
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </nav>
      <div className="mb-5 md:hidden">
        <Field label="Calculator">
          <Select value={chosen} onChange={({ target }) => onChoose(target.value)}>
            {catalog.map(({ title, entries }) => (
              <optgroup key={title} label={title}>
                {entries.map((entry) => (
                  <option key={entry.id} value={entry.id}>
                    {entry.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
      <div className="max-w-140 min-w-0">
        <Calculator key={chosen} />
      </div>
    </div>
  );
}
