import type { ClipboardEvent, ComponentProps } from 'react';
import { useToday } from '../../../platform/time/use-now.ts';
import { AnswerMarkdown } from '../markdown/answer-markdown.tsx';
import type { AnswerActions } from '../answer/answer-actions.ts';
import { AnswerMessage } from '../answer/answer-message.tsx';
import { AssistantRow } from '../answer/assistant-row.tsx';
import { copiedText } from '../answer/copy-button.tsx';
import { Unanswered } from '../answer/unanswered.tsx';
import type { ChatState, Pending } from '../chat-session.ts';
import { MessageTime } from '../answer/message-time.tsx';
import { useAssistantMode } from './mode-line.tsx';

interface MessageListProps extends AnswerActions, Pick<ChatState, 'exchanges' | 'pending'> {
  onAsk: (question: string) => void;
  onRetry: (exchangeId: string) => void;
}

/** The conversation, oldest first. */
export function MessageList({ exchanges, pending, onAsk, onRetry, ...actions }: MessageListProps) {
  const today = useToday();
  const isOfModel = useAssistantMode() === 'model';
  return (
    <ol aria-label="Conversation" className="grid gap-8" onCopy={copySelection}>
      {exchanges.map(({ id, question, askedAt, answer }, place) => (
        <li key={id} className="grid gap-6">
          <QuestionMessage text={question} at={askedAt} today={today} />
          {pending?.exchangeId === id ? (
            <PendingAnswer pending={pending} onFollow={actions.onFollow} />
          ) : answer ? (
            <AnswerMessage
              {...actions}
              answer={answer}
              today={today}
              isOfModel={isOfModel}
              isLast={place === exchanges.length - 1}
              isBusy={pending !== null}
              onRetry={() => onRetry(id)}
              onAsk={onAsk}
            />
          ) : (
            <Unanswered askedAt={askedAt} isBusy={pending !== null} onRetry={() => onRetry(id)} />
          )}
        </li>
      ))}
    </ol>
  );
}

function copySelection(event: ClipboardEvent): void {
  const text = copiedText(window.getSelection());
  if (text === null) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
}

interface PendingAnswerProps extends Pick<AnswerActions, 'onFollow'> {
  pending: Pending;
}

function PendingAnswer({ pending: { text, tool }, onFollow }: PendingAnswerProps) {
  return (
    <AssistantRow>
      {text !== '' && <AnswerMarkdown text={text} sources={[]} onFollow={onFollow} />}
      {(text === '' || tool !== '') && <Thinking tool={tool} />}
    </AssistantRow>
  );
}

interface QuestionMessageProps extends Pick<ComponentProps<typeof MessageTime>, 'at' | 'today'> {
  text: string;
}

/** What the user asked. */
function QuestionMessage({ text, ...sent }: QuestionMessageProps) {
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

const inks = ['#00A0DC', '#E4007F', '#FFE500', '#B5B5B5'];

/** Four patches of a color bar that light up in turn; still where motion is reduced. */
function Thinking({ tool }: { tool: string }) {
  return (
    <p className="type-body flex min-h-8 items-center gap-2.5 text-ink-2">
      <svg
        viewBox="0 0 45 9"
        width="45"
        height="9"
        shapeRendering="crispEdges"
        aria-hidden
        className="shrink-0"
      >
        {inks.map((ink, place) => (
          <rect
            key={ink}
            x={place * 12}
            width="9"
            height="9"
            fill={ink}
            className="animate-patch"
            style={{ animationDelay: `${place * 200}ms` }}
          />
        ))}
      </svg>
      {tool === '' ? 'Thinking...' : `${tool}...`}
    </p>
  );
}
