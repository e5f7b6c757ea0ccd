import { errorType, type Span, startSpan } from '@printpartner/tracing';

const VERB = /^\s*([a-z]+)/i;
/** The first table of a statement. */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i;

/** The span of a statement: its verb and first table, without text and values. Undefined outside a trace. */
export function querySpan(parameters: readonly unknown[]): Span | undefined {
  const span = startSpan('postgres', { kind: 'client', attributes: { 'db.system.name': 'postgresql' } });
  if (!span) return undefined;
  const summary = summaryOf(textOf(parameters[0]));
  span.rename(summary);
  span.set({ 'db.query.summary': summary });
  return span;
}

/** Ends the span with the answer. */
export function endWithAnswer(span: Span, answer: Promise<unknown>): void {
  answer.then(
    () => span.end(),
    (error: unknown) => {
      span.fail(errorType(error));
      span.end();
    },
  );
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** `select projects` for `SELECT … FROM "projects" …`. */
export function summaryOf(sql: string): string {
  const verb = (VERB.exec(sql)?.[1] ?? 'query').toLowerCase();
  const table = TABLE.exec(sql)?.[1];
  return table ? `${verb} ${table.toLowerCase()}` : verb;
}
