import { type APIRequestContext, test } from '@playwright/test';
import { expect, newPerson, visitor } from './people.ts';

const message = 'How many pages can be saddle stitched?';

const ask = (api: APIRequestContext, body: object = { message }) => api.post('/api/ai/chat', { data: body });

test('C2 the assistant answers visitors and accounts alike, whole and as a stream, and takes the conversation before', async () => {
  const [someone, { api }, { api: other }] = [await visitor(), await newPerson(), await newPerson('other')];

  await test.step('whole and as a stream', async () => {
    const answers = await Promise.all([someone, api, other].map((one) => ask(one)));
    for (const answer of answers) expect(answer.status(), await answer.text()).toBe(200);
    const [whole, ...others] = await Promise.all(answers.map((answer) => answer.json()));
    expect(whole).toMatchObject({ mode: 'grounded', kind: 'answers', usesJob: false, isIncomplete: false });
    expect(whole.response).toContain('64');
    expect(whole.sources.length).toBeGreaterThan(0);
    expect(others).toEqual([whole, whole]);

    const stream = await api.post('/api/ai/chat/stream', { data: { message } });
    expect(stream.headers()).toMatchObject({ 'content-type': 'text/event-stream' });
    const events = [...(await stream.text()).matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(
      ([, name, data = '']) => ({ name, data: JSON.parse(data) }),
    );
    const words = events.flatMap(({ name, data }) => (name === 'delta' ? [data.text] : []));
    expect(words.join('')).toBe(whole.response);
    expect(events.slice(words.length)).toEqual([
      { name: 'sources', data: { type: 'sources', sources: whole.sources } },
      { name: 'done', data: { type: 'done', answer: whole } },
    ]);
  });

  await test.step('the conversation has the roles user and model', async () => {
    const conversationHistory = [
      { role: 'user', content: message },
      { role: 'model', content: 'Saddle stitching takes 4 to 64 pages.' },
    ];
    const answer = await ask(someone, { message: 'And perfect binding?', conversationHistory });
    expect(answer.status(), await answer.text()).toBe(200);
    const [turn] = conversationHistory;
    for (const [body, path] of [
      [{ message: ' ' }, 'message'],
      [{ message, conversationHistory: [{ ...turn, role: 'assistant' }] }, 'conversationHistory.0.role'],
    ] as const) {
      const refused = await ask(someone, body);
      expect(refused.status()).toBe(422);
      expect((await refused.json()).errors).toMatchObject([{ path }]);
    }
  });

  await test.step('the configuration says that the guides answer', async () => {
    await expect
      .poll(async () => (await someone.get('/api/config')).json())
      .toMatchObject({ assistant: 'grounded' });
  });
});

test('C6 a network of visitors has 60 questions a minute; another network and its accounts have their own', async () => {
  const api = await visitor();
  const hello = () => ask(api, { message: 'Hello' });
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 70) statuses.push((await hello()).status());
  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: 60 }, () => 200));
  const refused = await hello();
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: 'request.rate_limited',
    detail: 'Too many questions in a short time. Try again in a minute.',
  });
  expect((await ask(await visitor())).status()).toBe(200);
  const { api: person } = await newPerson();
  expect((await ask(person)).status()).toBe(200);
});
