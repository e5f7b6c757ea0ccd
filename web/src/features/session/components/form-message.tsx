import { VerdictIcon } from '../../../ui/verdict.tsx';

/** An error of the whole form. */
export function FormMessage({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="type-data flex items-start gap-2.5 rounded-control bg-fail-tint px-3 py-2 text-fail">
          <VerdictIcon verdict="fail" size={16} className="mt-0.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}
