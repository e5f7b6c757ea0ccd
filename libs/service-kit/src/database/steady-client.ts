import type { Socket } from 'node:net';
import pg from 'pg';
import { currentCall } from '@printpartner/tracing';
import { endWithAnswer, querySpan } from './query-span.ts';
import { StatementNames } from './statement-names.ts';

/** Postgres itself ends a statement earlier, so a connection silent for this long is dead. */
const SILENT_MS = 12_000;
/** Within a call, whose caller waits for five seconds. */
const SILENT_IN_CALL_MS = 4_000;
/** Leaves time for the reply before the call's deadline. */
const REPLY_MS = 500;
/** A call near its deadline must not end a connection that waits for a lock, see `transaction.ts`: its caller gives up by itself. */
const MIN_SILENT_MS = 3_500;

/**
 * Postgres' codes for a kept plan that can't be used: a migration changed what the statement returns, or it isn't there.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const planCodes = new Set(['0A000', '26000']);

const statementNames = new StatementNames();

/**
 * A connection that ends when a query gets no answer in time. A half-open one would
 * otherwise stay in the pool until the kernel gives it up after about 15 minutes;
 * now the pool replaces it, and the query fails as in any outage. It keeps the plans of the statements that are run
 * again and again.
 */
export class SteadyClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own overloads
  override query(...parameters: any[]): any {
    const span = querySpan(parameters);
    const [text, values, ...others] = parameters as unknown[];
    const isKept = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isKept ? statementNames.nameOf(text) : undefined;
    const statement = name === undefined ? parameters : [{ name, text, values }, ...others];
    const answer: unknown = super.query(...(statement as Parameters<pg.Client['query']>));
    if (answer instanceof Promise) {
      this.#endIfSilent(answer);
      if (isKept && name !== undefined) forgetIfUnusable(text, name, answer);
      if (span) endWithAnswer(span, answer);
    } else span?.end();
    return answer;
  }

  #endIfSilent(answer: Promise<unknown>): void {
    const limitMs = silenceLimitMs();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg's types say Duplex
    const stream = this.connection.stream as Socket;
    let isAnswered = false;
    const endUnlessHeard = () => {
      const heardBytes = stream.bytesRead;
      // After a stall of this process, the answer may be in the socket.
      setImmediate(() => {
        if (isAnswered || stream.bytesRead !== heardBytes) return;
        const error = new Error(`Postgres: deadline exceeded after ${limitMs} ms`);
        stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
      });
    };
    const timer = setTimeout(endUnlessHeard, limitMs);
    const stop = () => {
      isAnswered = true;
      clearTimeout(timer);
    };
    answer.then(stop, stop);
  }
}

function forgetIfUnusable(text: string, name: string, answer: Promise<unknown>): void {
  answer.catch((error: unknown) => {
    if (planCodes.has(String((error as { code?: unknown }).code))) statementNames.forget(text, name);
  });
}

function silenceLimitMs(): number {
  const call = currentCall.getStore();
  if (!call?.remainingMs) return SILENT_MS;
  return Math.round(Math.max(MIN_SILENT_MS, Math.min(SILENT_IN_CALL_MS, call.remainingMs() - REPLY_MS)));
}
