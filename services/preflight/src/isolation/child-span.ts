import { currentTraceparent, startSpan } from '@printpartner/tracing';
import type { Ran } from './child-messages.ts';

/**
 * Records a child's part of a trace from the times that it reports. The child itself sends no spans: it has no settings,
 * and a hostile file must not reach the receiver.
 */
export function childSpan(name: string, pid: number | undefined): (ran: Ran) => void {
  const parent = currentTraceparent();
  const calledAt = Date.now();
  return (ran) => {
    if (!parent || !isRan(ran)) return;
    const { from, to } = ran;
    const startedAt = Math.max(calledAt, from);
    const attributes = { 'process.pid': pid ?? 0 };
    const span = startSpan(name, { kind: 'server', parent, startedAt, attributes });
    span?.end(Math.max(startedAt, Math.min(to, Date.now())));
  };
}

/** A hostile file may have taken over the child. */
const isRan = (ran: Partial<Ran> | undefined): ran is Ran =>
  Number.isFinite(ran?.from) && Number.isFinite(ran?.to);
