import { randomUUID } from 'node:crypto';
import { createSpecSheet, patchProject, saveProject, specsRpcs, projectsRpcs } from '@printpartner/contracts';
import { startService } from '@printpartner/testing';
import { inProject } from '../../project-root.ts';
import { median } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { timeOf } from '../harness/rounds.ts';
import { withEngines } from '../harness/system.ts';
import { atSize as specsAtSize } from '../size/services/specs.ts';

/**
 * Compares writes with an idempotency key with the same writes without one, in turn, and measures what a key takes in
 * Postgres. --writes sets its length. Needs a build.
 */
const { writes } = readOptions({ writes: 500 });

type Service = Awaited<ReturnType<typeof startService>>;

async function start(service: 'projects' | 'specs', contracts: typeof projectsRpcs | typeof specsRpcs) {
  const database = await import(inProject('services', service, 'dist', 'database.js'));
  const module = await import(inProject('services', service, 'dist', `${service}.module.js`));
  const className = service === 'projects' ? 'ProjectsModule' : 'SpecsModule';
  return startService({
    database: database[`${service}Database`],
    contracts,
    // Projects ignores those of specs.
    module: (settings) => module[className].with({ ...settings, ...specsAtSize.settings }),
  });
}

const buildKey = () => ({ key: randomUUID(), requestHash: randomUUID() });

async function compareTimes({ call, callOnce }: Service): Promise<void> {
  const user = randomUUID();
  const { id } = await call(saveProject, { project_name: 'Menu', notes: 'kiss cut '.repeat(30) }, user);
  const patch = (n: number) => ({ ref: String(id), fields: { status: `proof ${n}` } });
  const times = { plain: [] as number[], keyed: [] as number[], repeated: [] as number[] };
  for (let n = -50; n < writes; n += 1) {
    const key = buildKey();
    const plain = await timeOf(() => call(patchProject, patch(2 * n), user));
    const keyed = await timeOf(() => callOnce(patchProject, patch(2 * n + 1), user, key));
    const repeated = await timeOf(() => callOnce(patchProject, patch(2 * n + 1), user, key));
    // The first ones warm up.
    if (n < 0) continue;
    times.plain.push(plain);
    times.keyed.push(keyed);
    times.repeated.push(repeated);
  }
  const [plain, keyed, repeated] = [median(times.plain), median(times.keyed), median(times.repeated)];
  console.log(
    `patch without a key ${plain.toFixed(2)} ms, with one ${keyed.toFixed(2)} ms (× ${(keyed / plain).toFixed(2)}), repeated ${repeated.toFixed(2)} ms (× ${(repeated / plain).toFixed(2)}); medians of ${writes}`,
  );
}

async function printSize(name: string, { database }: Service): Promise<void> {
  await database.query('vacuum full idempotency_keys');
  const [row] = await database.query(
    `select count(*)::int as rows, avg(length(answer))::int as answer,
       (pg_total_relation_size('idempotency_keys') / count(*))::int as bytes from idempotency_keys`,
  );
  console.log(
    `${name}: ${String(row?.['bytes'])} bytes per key with its indexes, of an answer of ${String(row?.['answer'])} (${String(row?.['rows'])} keys)`,
  );
}

/** Words in a random order, which compress about as well as what people type. */
function text(length: number): string {
  const words = [
    'trim',
    'bleed',
    'coating',
    'fold',
    'spine',
    'proof',
    'ink',
    '14 pt',
    'uncoated',
    'gloss',
    'die',
    'score',
  ];
  let written = '';
  while (written.length < length)
    written += `${words[Math.floor(Math.random() * words.length)]} ${Math.floor(Math.random() * 1000)} `;
  return written.slice(0, length);
}

await withEngines(async () => {
  const projects = await start('projects', projectsRpcs);
  await compareTimes(projects);
  await printSize('project', projects);
  await projects.stop();
  const specs = await start('specs', specsRpcs);
  for (const [name, size] of [
    ['sheet', 150],
    ['large sheet', 4000],
  ] as const) {
    await specs.database.query('truncate idempotency_keys');
    for (let n = 0; n < 50; n += 1) {
      const data = { mailingNotes: text(size), productionNotes: text(size), extraNotes: text(size) };
      await specs.callOnce(
        createSpecSheet,
        { kind: 'custom', name: `Sheet ${n}`, data },
        randomUUID(),
        buildKey(),
      );
    }
    await printSize(name, specs);
  }
  await specs.stop();
});
