import { MessageTime } from './message-time.tsx';

/** What the user asked. @param props.at ms since 1970 */
export function QuestionMessage({ text, at }: { text: string; at: number }) {
  return (
    <div className="grid justify-items-end gap-1.5 pl-10.5 md:pl-12">
      <p className="type-body max-w-full rounded-dialog rounded-br-mark bg-ink px-4 py-2.5 whitespace-pre-wrap text-sheet wrap-anywhere">
        <span className="sr-only">You: </span>
        {text}
      </p>
      <MessageTime at={at} />
    </div>
  );
}
