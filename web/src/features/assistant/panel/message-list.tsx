import type { ClipboardEvent } from 'react';
import { useToday } from '../../../platform/time/use-today.ts';
import { AnswerMarkdown } from '../markdown/answer-markdown.tsx';
import type { AnswerActions } from '../answer/answer-actions.ts';
import { AnswerMessage } from '../answer/answer-message.tsx';
import { AssistantRow } from '../answer/assistant-row.tsx';
import { copiedText } from '../answer/copied-text.ts';
import { QuestionMessage } from '../answer/question-message.tsx';
import { Thinking } from '../answer/thinking.tsx';
import { Unanswered } from '../answer/unanswered.tsx';
import type { ChatState, Pending } from '../chat-session.ts';
import { useAssistantMode } from './use-assistant-mode.ts';

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
