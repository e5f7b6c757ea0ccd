/** Messages from a child process, for each request any number of `progress`, then one of the others. */
export type ChildMessage<Answer, Progress> =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; answer: Answer }
  | { kind: 'broken'; message: string };
