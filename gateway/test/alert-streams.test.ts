import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Alert,
  type AlertPush,
  ALERT_PUSH_CHANNEL,
  type LiveSession,
  sessionCopy,
} from '@printpartner/contracts';
import { eventually, testRedisUrl } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { hashToken } from '../src/identity/session-cookie.ts';
import { closeGateway, closeGateways, listeningGateway } from './test-gateway.ts';

let redis: Redis;
let url: string;
beforeAll(async () => {
  redis = new Redis(testRedisUrl());
  url = await listeningGateway();
  // The gateway subscribes in the background.
  const stream = await openStream();
  await eventually(async () => {
    await publish({ kind: 'changed', userId: stream.userId });
    if (stream.events.length === 0) throw new Error('the gateway has not subscribed yet');
  });
});
afterAll(async () => {
  await closeGateways();
  redis.disconnect();
});

const buildAlert = (overrides: Partial<Alert> = {}): Alert => ({
  id: randomUUID(),
  user_id: randomUUID(),
  project_id: null,
  message: 'Approve proof',
  reminder_message: 'Approve proof',
  alert_type: 'reminder',
  fire_at_utc: '2026-01-05T09:00:00.000Z',
  alert_at: '2026-01-05T09:00:00.000Z',
  fired_at_utc: null,
  handled_at: null,
  created_at: '2026-01-01T09:00:00.000Z',
  project: null,
  ...overrides,
});

const publish = (push: AlertPush | OlderPush) => redis.publish(ALERT_PUSH_CHANNEL, JSON.stringify(push));

/** What an alerts service of the release before sends. */
type OlderPush = Omit<AlertPush, 'alerts'> & { alerts: Omit<Alert, 'user_id' | 'handled_at'>[] };

/** Opens a stream of a new session. No alerts service runs, so all it gets comes by push. */
async function openStream(userId: string = randomUUID(), gateway = url) {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const session: LiveSession = {
    user: { id: userId, email: 'maya@example.com', firstName: null, lastName: null, emailConfirmed: false },
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
  };
  await redis.set(sessionCopy.key(tokenHash), JSON.stringify(session), 'EX', 600);
  const answer = await fetch(`${gateway}/api/alerts/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const stream = { userId, events: [] as string[], isEnded: false };
  const read = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      stream.events = text.split('\n\n').filter((event) => event.includes('event:'));
    }
    stream.isEnded = true;
  };
  // A stream that is cut off hasn't ended.
  void read().catch(() => undefined);
  return Object.assign(stream, {
    revoke: () => redis.set(sessionCopy.revokedKey(tokenHash), '1', 'EX', 600),
  });
}

describe('an event stream', () => {
  it('R2 a stream sends the pushed alert itself, without a call to alerts', async () => {
    const stream = await openStream();
    const alert = buildAlert();
    await publish({ kind: 'due', userId: stream.userId, alerts: [alert] });
    const sent = `id: ${alert.id}\nevent: alert\ndata: ${JSON.stringify(alert)}`;
    await eventually(() => expect(stream.events).toEqual([expect.stringContaining(sent)]));
  });

  it('R2 a stream sends each firing of an alert once, however often it is pushed', async () => {
    const stream = await openStream();
    const { userId } = stream;
    const alert = buildAlert();
    const snoozed = { ...alert, fire_at_utc: '2026-01-06T09:00:00.000Z' };
    await publish({ kind: 'due', userId, alerts: [alert, alert] });
    await publish({ kind: 'due', userId, alerts: [alert] });
    await publish({ kind: 'due', userId, alerts: [alert, snoozed] });
    await eventually(() => expect(stream.events.join()).toContain('2026-01-06'));
    expect(stream.events).toHaveLength(2);
  });

  it('R2 a stream completes an alert of an older service, which names neither its user nor whether it was handled', async () => {
    const stream = await openStream();
    const { user_id: _, handled_at: __, ...older } = buildAlert();
    await publish({ kind: 'due', userId: stream.userId, alerts: [older] });
    await eventually(() => expect(stream.events).toHaveLength(1));
    const data: unknown = JSON.parse(stream.events[0]?.split('data: ')[1] ?? '');
    expect(data).toEqual({ ...older, user_id: stream.userId, handled_at: null });
  });

  it('R2 an invalid alert in a push does not keep the others from a stream', async () => {
    const stream = await openStream();
    const alert = buildAlert();
    const invalid = { ...buildAlert(), alert_type: 'unknown' as Alert['alert_type'] };
    await publish({ kind: 'due', userId: stream.userId, alerts: [invalid, alert] });
    await eventually(() => expect(stream.events).toEqual([expect.stringContaining(alert.id)]));
  });

  it("R1 a stream sends one changed event for several changes at once, and none of another user's", async () => {
    const [stream, otherUser] = [await openStream(), await openStream()];
    const second = await openStream(stream.userId);
    const changed: AlertPush = { kind: 'changed', userId: stream.userId };
    await Promise.all([publish(changed), publish(changed), publish(changed)]);
    for (const open of [stream, second]) await eventually(() => expect(open.events).toHaveLength(1));
    for (const { userId } of [stream, otherUser])
      await publish({ kind: 'due', userId, alerts: [buildAlert()] });
    await eventually(() => expect(otherUser.events).toHaveLength(1));
    await eventually(() => expect(stream.events).toHaveLength(2));
    expect(stream.events[0]).toContain('event: changed\ndata: {}');
    expect(otherUser.events.join()).not.toContain('changed');
  });

  it.each<AlertPush['kind']>(['due', 'changed'])(
    'A5 a stream ends instead of sending a %s push after its session was revoked',
    async (kind) => {
      const stream = await openStream();
      const { userId } = stream;
      await stream.revoke();
      await publish(kind === 'due' ? { kind, userId, alerts: [buildAlert()] } : { kind, userId });
      await eventually(() => expect(stream.isEnded).toBe(true));
      expect(stream.events).toEqual([]);
    },
  );

  it('K3 a stream ends when its gateway stops, and is not cut off', async () => {
    const stopping = await listeningGateway();
    const stream = await openStream(undefined, stopping);
    await closeGateway(stopping);
    await eventually(() => expect(stream.isEnded).toBe(true));
  });
});
