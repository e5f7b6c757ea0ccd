import { useEffect, useRef } from 'react';
import { ArrowDown } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { keepFocusInside } from '../../../ui/keep-focus-inside.ts';
import { toast } from '../../../ui/toast.tsx';
import { useEscape } from '../../../ui/use-escape.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import type { AnswerActions } from '../answer/answer-actions.ts';
import type { ChatState } from '../chat-session.ts';
import { plainText } from '../markdown/answer-tree.ts';
import type { LoadAnswerer } from '../offline/device-answerer.ts';
import { prepareStoredAnswers } from '../offline/stored-answers.ts';
import { useChat } from '../use-chat.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { ModeLine } from './mode-line.tsx';
import { PanelHeader } from './panel-header.tsx';
import { useFollowLatest } from './use-follow-latest.ts';
import { useVisibleHeight } from './use-visible-height.ts';
import { Welcome } from './welcome.tsx';

const TITLE_ID = 'assistant-title';
const UNDO_MS = 10_000;

interface AssistantPanelProps extends AnswerActions {
  /** '' for a visitor. */
  userId: string;
  /** Loads the answerer for when the server can't be reached. */
  loadAnswerer: LoadAnswerer;
  onClose: () => void;
}

/** The assistant, over the whole screen. */
export function AssistantPanel({ userId, loadAnswerer, onClose, ...actions }: AssistantPanelProps) {
  const { session, ...chat } = useChat(userId, loadAnswerer);
  const { exchanges, pending } = chat;
  const panel = useVisibleHeight();
  const composer = useRef<HTMLTextAreaElement>(null);
  const { area, content, isAtEnd, jump } = useFollowLatest(chat, session);
  useReturnFocus();
  useEscape(true, onClose);
  useEffect(() => {
    // A keyboard that opens by itself would cover half of a phone.
    const hasKeyboard = !window.matchMedia('(pointer: coarse)').matches;
    (hasKeyboard ? composer.current : panel.current)?.focus({ preventScroll: true });
    void prepareStoredAnswers();
  }, [panel]);

  function ask(question: string) {
    session.ask(question);
    if (document.activeElement !== composer.current && !window.matchMedia('(pointer: coarse)').matches)
      composer.current?.focus({ preventScroll: true });
  }

  function clear() {
    const bringBack = session.clear();
    composer.current?.focus({ preventScroll: true });
    toast({
      title: 'Conversation cleared',
      durationMs: UNDO_MS,
      action: { label: 'Undo', onClick: bringBack },
    });
  }

  return (
    <dialog
      ref={panel}
      open
      tabIndex={-1}
      data-tab-open
      data-toasts-on-top
      aria-modal
      aria-labelledby={TITLE_ID}
      onKeyDown={keepFocusInside}
      className="fixed inset-x-0 top-0 z-20 flex h-[calc(100dvh-var(--page-end))] max-h-none w-full max-w-none flex-col bg-bed text-ink focus:outline-none"
    >
      <PanelHeader titleId={TITLE_ID} onClear={exchanges.length > 0 ? clear : undefined} onClose={onClose} />
      <div
        ref={area}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain md:[scrollbar-gutter:stable_both-edges]"
      >
        <div ref={content} className="mx-auto w-full max-w-186 px-4 py-5 md:px-4 md:py-8">
          {exchanges.length === 0 ? (
            <Welcome onAsk={ask} />
          ) : (
            <MessageList
              {...actions}
              exchanges={exchanges}
              pending={pending}
              onAsk={ask}
              onRetry={(id) => {
                session.retry(id);
                composer.current?.focus({ preventScroll: true });
              }}
            />
          )}
        </div>
      </div>
      <div
        data-bottom-bar="tall"
        className="relative shrink-0 border-t border-rule px-4 pt-3 pb-[max(8px,env(safe-area-inset-bottom))] md:pt-4 short:py-1.5"
      >
        {!isAtEnd && (
          <Button
            variant="outline"
            size="small"
            className="absolute! -top-11 left-1/2 -translate-x-1/2 shadow-float short:hidden"
            icon={<ArrowDown size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => {
              jump();
              composer.current?.focus({ preventScroll: true });
            }}
          >
            Jump to latest
          </Button>
        )}
        <div className="mx-auto grid max-w-178 grid-cols-[minmax(0,1fr)] gap-2">
          <Composer
            ref={composer}
            userId={userId}
            isPending={pending !== null}
            onAsk={ask}
            onStop={() => session.stop()}
          />
          <ModeLine />
        </div>
      </div>
      <output className="sr-only">{announcement(chat)}</output>
    </dialog>
  );
}

/** What a screen reader says: the whole answer once it is complete, instead of each word of it. */
function announcement({ exchanges, pending, answeredId }: ChatState): string {
  if (pending) return 'Thinking...';
  const answer = exchanges.find(({ id }) => id === answeredId)?.answer;
  return answer ? plainText(answer.text) || 'Stopped' : '';
}
