import { expect, test } from '@jest/globals';
import type { EvaluatedQuestion } from '@printpartner/assistant/evaluation';
import { createToolbox } from '@printpartner/assistant/tools';
import { calls, fails, type FakeAnswer, says, startFakeOpenAi } from '@printpartner/testing/fake-openai';
import { ModelAnswerer } from '../../services/chat/src/model/model-answerer.ts';
import { evaluateModel } from './evaluate-model.ts';
import { evaluationReport } from './evaluation-report.ts';

const questions: EvaluatedQuestion[] = [
  { id: 'spine', subject: 'binding', ask: 'Spine of 120 pages?', kind: 'answers', must: ['0.230'] },
  { id: 'bleed', subject: 'files', ask: 'How much bleed?', must: [['1/8', '0.125']], mustNot: ['0.25'] },
  { id: 'follow-up', subject: 'binding', ask: ['Saddle stitch?', 'Most pages?'], must: ['64'] },
  { id: 'broken', subject: 'files', ask: 'Which PDF?', must: ['PDF/X'] },
];

/** By the question, because several are asked at once. */
const answers: Readonly<Record<string, FakeAnswer>> = {
  'How much bleed?': says('Use **0.125 in**, not 0.25 in.'),
  'Saddle stitch?': says('Folded sheets, stapled.'),
  'Most pages?': says('64 pages.'),
  'Which PDF?': fails(404, { message: 'no such model' }),
};

test('C2 a model’s answers are judged by subject, with follow-ups, tools and failures', async () => {
  const fake = await startFakeOpenAi();
  fake.answerAlways((exchange) => {
    const { messages } = exchange.request.body;
    const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const spine = { name: 'spine_width', arguments: { pages: 120, textPaper: '80# gloss text' } };
    const answer =
      answers[asked] ?? (messages.at(-1)?.role === 'tool' ? says('**0.230 in**') : calls([spine]));
    return answer(exchange);
  });
  const answerer = new ModelAnswerer({
    settings: { apiKey: 'sk', baseUrl: fake.baseUrl, model: 'm', contextTokens: 32_000 },
    toolbox: createToolbox([]),
    usage: {
      reserve: async ({ source }, tokens) => ({ source, day: '', tokens }),
      settle: async () => undefined,
    },
    logger: { warn: () => undefined },
  });
  const results = await evaluateModel(answerer, questions, { atOnce: 2 });
  await fake.close();
  expect(results.map(({ question: { id }, faults }) => [id, faults])).toEqual([
    ['spine', []],
    ['bleed', ['says 0.25']],
    ['follow-up', []],
    ['broken', [expect.stringContaining('no answer')]],
  ]);
  expect(evaluationReport(results).slice(0, 3)).toEqual([
    'binding             2 of    2  100%',
    'files               0 of    2  0%',
    'all                 2 of    4  50%',
  ]);
});
