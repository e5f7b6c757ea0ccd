import { MessageSquareText } from 'lucide-react';
import { buttonLook } from '../../ui/button.tsx';

/** Opens the assistant from the home screen. */
export function AssistantBanner({ onOpen }: { onOpen: () => void }) {
  return (
    <section
      aria-labelledby="assistant-banner"
      className="mt-5 flex items-center gap-3.5 rounded-sheet border border-rule bg-sheet px-3.5 py-4 md:px-4.5"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control border border-rule">
        <MessageSquareText size={20} strokeWidth={1.6} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id="assistant-banner" className="type-subhead">
          AI Assistant
        </h2>
        <p className="type-data text-ink-2">
          Expert printing, paper, binding, rough price, and mailing assistance
        </p>
      </div>
      <button
        type="button"
        data-opens="assistant"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={buttonLook('outline')}
      >
        Start Chat
      </button>
    </section>
  );
}
