import type { askAssistant, RpcOutput } from '@printpartner/contracts';
import { Observable } from 'rxjs';

type Reply = RpcOutput<typeof askAssistant>;

/** Less than half of the caller's deadline between two replies. */
const BEAT_MS = 2_000;

/**
 * The replies of a call: the events of an answer, and beats while it has none. When the caller gives up, the signal
 * aborts.
 */
export function answerStream(answer: (signal: AbortSignal) => AsyncIterable<Reply>): Observable<Reply> {
  return new Observable((subscriber) => {
    const ended = new AbortController();
    const beats = setInterval(() => subscriber.next({ type: 'beat' }), BEAT_MS);
    subscriber.add(() => {
      clearInterval(beats);
      ended.abort();
    });
    void (async () => {
      try {
        for await (const event of answer(ended.signal)) subscriber.next(event);
        subscriber.complete();
      } catch (error) {
        subscriber.error(error);
      }
    })();
  });
}
