import { useId, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { Send } from 'lucide-react';
import { limits } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import { Button } from '../../../ui/button.tsx';
import { usePrintedValues } from '../../../ui/use-printed-values.ts';
import { keepUnsent, readUnsent } from '../conversation/kept-conversation.ts';

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  userId: string;
  isPending: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** The field for a question. Enter sends it, Shift+Enter starts a new line. */
export function Composer({ ref, userId, isPending, onAsk, onStop }: ComposerProps) {
  const [text, setText] = useState(() => readUnsent(userId));
  const excess = text.length - limits.chatMessageMax;
  const canSend = text.trim() !== '' && excess <= 0 && !isPending;
  const countId = useId();
  useGrowing(ref, text);
  usePrintedValues();

  function change(typed: string) {
    setText(typed);
    keepUnsent(userId, typed);
  }

  function send() {
    // The button that was pressed is about to be disabled.
    ref.current?.focus();
    if (!canSend) return;
    onAsk(text);
    change('');
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-wrap items-end gap-1.5 rounded-control border border-edge bg-sheet py-1.5 pr-1.5 pl-4 md:gap-2 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-cyan"
    >
      {excess > -NEAR_LIMIT && <Count id={countId} length={text.length} />}
      <textarea
        ref={ref}
        aria-label="Your question"
        placeholder="Ask me anything about printing..."
        rows={1}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={excess > -NEAR_LIMIT ? countId : undefined}
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={handleKey}
        className="type-body max-h-40 min-h-10 min-w-0 flex-1 resize-none bg-transparent py-2.25 outline-none placeholder:truncate placeholder:text-ink-3"
      />
      {isPending && (
        <Button
          variant="outline"
          className="max-md:px-3!"
          onClick={() => {
            onStop();
            ref.current?.focus();
          }}
        >
          Stop
        </Button>
      )}
      <Button
        type="submit"
        disabled={!canSend}
        className="max-md:px-3!"
        icon={<Send size={16} strokeWidth={1.6} aria-hidden />}
        // Pressing it must not close the keyboard of a phone.
        onPointerDown={(event) => event.preventDefault()}
      >
        Send
      </Button>
    </form>
  );
}

/** Characters before the limit from which they are counted. */
const NEAR_LIMIT = 200;

function Count({ id, length }: { id: string; length: number }) {
  const limit = limits.chatMessageMax;
  const isOver = length > limit;
  return (
    <p id={id} className={`type-note w-full ${isOver ? 'text-fail' : 'text-ink-2'}`}>
      {countText(length)} of {countText(limit)} characters.{' '}
      <output>{isOver ? 'Shorten the text to send it.' : ''}</output>
    </p>
  );
}
/** Makes the field as tall as its text, up to its maximum. */
function useGrowing(ref: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    // Its placeholder must not make an empty field taller.
    field.style.height = text === '' ? '' : '0';
    if (text !== '') field.style.height = `${field.scrollHeight}px`;
  }, [ref, text]);
}
