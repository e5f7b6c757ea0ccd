import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatQuestion } from '@printpartner/contracts';
import { type FakeOpenAi, says, startFakeOpenAi } from '@printpartner/testing/fake-openai';
import { FakeOwnWork } from './fake-own-work.ts';
import { buildProject, buildResult } from './own-work.ts';
import { type Chat, repliesOf, startChat } from './start-chat.ts';

const DUE = 'when is the harbor program due?';
const FAILED = 'why did my file fail?';
const [maya, noor] = [randomUUID(), randomUUID()];

let fake: FakeOpenAi;
let chat: Chat;
let work: FakeOwnWork;

async function startAll(settings: Parameters<typeof startChat>[0] = {}): Promise<void> {
  chat = await startChat(settings);
  work = new FakeOwnWork(chat.redisUrl);
  work.add(maya, {
    projects: [buildProject('Harbor Program', '2027-03-05', 'Acme')],
    latest: buildResult('harbor.pdf'),
  });
  work.add(noor, {
    projects: [buildProject('Harbor Program', '2027-04-09', 'Sable')],
    latest: buildResult('sable.pdf'),
    sharesJob: true,
  });
  await work.start('projects', 'specs', 'preflight', 'auth');
}

async function stopAll(): Promise<void> {
  await work.stopAll();
  await chat.stop();
}

async function answerTo(message: string, userId?: string, more: Partial<ChatQuestion> = {}) {
  const replies = await repliesOf(chat.ask({ message, ...more }, userId ? { userId } : {}));
  const done = replies.at(-1);
  if (done?.type !== 'done') throw new Error('The last reply is not the answer');
  return done.answer;
}

describe('own work without a model', () => {
  beforeAll(() => startAll());
  beforeEach(() => {
    work.calls.length = 0;
  });
  afterAll(stopAll);

  it('C7 answers each account from its own work, never from another’s', async () => {
    const [mayas, noors] = await Promise.all([answerTo(DUE, maya), answerTo(DUE, noor)]);
    expect(mayas).toMatchObject({ mode: 'grounded', kind: 'answers', usesJob: true });
    expect(mayas.response).toContain('Fri, Mar 5, 2027');
    expect(noors.response).toContain('Fri, Apr 9, 2027');
    expect((await answerTo(FAILED, maya)).response).toContain('Page 1 of harbor.pdf has no bleed');
    expect((await answerTo(FAILED, noor)).response).not.toContain('harbor');
    const stranger = await answerTo(DUE, randomUUID());
    expect(stranger.response).toMatch(/^You have no projects yet/);
  });

  it('C7 reads only the part that the question is about', async () => {
    await answerTo(DUE, maya);
    expect(work.calls).toEqual(['projects.list']);
    work.calls.length = 0;
    await answerTo('What is a gum strip?', maya);
    expect(work.calls).toEqual([]);
  });

  it('C7 asks a visitor to sign in, and reads nothing', async () => {
    expect(await answerTo(DUE)).toMatchObject({
      usesJob: false,
      response: expect.stringMatching(/^Sign in/),
    });
    expect(work.calls).toEqual([]);
  });

  it('C7 goes on from the question before', async () => {
    const history: ChatQuestion['conversationHistory'] = [
      { role: 'user', content: DUE },
      { role: 'model', content: 'Fri, Mar 5, 2027', usesJob: true },
    ];
    const answer = await answerTo('and who is the customer?', maya, { conversationHistory: history });
    expect(answer.response).toContain('Customer: **Acme**');
  });

  it('C7 says within its deadline that a part can’t be read', async () => {
    await work.stop('preflight');
    const begun = Date.now();
    expect(await answerTo(FAILED, maya)).toMatchObject({
      kind: 'unknown',
      response: 'I can’t read your preflight results right now. Try again in a minute.',
    });
    expect(Date.now() - begun).toBeLessThan(4_500);
    expect((await answerTo(DUE, maya)).response).toContain('Mar 5');
    await work.start('preflight');
  });
});

describe('own work with a model', () => {
  beforeAll(async () => {
    fake = await startFakeOpenAi();
    await startAll({ OPENAI_BASE_URL: fake.baseUrl });
  });
  beforeEach(() => fake.reset());
  afterAll(async () => {
    await stopAll();
    await fake.close();
  });

  it('C7 answers without the model as long as the account hasn’t consented', async () => {
    expect(await answerTo(DUE, maya)).toMatchObject({ mode: 'grounded', usesJob: true });
    expect(fake.requests).toEqual([]);
  });

  it('C7 gives the model the account’s own work after consent, without notes, and nothing else of it', async () => {
    fake.answerWith(says('On April 9.'));
    expect(await answerTo(DUE, noor)).toMatchObject({
      mode: 'model',
      usesJob: true,
      response: 'On April 9.',
    });
    const sent = JSON.stringify(fake.requests[0]?.body.messages);
    expect(sent).toContain('customer: Sable; due: 2027-04-09');
    for (const hidden of ['Acme', '2027-03-05', 'Dana', '410-555', noor, maya, 'sable.pdf'])
      expect(sent).not.toContain(hidden);
  });

  it('C7 sends a question about print in general without any of the account’s work', async () => {
    fake.answerWith(says('A line of glue.'));
    await answerTo('What is a gum strip?', noor);
    expect(JSON.stringify(fake.requests[0]?.body.messages)).not.toContain('Sable');
  });

  it('C7 sends nothing of an account whose consent can’t be read', async () => {
    await work.stop('auth');
    expect(await answerTo(DUE, noor)).toMatchObject({ mode: 'grounded', usesJob: true });
    expect(fake.requests).toEqual([]);
    await work.start('auth');
  });
});
