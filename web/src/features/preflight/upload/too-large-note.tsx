import { VerdictIcon } from '../../../ui/verdict.tsx';
import { tooLarge } from './file-rules.ts';

/** The one check that a phone makes by itself. */
export function TooLargeNote() {
  return (
    <div role="alert" className="flex gap-3 rounded-control bg-fail-tint px-4 py-3 text-ink">
      <VerdictIcon verdict="fail" label="Fail" className="mt-0.5 shrink-0" />
      <div className="type-data min-w-0">
        <p className="type-body font-semibold">{tooLarge.name}</p>
        <p>{tooLarge.message}</p>
        <p className="text-ink-2">{tooLarge.details}</p>
      </div>
    </div>
  );
}
