import type { ChildProgram } from './child-program.ts';
import { type ChildCall, ChildDied, ChildWorker } from './child-worker.ts';

/** Reuses idle child processes. It starts as many as requests run in parallel. */
export class ChildPool<Request extends object, Answer, Progress = never> {
  readonly #program: ChildProgram;
  readonly #idle: ChildWorker<Request, Answer, Progress>[] = [];
  readonly #all = new Set<ChildWorker<Request, Answer, Progress>>();
  #isClosed = false;

  constructor(program: ChildProgram) {
    this.#program = program;
  }

  /** @throws ChildDied, ChildTimedOut, ChildNotStarted, ChildBroken, the signal's reason, or what `limitMs` throws */
  async run(request: Request, call: ChildCall<Progress>): Promise<Answer> {
    if (this.#isClosed) throw new ChildDied('the pool is closed');
    const worker = this.#idle.pop() ?? new ChildWorker(this.#program);
    this.#all.add(worker);
    try {
      return await worker.run(request, call);
    } finally {
      this.#idle.push(worker);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const worker of this.#all) worker.close();
  }
}
