import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { calculatorFields } from '@printpartner/print-search/answers';
import { lazyScreen } from '../../../platform/lazy/lazy-screen.ts';
import { Field } from '../../../ui/field.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { Link } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { EVERY_CALCULATOR } from './all-calculators.ts';
import { calculatorAddress, catalog, catalogEntries, findCalculator, type CalculatorId } from './catalog.ts';
import { FilledContext } from './use-fields.ts';

const calculators: Readonly<Record<string, ComponentType | undefined>> = Object.fromEntries(
  catalogEntries.map(({ id, load }) => [id, lazyScreen(load)]),
);

interface CalculatorsPanelProps {
  /** Id from the URL; an unknown id shows the first calculator. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** All calculators in a rail or, below 1,200 px, above the chosen one. Phones list them first, and then offer them in a menu. */
export function CalculatorsPanel({ chosen: requested, onChoose }: CalculatorsPanelProps) {
  const { state } = useLocation();
  const isListed = useMedia(PHONE) && requested === EVERY_CALCULATOR;
  const chosen = findCalculator(requested);
  const { opened, noteFilled } = useOpened(chosen);
  // Deferred, so that the previous calculator stays until the code of the next one is loaded.
  const shown = useDeferredValue(opened);
  const Calculator = calculators[shown.calculator];
  const place = useRef<HTMLDivElement>(null);
  const wasListed = useRef(false);
  useEffect(() => {
    if (isListed) wasListed.current = true;
  }, [isListed]);
  /** Phones hide the list, and its focus, when a calculator is chosen. */
  function focusHeading() {
    if (wasListed.current) place.current?.querySelector('h2')?.focus();
    wasListed.current = false;
  }
  useLoadAll();
  return (
    <div className="mx-auto grid max-w-296 grid-cols-[minmax(0,1fr)] gap-x-10 px-4 pt-5 pb-16 md:px-6 md:pt-7 lg:grid-cols-[200px_minmax(0,1fr)]">
      <nav
        aria-label="Calculators"
        className={`mb-7 md:block lg:sticky lg:top-7 lg:mb-0 lg:self-start lg:border-l lg:border-rule ${isListed ? '' : 'hidden'}`}
      >
        <div className="grid gap-6 md:flex md:flex-wrap md:gap-x-5 md:gap-y-1 lg:block">
          {catalog.map(({ title, entries }, group) => (
            <ul
              key={title}
              aria-label={title}
              className={`max-md:grid max-md:grid-cols-2 max-md:gap-x-4 md:contents lg:block ${group > 0 ? 'lg:mt-4' : ''}`}
            >
              <li aria-hidden className="type-subhead col-span-2 border-b border-ink pb-1.5 md:hidden">
                {title}
              </li>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Link
                    to={calculatorAddress(entry.id)}
                    // Back leads from a calculator of the list to the list.
                    replace={!isListed}
                    state={isListed ? { ...state, jobs: (state?.jobs ?? 0) + 1 } : state}
                    aria-current={entry.id === chosen && !isListed ? 'page' : undefined}
                    className="touch-target type-data block hover:text-ink max-md:border-b max-md:border-rule max-md:py-2.5 md:border-transparent md:py-1.75 md:text-ink-2 md:max-lg:border-b-2 md:aria-[current]:border-ink md:aria-[current]:font-semibold md:aria-[current]:text-ink lg:-ml-px lg:border-l-2 lg:pl-3"
                  >
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </nav>
      <div className={`mb-5 md:hidden ${isListed ? 'hidden' : ''}`}>
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
      <div ref={place} className={`max-w-140 min-w-0 md:block ${isListed ? 'hidden' : ''}`}>
        <LazyPanel label="Loading the calculator..." className="h-60" resetKey={shown.key}>
          <FilledContext value={shown}>{Calculator && <Calculator key={shown.key} />}</FilledContext>
          {shown.calculator === chosen && !isListed && <WhenShown run={focusHeading} />}
          {shown === opened && Object.keys(shown.values).length > 0 && (
            <WhenShown key={shown.key} run={noteFilled} />
          )}
        </LazyPanel>
      </div>
    </div>
  );
}

/** Beside a calculator in the same lazy panel, so that it runs when the calculator is loaded. */
function WhenShown({ run }: { run: () => void }) {
  const runOnce = useEffectEvent(run);
  useEffect(() => runOnce(), []);
  return null;
}

/**
 * The calculator, with the values of an address that has not filled it in yet. Its key changes with every address that has
 * values, which refills it. What was typed since stays when the page is loaded again: the entry in the history keeps the key
 * under which it was filled in.
 */
function useOpened(calculator: CalculatorId) {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const filledAs: string | undefined = state?.filledAs;
  const opened = useMemo(() => {
    const values = valuesIn(search, calculator);
    const hasValues = Object.keys(values).length > 0;
    return {
      calculator,
      values: filledAs === undefined ? values : {},
      key: hasValues ? `${calculator} ${filledAs ?? key}` : calculator,
    };
  }, [calculator, search, key, filledAs]);
  const noteFilled = () => void navigate({ search }, { replace: true, state: { ...state, filledAs: key } });
  return { opened, noteFilled };
}

/** The values of an address for a calculator's own fields; others come with links that are shared. */
function valuesIn(search: string, calculator: CalculatorId): Readonly<Record<string, string>> {
  const fields: readonly string[] = calculator === 'mail-tabs' ? [] : calculatorFields[calculator];
  return Object.fromEntries([...new URLSearchParams(search)].filter(([field]) => fields.includes(field)));
}

/** Loads the other calculators in advance, so that the open panel also works offline. */
function useLoadAll(): void {
  useEffect(() => {
    for (const { load } of catalogEntries) void load().catch(() => undefined);
  }, []);
}
