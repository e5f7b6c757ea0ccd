import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inProject } from '../project-root.ts';

/** Files that break each rule, with their forbidden import. */
const planted: Record<string, [file: string, imports: string][]> = {
  'no-cycles': [
    ['libs/messaging/src/one.ts', './other.ts'],
    ['libs/messaging/src/other.ts', './one.ts'],
  ],
  'services-import-no-service': [['services/alerts/src/a.ts', '../../projects/src/entity.ts']],
  'services-import-libs-only': [['services/alerts/src/b.ts', '../../../gateway/src/door.ts']],
  'gateway-imports-libs-only': [['gateway/src/a.ts', '../../services/projects/src/entity.ts']],
  'libs-import-libs-only': [['libs/messaging/src/a.ts', '../../../services/projects/src/entity.ts']],
  'preflight-engine-stands-alone': [['libs/preflight-engine/src/a.ts', '../../messaging/src/queue.ts']],
  'contracts-import-no-other-package': [['libs/contracts/src/a.ts', '../../messaging/src/queue.ts']],
  'print-knowledge-stands-alone': [['libs/print-knowledge/src/a.ts', '../../messaging/src/queue.ts']],
  'documents-import-contracts': [['libs/documents/src/a.ts', '../../messaging/src/queue.ts']],
  'spec-sheet-imports-contracts-and-knowledge': [
    ['libs/spec-sheet/src/a.ts', '../../messaging/src/queue.ts'],
    ['libs/spec-sheet/src/b.ts', '../../pdf-report/src/report.ts'],
  ],
  'dielines-import-knowledge': [
    ['libs/dielines/src/a.ts', '../../messaging/src/queue.ts'],
    ['libs/dielines/src/b.ts', '../../spec-sheet/src/job.ts'],
  ],
  'dieline-files-import-pdf-libraries': [
    ['libs/dielines/src/files/a.ts', '../../../pdf-report/src/report.ts'],
  ],
  'pdf-writer-imports-pdf-libraries': [
    ['libs/pdf-writer/src/a.ts', 'node:fs'],
    ['libs/pdf-writer/src/b.ts', '../../dielines/src/a.ts'],
  ],
  'print-search-imports-knowledge': [['libs/print-search/src/a.ts', '../../messaging/src/queue.ts']],
  'assistant-imports-what-it-knows': [['libs/assistant/src/a.ts', '../../messaging/src/queue.ts']],
  'printed-characters-stand-alone': [['libs/pdf-report/src/characters/a.ts', '../report.ts']],
  'web-imports-contracts-only': [['web/src/a.ts', '../../libs/messaging/src/queue.ts']],
  'web-e2e-imports-testing-too': [['web/e2e/a.ts', '../../libs/messaging/src/queue.ts']],
  'web-features-import-no-feature': [
    ['web/src/features/projects/a.ts', '../reminders/popup.ts'],
    ['web/src/features/projects/b.ts', '../../app/app.ts'],
  ],
  'web-entities-import-no-entity': [
    ['web/src/entities/project/a.ts', '../alert/alert.ts'],
    ['web/src/entities/project/b.ts', '../../features/reminders/popup.ts'],
  ],
  'web-ui-imports-platform-only': [['web/src/ui/a.ts', '../entities/alert/alert.ts']],
  'web-platform-imports-nothing-above': [
    ['web/src/platform/a.ts', '../entities/alert/alert.ts'],
    ['web/src/platform/b.ts', '../ui/button.ts'],
  ],
  'web-worker-imports-no-screens': [['web/src/worker/a.ts', '../ui/button.ts']],
  'web-vendor-page-registers-no-worker': [
    ['web/src/features/vendor-page/a.ts', '../../platform/worker/register-worker.ts'],
  ],
  'shipped-code-imports-no-test': [['services/alerts/src/c.ts', '../../../libs/testing/src/index.ts']],
  'scripts-import-no-package': [['scripts/start/a.ts', '../../libs/messaging/src/queue.ts']],
};

/** Targets of the forbidden imports. */
const bystanders = [
  'services/projects/src/entity.ts',
  'gateway/src/door.ts',
  'libs/messaging/src/queue.ts',
  'web/src/platform/worker/register-worker.ts',
  'libs/testing/src/index.ts',
  'web/src/features/reminders/popup.ts',
  'web/src/entities/alert/alert.ts',
  'web/src/ui/button.ts',
  'web/src/app/app.ts',
];

interface Rules {
  forbidden: { name: string }[];
}
interface Violation {
  rule: { name: string };
  from: string;
}

function violationsOf(tree: string): Violation[] {
  const cruised = spawnSync(
    process.execPath,
    [
      inProject('node_modules', '.bin', 'depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      'libs',
      'services',
      'gateway',
      'web',
      'scripts',
    ],
    { cwd: tree, encoding: 'utf8' },
  );
  const { summary }: { summary: { violations: Violation[] } } = JSON.parse(cruised.stdout);
  return summary.violations;
}

function write(tree: string, file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

describe('architecture rules', () => {
  let tree: string;
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'rules-'));
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.tests.json', 'tsconfig.base.json']) {
      cpSync(inProject(file), join(tree, file));
    }
    for (const file of bystanders) write(tree, file, 'export const here = 1;\n');
    write(tree, 'scripts/main.ts', 'export const here = 1;\n');
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('K4 each rule has a violation in this test', async () => {
    const { default: config } = (await import(inProject('.dependency-cruiser.mjs'))) as { default: Rules };
    const names = config.forbidden.map(({ name }) => name);
    expect(Object.keys(planted).toSorted()).toEqual(names.toSorted());
  });

  it('K4 allowed imports pass', () => {
    expect(violationsOf(tree)).toEqual([]);
  });

  describe('with a violation of each rule', () => {
    let found: Violation[];
    beforeAll(() => {
      for (const [file, target] of Object.values(planted).flat())
        write(tree, file, `import type * as target from '${target}';\nexport type A = typeof target;\n`);
      found = violationsOf(tree);
    });

    it.each(Object.entries(planted))('K4 %s reports its violations, also of a type import', (name, files) => {
      const broken = found.filter(({ rule }) => rule.name === name).map(({ from }) => from);
      expect(files.map(([file]) => file)).toEqual(expect.arrayContaining([...new Set(broken)]));
      expect(broken).not.toEqual([]);
    });
  });
});
