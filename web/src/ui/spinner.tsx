import { LoaderCircle } from 'lucide-react';

/** A spinner with a label, shown only after 300 ms. */
export function Spinner({ children }: { children: string }) {
  return (
    <output className="type-data late flex items-center gap-2.5 text-ink-2">
      <LoaderCircle size={18} strokeWidth={1.6} className="animate-turn" aria-hidden />
      {children}
    </output>
  );
}
