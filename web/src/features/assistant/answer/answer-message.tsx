import type { ReactNode } from 'react';
import { RotateCcw, WifiOff } from 'lucide-react';
import type { ChatAnswer, ChatSource } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import type { Answer } from '../conversation/exchange.ts';
import { AnswerMarkdown } from '../markdown/answer-markdown.tsx';
import { offlineTopics } from '../offline/canned-answers.ts';
import { AssistantRow } from './assistant-row.tsx';
import { CopyButton } from './copy-button.tsx';
import { MessageTime } from './message-time.tsx';
import { SourceChips } from './source-chips.tsx';
import type { AnswerActions } from './answer-actions.ts';
import { WorkingFold } from './working-fold.tsx';

interface AnswerMessageProps extends AnswerActions {
  answer: Answer;
  /** YYYY-MM-DD. */
  today: string;
  isLast: boolean;
  /** The panel says that a model writes the answers. */
  isOfModel: boolean;
  /** Another answer is on its way. */
  isBusy: boolean;
  onRetry: () => void;
  onAsk: (question: string) => void;
}

/** A complete, stopped or failed answer with everything below it. */
export function AnswerMessage(props: AnswerMessageProps) {
  const { answer, today, isLast, isOfModel, isBusy, onRetry, onAsk, onFollow, tabIcon, renderAddToSpecs } =
    props;
  const { text, status, details, offersTopics, answeredAt } = answer;
  const { sources = [], workings = [], specs = null } = details ?? {};
  const isRetried = isLast || status !== 'done' || details?.isIncomplete === true;
  return (
    <AssistantRow>
      {text !== '' && <AnswerMarkdown text={text} sources={sources} onFollow={onFollow} />}
      <Note answer={answer} isOfModel={isOfModel} />
      {offersTopics && <Topics isBusy={isBusy} onAsk={onAsk} />}
      {workings.length > 0 && <WorkingFold workings={workings} onFollow={onFollow} />}
      {sources.length > 0 && (
        <SourceChips sources={filledSources(sources, workings)} tabIcon={tabIcon} onFollow={onFollow} />
      )}
      <div className="-mt-1 flex flex-wrap items-center gap-x-2 gap-y-3">
        {specs && renderAddToSpecs(specs)}
        {status === 'done' && <CopyButton text={text} />}
        {isRetried && (
          <Button
            variant={status === 'done' ? 'quiet' : 'outline'}
            size="small"
            className={status === 'done' ? 'px-2! font-normal! text-ink-2! first:-ml-2' : ''}
            icon={<RotateCcw size={15} strokeWidth={1.6} aria-hidden />}
            disabled={isBusy}
            onClick={onRetry}
          >
            Retry
          </Button>
        )}
        <MessageTime at={answeredAt} today={today} className="ml-auto" />
      </div>
    </AssistantRow>
  );
}

function Note({ answer, isOfModel }: Pick<AnswerMessageProps, 'answer' | 'isOfModel'>): ReactNode {
  const { text, status, origin, details } = answer;
  if (status === 'stopped')
    return (
      <Line>{text === '' ? 'Stopped before an answer came.' : 'Stopped. This answer is not complete.'}</Line>
    );
  if (details?.isIncomplete) return <Line>This answer was cut off. Retry to get all of it.</Line>;
  if (origin === 'server')
    return isOfModel && details?.mode === 'grounded' ? <Line>Answered without the AI model.</Line> : null;
  return (
    <Line isOffline>
      {origin === 'stored'
        ? 'Offline response - Connect to internet for latest information'
        : 'Answered on this device, because the server did not answer.'}
    </Line>
  );
}

function Line({ isOffline = false, children }: { isOffline?: boolean; children: string }) {
  return (
    <p className="type-note flex items-start gap-2 text-ink-2">
      {isOffline && <WifiOff size={15} strokeWidth={1.6} aria-hidden className="mt-px shrink-0" />}
      {children}
    </p>
  );
}

/** What this device can answer without a connection. */
function Topics({ isBusy, onAsk }: { isBusy: boolean; onAsk: (question: string) => void }) {
  return (
    <div className="grid gap-2">
      <p className="type-data text-ink-2">These topics are available offline:</p>
      <ul aria-label="Offline topics" className="flex flex-wrap gap-2">
        {offlineTopics.map((topic) => (
          <li key={topic}>
            <Button variant="outline" size="small" disabled={isBusy} onClick={() => onAsk(topic)}>
              {topic}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sources, of which a calculator opens as the arithmetic filled it in. */
const filledSources = (sources: readonly ChatSource[], workings: ChatAnswer['workings']): ChatSource[] =>
  sources.map((source) => {
    const id = calculatorOf(source.address);
    const filled = workings.find(({ opens }) => id !== null && opens && calculatorOf(opens) === id);
    return filled?.opens === undefined ? source : { ...source, address: filled.opens };
  });

const calculatorOf = (address: string): string | null =>
  address.startsWith('/?') ? new URLSearchParams(address.slice(2)).get('calculators') : null;
