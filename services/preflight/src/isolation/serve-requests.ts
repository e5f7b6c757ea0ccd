/** Messages from a child process, for each request `started`, any number of `progress`, then one of the others. */
export type ChildMessage<Answer, Progress> =
  | { kind: 'started' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; answer: Answer; ran: Ran }
  | { kind: 'broken'; message: string; ran: Ran };

/** When a child began and ended a request, milliseconds since the epoch. */
export interface Ran {
  from: number;
  to: number;
}

/** A buffer can't be allocated at the limit of the data segment; that is the file's fault, as any other crash. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /allocat/.test(error.message);

/** Answers the parent's requests in a child process, one at a time, until the parent is gone. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the messages of both directions
export function serveRequests<Request, Answer, Progress = never>(
  answer: (request: Request, report: (progress: Progress) => void) => Promise<Answer>,
): void {
  const send = (message: ChildMessage<Answer, Progress>): void => void process.send?.(message);
  process.on('message', (request: Request) => {
    const from = Date.now();
    send({ kind: 'started' });
    const ran = () => ({ from, to: Date.now() });
    answer(request, (progress) => send({ kind: 'progress', progress })).then(
      (done) => send({ kind: 'done', answer: done, ran: ran() }),
      (error: unknown) => {
        if (isOutOfMemory(error)) process.exit(1);
        send({ kind: 'broken', message: error instanceof Error ? error.message : 'unknown', ran: ran() });
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
}
