import type { ComponentProps } from 'react';
import { MessageTime } from './message-time.tsx';

interface QuestionMessageProps extends Pick<ComponentProps<typeof MessageTime>, 'at' | 'today'> {
  text: string;
}

/** What the user asked. */
export function QuestionMessage({ text, ...sent }: QuestionMessageProps) {
  return (
    <div className="grid justify-items-end gap-1.5 pl-10.5 md:pl-12">
      <p className="type-body max-w-full rounded-dialog rounded-br-mark bg-ink px-4 py-2.5 whitespace-pre-wrap text-sheet wrap-anywhere">
        <span className="sr-only">You: </span>
        {text}
      </p>
      <MessageTime {...sent} />
    </div>
  );
}
