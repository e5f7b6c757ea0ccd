import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OldUsageSweeper } from '../src/usage/old-usage.sweeper.ts';
import { UsageService } from '../src/usage/usage.service.ts';
import { type Chat, startChat } from './start-chat.ts';

let chat: Chat;
let usage: UsageService;
beforeAll(async () => {
  chat = await startChat({ CHAT_DAILY_TOKENS: 1_000 });
  usage = chat.app.get(UsageService);
});
beforeEach(() => chat.database.query('truncate token_usage'));
afterAll(() => chat.stop());

const visitor = { source: 'network:a', userId: '' };
const refused = expect.objectContaining({
  code: 'chat.budget_reached',
  message: 'chat.budget_reached',
}) as unknown;

const tokens = async (source = visitor.source) =>
  (await chat.database.query('select tokens::int from token_usage where source = $1', [source])).map(
    (row) => row['tokens'],
  );

describe('the daily budget of the model', () => {
  it('C6 counts what is set aside until it is settled', async () => {
    const first = await usage.reserve(visitor, 600);
    expect(await tokens()).toEqual([600]);
    await usage.settle(first, 100);
    expect(await tokens()).toEqual([100]);
    const second = await usage.reserve(visitor, 900);
    await usage.settle(second, 0);
    expect(await tokens()).toEqual([100]);
  });

  it('C6 refuses what would exceed it until midnight UTC, and counts each source by itself', async () => {
    await usage.reserve(visitor, 600);
    const error: unknown = await usage.reserve(visitor, 401).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      reply: {
        code: 'chat.budget_reached',
        userMessage: "You've reached today's limit for the assistant. It resets at midnight UTC.",
      },
    });
    const { retryAfter } = (error as { reply: { retryAfter: number } }).reply;
    const midnight = new Date(Date.now() + retryAfter * 1_000 + 500);
    expect(midnight.getUTCHours() + midnight.getUTCMinutes()).toBe(0);
    await expect(usage.reserve({ source: 'network:b', userId: '' }, 1_001)).rejects.toEqual(refused);
    await expect(usage.reserve({ source: 'network:b', userId: '' }, 1_000)).resolves.toBeDefined();
    await expect(usage.reserve(visitor, 400)).resolves.toBeDefined();
  });

  it('C6 the daily budget is not exceeded by questions at the same time', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => usage.reserve(visitor, 300)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await tokens()).toEqual([900]);
  });

  it('C6 starts at zero every day; what was set aside before midnight is settled on its day', async () => {
    const late = await usage.reserve(visitor, 1_000);
    await chat.database.query(`update token_usage set day = day - 1`);
    const day = new Date(Date.parse(late.day) - 86_400_000).toISOString().slice(0, 10);
    await expect(usage.reserve(visitor, 1_000)).resolves.toBeDefined();
    await usage.settle({ ...late, day }, 10);
    expect(new Set(await tokens())).toEqual(new Set([10, 1_000]));
  });

  it('C6 the tokens of a day are forgotten after the next day', async () => {
    await chat.database.query(
      `insert into token_usage (source, day, tokens)
        select 'network:' || n, (now() at time zone 'utc')::date - n, 5 from generate_series(0, 600) n`,
    );
    await chat.app.get(OldUsageSweeper).sweep();
    const kept = await chat.database.query('select source from token_usage order by source');
    expect(kept.map(({ source }) => source)).toEqual(['network:0', 'network:1']);
  });
});

describe('a deleted account', () => {
  it('A6 leaves no usage, and uses nothing afterward', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    const [mine, theirs] = [userId, other].map((id) => ({ source: `user:${id}`, userId: id }));
    if (!mine || !theirs) throw new Error('two owners');
    const open = await usage.reserve(mine, 100);
    await usage.reserve(theirs, 100);
    await chat.deleteAccount(userId);
    await usage.settle(open, 50);
    await expect(usage.reserve(mine, 100)).rejects.toMatchObject({ code: 'auth.no_session' });
    expect([await tokens(mine.source), await tokens(theirs.source)]).toEqual([[], [100]]);
  });
});
