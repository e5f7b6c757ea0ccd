import { lazyScreen } from '../../../platform/lazy/lazy-screen.ts';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import type { SpecSumsProps } from './spec-sums.tsx';

const SpecSums = lazyScreen(async () => (await import('./spec-sums.tsx')).SpecSums);

/** `SpecSums`, loaded apart from the form, which is usable before it. */
export function LazySpecSums(props: SpecSumsProps) {
  return (
    // Approximate height of the strip, so that the form below it doesn't move.
    <LazyPanel label="Loading the arithmetic..." className="h-74">
      <SpecSums {...props} />
    </LazyPanel>
  );
}
