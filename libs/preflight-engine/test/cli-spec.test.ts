import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFiles, jsonLines, runCli } from './cli-run.ts';
import { onePage } from './pdf-builder.ts';

const files = new CliFiles();
const job = { name: 'Harbor Season Program', trim: { width: 8.5, height: 11 }, pages: 1, bleed: 0.125 };
let letter = '';
let spec = '';

beforeAll(() => {
  letter = files.write(
    'letter.pdf',
    onePage('0 g 100 100 200 200 re f', '/MediaBox [0 0 612 792] /TrimBox [0 0 612 792]'),
  );
  spec = files.write('job.json', JSON.stringify(job));
});
afterAll(() => files.remove());

describe('--spec', () => {
  it('F7 F8 CLI --spec checks against the spec sheet and names it', async () => {
    const right = await runCli(['--mode', 'quick', '--spec', spec, letter]);
    expect(right).toMatchObject({ code: 0, stderr: '' });
    expect(right.stdout).toContain('Job: Harbor Season Program · 8.5 × 11 in · 1 page · 0.125 in bleed');
    const other = files.write(
      'other.json',
      `\ufeff${JSON.stringify({ ...job, trim: { width: 6, height: 9 } })}`,
    );
    const wrong = await runCli(['--mode', 'quick', '--spec', other, letter]);
    expect(wrong.code).toBe(1);
    expect(wrong.stdout.replace(/\s+/g, ' ')).toContain(
      'Page 1 trims to 8.5 × 11 in; the job says 6 × 9 in.',
    );
  });

  it('F7 F8 CLI --json includes the spec sheet, also for a file that can’t be read', async () => {
    const run = await runCli([
      '--json',
      '--mode',
      'quick',
      '--spec',
      spec,
      letter,
      join(files.folder, 'gone.pdf'),
    ]);
    expect(jsonLines(run)).toMatchObject([{ job }, { opens: false, job }]);
    const [without] = jsonLines(await runCli(['--json', '--mode', 'quick', letter]));
    expect(without).toMatchObject({ job: null });
  });

  it.each([
    ['gone.json', null, "The spec sheet can't be read: ENOENT"],
    ['cut.json', '{"pages": 16', "cut.json isn't valid JSON: "],
    ['wrong.json', '{"pages": "16"}', 'wrong.json: pages must be a whole number from 1 to 50,000.\n'],
    ['typo.json', '{"page": 16}', "typo.json: page isn't a known field; the fields here are name, trim"],
  ])('F7 F8 CLI exits with 2 and a message for the spec sheet %s', async (name, contents, message) => {
    const path = contents === null ? join(files.folder, name) : files.write(name, contents);
    const { code, stdout, stderr } = await runCli(['--spec', path, letter]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('F7 F8 CLI refuses --spec with --facts', async () => {
    const { code, stderr } = await runCli(['--facts', '--spec', spec, letter]);
    expect(code).toBe(2);
    expect(stderr).toContain('Use --spec without --facts');
  });
});

describe('--trim, --pages, --binding, --inks and --bleed', () => {
  const isRight = ['--trim', '8.5x11', '--pages', '1', '--inks', '1/0'];

  it('F7 F8 CLI checks against the job in the options', async () => {
    const right = await runCli(['--mode', 'quick', ...isRight, letter]);
    expect(right).toMatchObject({ code: 0, stderr: '' });
    expect(right.stdout).toContain('8.5 × 11 in · 1 page · black only, back: no ink');
    const wrong = await runCli(['--mode', 'quick', ...isRight, '--binding', 'saddle', letter]);
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toContain('Saddle Stitch needs pages in multiples of 4');
  });

  it('F7 F8 CLI options take the place of the spec sheet’s fields', async () => {
    const bound = files.write(
      'bound.json',
      JSON.stringify({ ...job, pageMultiple: 4, bindingName: 'Saddle' }),
    );
    const options = ['--trim', '6x9', '--binding', 'none'];
    const run = await runCli(['--json', '--mode', 'quick', '--spec', bound, ...options, letter]);
    expect(jsonLines(run)).toMatchObject([{ job: { ...job, trim: { width: 6, height: 9 } } }]);
    expect(run.stdout).not.toContain('pageMultiple');
  });

  it.each([
    [['--trim', 'A4'], "--trim can't be 'A4'. Write it such as --trim 8.5x11 or --trim 210x297mm."],
    [['--facts', '--pages', '4'], 'Use --pages without --facts'],
  ])('F7 F8 CLI exits with 2 and a message for %j', async (args, message) => {
    const { code, stdout, stderr } = await runCli([...args, letter]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
