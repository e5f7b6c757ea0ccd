import type { ReactNode } from 'react';
import { Mark } from '../../../ui/mark.tsx';

/** The place of an answer: beside the mark, on phones without it. */
export function AssistantRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span className="hidden size-8 shrink-0 place-items-center rounded-control border border-rule bg-sheet md:grid">
        <Mark size={20} />
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-4 md:pt-0.5">
        <span className="sr-only">AI Assistant: </span>
        {children}
      </div>
    </div>
  );
}
