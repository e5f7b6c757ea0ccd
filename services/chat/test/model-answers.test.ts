import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { AppError } from '@printpartner/messaging';
import { calls, callsWhole, fails, type FakeOpenAi, refuses, says } from '@printpartner/testing/fake-openai';
import { failureOf, KEY, modelAt, startFakeOpenAi } from './model-under-test.ts';

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const spine = { name: 'spine_width', arguments: { pages: 120, textPaper: '80# gloss text' } };
const search = { name: 'search_guides', arguments: { query: 'saddle stitch' } };
const SADDLE_STITCH = '/?tab=binding&section=bindings&entry=saddle-stitch';

test('C2 the words of a model arrive as they are streamed, however the packets are cut', async () => {
  const text = 'Use **100# cover** – 270 g/m², “smooth” ✓ 🖨️.';
  for (const packetBytes of [1, 3, 7]) {
    fake.answerWith(says(Array.from(text), { packetBytes }));
    const asked = await modelAt(fake).ask('Which paper for a menu?');
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

test('C2 a request names the model, streams, asks for the usage and offers every tool', async () => {
  fake.answerWith(says('Yes.'));
  await modelAt(fake).ask('Is 14 pt thick?');
  const [request] = fake.requests;
  expect(request?.path).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(request?.body).toMatchObject({
    model: 'test-model',
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: expect.any(Number),
    tool_choice: 'auto',
  });
  const names = request?.body.tools?.map(({ function: { name } }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['search_guides', 'postage', 'spine_width', 'price_estimate']),
  );
});

test('C2 tool calls in mixed pieces run, and their results go back to the model', async () => {
  fake.answerWith(calls([spine, search], { packetBytes: 11, text: 'Let me see.' }), says('**0.230 in**.'));
  const asked = await modelAt(fake).ask('Spine of 120 pages?');
  expect(asked.events.map((event) => (event.type === 'tool' ? event.title : event.type))).toEqual([
    'delta',
    'Calculating the spine',
    'Searching the guides',
    'delta',
    'sources',
    'done',
  ]);
  expect(asked.answer).toMatchObject({
    response: 'Let me see.\n\n**0.230 in**.',
    workings: [{ title: 'Spine of 120 pages, 80# gloss text', steps: [{ result: '0.230 in' }] }],
  });
  expect(asked.answer?.sources).toEqual([
    { title: 'Spine width, Calculators', address: expect.stringContaining('/?calculators=spine&') },
  ]);
  const [said, ...results] = fake.requests[1]?.body.messages.slice(-3) ?? [];
  expect(said).toMatchObject({ role: 'assistant', content: 'Let me see.', tool_calls: [{}, {}] });
  expect(results).toEqual([
    { role: 'tool', tool_call_id: 'call_0_spine_width', content: expect.stringContaining('0.230 in') },
    { role: 'tool', tool_call_id: 'call_1_search_guides', content: expect.stringContaining('multiple of 4') },
  ]);
});

test('C2 whole calls with one index, or with the name repeated, are told apart', async () => {
  const piece = { index: 0, type: 'function' as const };
  fake.answerWith(
    callsWhole(
      [
        { ...piece, id: 'a', function: { name: 'search_guides', arguments: '{"query":' } },
        { ...piece, id: 'a', function: { name: 'search_guides', arguments: '"saddle"}' } },
        {
          ...piece,
          id: 'b',
          function: { name: 'page_count', arguments: '{"pages":18,"binding":"saddle-stitch"}' },
        },
      ],
      'stop',
    ),
    says('20 pages.'),
  );
  const asked = await modelAt(fake).ask('18 pages saddle stitched?');
  expect(asked.events.flatMap((event) => (event.type === 'tool' ? event.name : []))).toEqual([
    'search_guides',
    'page_count',
  ]);
  expect(asked.text).toBe('20 pages.');
});

test('C2 wrong arguments and unknown tools are errors that the model reads, not the caller', async () => {
  fake.answerWith(
    calls([
      { name: 'spine_width', arguments: '{"pages": 12' },
      { name: 'spine_width', arguments: { pages: 'many' } },
      { name: 'delete_everything', arguments: {} },
    ]),
    says('How many pages?'),
  );
  const asked = await modelAt(fake).ask('Spine?');
  expect(asked.text).toBe('How many pages?');
  const results = fake.requests[1]?.body.messages.slice(-3).map(({ content }) => content);
  expect(results).toEqual([
    expect.stringContaining('not a JSON object'),
    expect.stringContaining('pages'),
    expect.stringContaining('no tool'),
  ]);
});

test('C2 after four rounds of tools the model must answer', async () => {
  fake.answerAlways(calls([search]));
  const asked = await modelAt(fake).ask('Pages?');
  expect(failureOf(asked)).toContain('chat.not_answering');
  expect(fake.requests.map(({ body }) => body.tool_choice)).toEqual(['auto', 'auto', 'auto', 'auto', 'none']);
});

test('C2 found entries are cited if the answer links to them, or the first ones if it links to none', async () => {
  const link = `[Saddle stitch](${SADDLE_STITCH})`;
  fake.answerWith(calls([search]), says([`See ${link.slice(0, 20)}`, link.slice(20)]));
  const linked = await modelAt(fake).ask('Saddle stitch?');
  expect(linked.answer?.response).toBe(`See ${link}`);
  expect(linked.answer?.sources).toEqual([{ title: 'Saddle stitch, Bindings', address: SADDLE_STITCH }]);
  fake.answerWith(calls([search]), says('A multiple of 4.'));
  const unlinked = await modelAt(fake).ask('Saddle stitch?');
  expect(unlinked.answer?.sources).toEqual([{ title: 'Saddle stitch, Bindings', address: SADDLE_STITCH }]);
});

test('C6 a model’s refusal is a declined question in its own words', async () => {
  fake.answerWith(refuses('I can’t help with that.'));
  const { answer } = await modelAt(fake).ask('How do I print money?');
  expect(answer).toMatchObject({ kind: 'declines', response: 'I can’t help with that.' });
});

test('C6 every round sets tokens aside and settles what the endpoint reports', async () => {
  fake.answerWith(calls([search]), says('Yes.'));
  const { ask, usage } = modelAt(fake);
  await ask('Saddle stitch?');
  expect(usage.reserved.map(({ source }) => source)).toEqual(['account:1', 'account:1']);
  expect(Math.min(...usage.reserved.map(({ tokens }) => tokens))).toBeGreaterThan(1_500);
  expect(usage.settled).toEqual([220, 220]);
});

test('C6 without a report of the endpoint its tokens are estimated, and a refused request costs none', async () => {
  const { ask, usage } = modelAt(fake);
  fake.answerWith(says('Yes.', { usage: null }));
  await ask('Saddle stitch?');
  expect(usage.settled[0]).toBeGreaterThan(500);
  expect(usage.settled[0]).toBeLessThanOrEqual(usage.reserved[0]?.tokens ?? 0);
  await ask('And this?');
  expect(usage.settled.slice(1)).toEqual([0, 0]);
});

test('C6 a used-up budget is said before any request', async () => {
  fake.answerAlways(says('Yes.'));
  const { ask, usage } = modelAt(fake);
  usage.refusal = new AppError('chat.budget_reached', { userMessage: 'Enough for today.' });
  expect(failureOf(await ask('Saddle stitch?'))).toBe('chat.budget_reached: Enough for today.');
  expect(fake.requests).toHaveLength(0);
});

test('C6 an answer longer than a message may be ends there, and the request with it', async () => {
  fake.answerWith(says(Array.from({ length: 40 }, () => 'word '.repeat(60))));
  const { answer } = await modelAt(fake).ask('Tell me everything.');
  expect(answer?.isIncomplete).toBe(true);
  expect(answer?.response.length).toBeLessThanOrEqual(8_000);
});

test('C2 an endpoint without tools, usage reports or the limit’s field is asked without them, from then on', async () => {
  const { ask } = modelAt(fake);
  const refuse = (message: string) => fails(400, { message });
  fake.answerWith(
    refuse('Unrecognized request argument supplied: stream_options'),
    refuse("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    refuse('registry.ollama.ai/library/gemma does not support tools'),
    says('Yes.', { usage: null }),
    says('Again.'),
  );
  expect((await ask('Saddle stitch?')).text).toBe('Yes.');
  expect((await ask('Saddle stitch?')).text).toBe('Again.');
  expect(fake.requests).toHaveLength(5);
  const last = fake.requests.at(-1)?.body;
  expect(last).toMatchObject({ max_completion_tokens: expect.any(Number) });
  for (const field of ['tools', 'tool_choice', 'stream_options', 'max_tokens'])
    expect(last).not.toHaveProperty(field);
  expect(last?.messages.at(-1)?.content).toContain('multiple of 4');
});

test('C4 an error that repeats the question takes no tools from the questions after it', async () => {
  const { ask } = modelAt(fake);
  const question = 'Do tools are not supported, stream_options and function calling mean anything in print?';
  fake.answerWith(fails(422, { message: `Input should be shorter: ${question}` }), says('Again.'));
  expect(failureOf(await ask(question))).toContain('chat.declined');
  await ask('Saddle stitch?');
  const last = fake.requests.at(-1)?.body;
  expect(last).toHaveProperty('tools');
  expect(last).toHaveProperty('stream_options');
});

test('C2 the thoughts of an open model are left out', async () => {
  fake.answerWith(says(['<thi', 'nk>The user', ' asks…</th', 'ink>\n\n', '20 pages.']));
  expect((await modelAt(fake).ask('18 pages?')).answer?.response).toBe('20 pages.');
});
