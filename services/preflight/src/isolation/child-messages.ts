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
