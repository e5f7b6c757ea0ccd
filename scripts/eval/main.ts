import { spawnSync } from 'node:child_process';
import { readApp } from '../../web/search-index/search-entries.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { evaluationReport } from './evaluation-report.ts';

/**
 * Asks the model at OPENAI_BASE_URL (OPENAI_API_KEY, OPENAI_MODEL, OPENAI_CONTEXT_TOKENS) every evaluated question and judges
 * its answers, by subject. SUBJECT asks only one subject, AT_ONCE sets how many questions run at once. Tokens cost money.
 */
const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_CONTEXT_TOKENS, SUBJECT, AT_ONCE } =
  process.env;
if (!OPENAI_API_KEY && !OPENAI_BASE_URL) {
  console.error('Set OPENAI_API_KEY, OPENAI_BASE_URL or both.');
  process.exit(1);
}

const compiler = inProject('node_modules', '@typescript', 'native', 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [compiler, '-b', 'services/chat'], {
  cwd: projectRoot,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

type AnswererModule = typeof import('../../services/chat/src/model/model-answerer.ts');
const built = inProject('services', 'chat', 'dist', 'model', 'model-answerer.js');
const { ModelAnswerer } = (await import(built)) as AnswererModule;
const { createToolbox } = await import('@printpartner/assistant/tools');
const { evaluatedQuestions } = await import('@printpartner/assistant/evaluation');
const { unpackEntries } = await import('@printpartner/print-search/entries');
const { evaluateModel } = await import('./evaluate-model.ts');

let tokens = 0;
const answerer = new ModelAnswerer({
  settings: {
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: OPENAI_MODEL || 'gpt-4.1-mini',
    contextTokens: Number(OPENAI_CONTEXT_TOKENS || 32_000),
  },
  toolbox: createToolbox(unpackEntries(await readApp())),
  usage: {
    reserve: async ({ source }, reserved) => ({ source, day: '', tokens: reserved }),
    settle: async (_reservation, used) => {
      tokens += used;
    },
  },
  logger: { warn: (entry) => console.error(JSON.stringify(entry)) },
});
const asked = evaluatedQuestions.filter(({ subject }) => !SUBJECT || subject === SUBJECT);
const results = await evaluateModel(answerer, asked, {
  atOnce: Number(AT_ONCE || 4),
  onEvaluated: ({ faults }) => process.stderr.write(faults.length === 0 ? '.' : 'x'),
});
process.stderr.write('\n');
for (const line of evaluationReport(results)) console.log(line);
const seconds = results.map((one) => one.seconds).toSorted((one, other) => one - other);
console.log(
  `\n${tokens.toLocaleString('en-US')} tokens, median ${seconds[seconds.length >> 1]?.toFixed(1)} s per question`,
);
