import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { calls, callsWhole, type FakeOpenAi, refuses, says } from '@printpartner/testing/fake-openai';
import { KEY, modelAt, startFakeOpenAi } from './model-under-test.ts';

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

test('C2 the words of a model arrive as they are streamed, however the packets are cut', async () => {
  const text = 'Use **100# cover** – 270 g/m², “smooth” ✓ 🖨️.';
  for (const packetBytes of [1, 3, 7]) {
    const { ask } = modelAt(fake);
    fake.answerWith(says([...text], { packetBytes }));
    const asked = await ask('Which paper for a menu?');
    expect(asked.text).toBe(text);
    expect(asked.events.filter(({ type }) => type === 'delta').length).toBeGreaterThan(10);
    expect(asked.answer).toMatchObject({
      response: text,
      mode: 'model',
      kind: 'answers',
      isIncomplete: false,
    });
  }
});
