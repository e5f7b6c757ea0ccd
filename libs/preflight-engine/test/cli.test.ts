import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkNames } from '../src/report/preflight-result.ts';
import { CliFiles, command, jsonLines, runCli } from './cli-run.ts';
import { encryptedPdf } from './encrypting-pdf.ts';
import { PdfBuilder, onePage } from './pdf-builder.ts';

const TRIMMED = '/MediaBox [0 0 612 792] /TrimBox [0 0 612 792]';
const files = new CliFiles();
let good = '';
let bad = '';
let notPdf = '';

beforeAll(() => {
  good = files.write('good.pdf', onePage('0 g 100 100 200 200 re f', TRIMMED));
  bad = files.write('bad.pdf', onePage('0 0 0 1 K 0 w 100 100 m 300 300 l S', TRIMMED));
  notPdf = files.write('letter.pdf', 'Dear printer, find the file attached.');
});
afterAll(() => files.remove());

describe('exit code', () => {
  it('F8 CLI exits with 0 if no check failed', async () => {
    const { code, stdout, stderr } = await runCli(['--mode', 'quick', good]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('File Integrity & Security');
  });

  it('F8 CLI exits with 1 if a check failed', async () => {
    const { code, stdout } = await runCli(['--mode', 'quick', bad]);
    expect(code).toBe(1);
    expect(stdout).toContain('✗ Hairlines');
  });

  it("F8 CLI exits with 2 for a file that isn't a PDF", async () => {
    const { code, stdout } = await runCli([notPdf]);
    expect(code).toBe(2);
    expect(stdout).toContain("✗ Can't be checked: ");
  });

  it('F8 CLI checks every file and exits with the highest code', async () => {
    const { code, stdout } = await runCli(['--mode', 'quick', bad, join(files.folder, 'gone.pdf'), good]);
    expect(code).toBe(2);
    const places = [bad, 'gone.pdf', "This file doesn't exist.", good].map((words) => stdout.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBe(0);
    expect(stdout.endsWith('\n3 files: 1 without failures, 1 not ready for press, 1 not checked.\n')).toBe(
      true,
    );
  });

  it.each([
    [['--profile', 'sheetfeed', 'a.pdf'], "Unknown profile 'sheetfeed'. Choose one of: digital, sheetfed"],
    [['--mode', 'slow', 'a.pdf'], "Unknown mode 'slow'. Choose one of: quick, full."],
    [['--jason', 'a.pdf'], "Unknown option '--jason'"],
    [['--json', '--facts', 'a.pdf'], 'Use either --json or --facts'],
    [[], 'Name a PDF file to check.'],
  ])('F8 CLI exits with 2 and a message for %j', async (args, sentence) => {
    const { code, stdout, stderr } = await runCli(args);
    expect({ code, stdout, lines: stderr.split('\n').length }).toEqual({ code: 2, stdout: '', lines: 2 });
    expect(stderr).toContain(sentence);
  });
});

describe('--json', () => {
  it('F8 CLI --json prints only one line per file', async () => {
    const run = await runCli(['--json', '--mode', 'quick', '--profile', 'newspaper', bad, notPdf, good]);
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 2, stderr: '' });
    expect(jsonLines(run)).toMatchObject([
      { file: bad, status: 'fail', mode: 'quick', profile: 'newspaper', opens: true, error: null },
      { file: notPdf, status: 'fail', opens: false, error: { code: 'not-a-pdf' } },
      { file: good, opens: true, pageCount: 1, inks: ['Black'] },
    ]);
    const [{ checks }] = jsonLines(run) as [{ checks: { id: string }[] }];
    expect(checks.map(({ id }) => id)).toEqual(Object.keys(checkNames));
  });

  it('F8 CLI --json prints a line for a missing file', async () => {
    const run = await runCli(['--json', join(files.folder, 'gone.pdf')]);
    expect(jsonLines(run)).toMatchObject([{ opens: false, error: { code: 'no-such-file' }, checks: [] }]);
  });
});

describe('--facts', () => {
  it('F8 CLI --facts prints the contents of the file', async () => {
    const run = await runCli(['--facts', good]);
    expect(run.code).toBe(0);
    const box = [0, 0, 612, 792];
    const boxes = { MediaBox: box, CropBox: box, BleedBox: box, TrimBox: box, ArtBox: box };
    const page = {
      number: 1,
      rotate: 0,
      userUnit: 1,
      boxes,
      rawBoxes: { MediaBox: box, TrimBox: box },
      images: [],
    };
    const head = { opens: true, encrypted: false, passwordNeeded: false, pdfVersion: '1.7', repaired: false };
    const rest = { pageCount: 1, pages: [page], fonts: [], inks: ['Black'], outputIntents: [], pdfx: null };
    expect(jsonLines(run)).toMatchObject([{ ...head, ...rest }]);
  });

  it("F8 CLI --facts says why a file, folder or missing file can't be opened", async () => {
    const run = await runCli(['--facts', notPdf, files.folder, join(files.folder, 'gone.pdf'), good]);
    expect(run.code).toBe(2);
    const unread = (code: string) => ({
      opens: false,
      passwordNeeded: false,
      error: { code, message: expect.any(String) },
    });
    const [first, second, third, last] = jsonLines(run);
    expect([first, second, third]).toEqual([
      unread('not-a-pdf'),
      unread('not-a-file'),
      unread('no-such-file'),
    ]);
    expect(last).toMatchObject({ opens: true });
  });

  it('F8 CLI says that it has no permission to read a file', async () => {
    // Root can read every file.
    if (process.getuid?.() === 0) return;
    const closed = files.write('closed.pdf', '');
    chmodSync(closed, 0);
    expect(jsonLines(await runCli(['--facts', closed]))).toMatchObject([
      { error: { code: 'no-permission' } },
    ]);
  });
});

describe('password', () => {
  it('F8 CLI says that it needs a password and takes it from the flag or the environment', async () => {
    const locked = files.write(
      'locked.pdf',
      encryptedPdf({ revision: 6, cipher: 'aes', user: 'abc', owner: 'def' }),
    );
    const [none, flag, environment, wrong] = await Promise.all([
      runCli(['--facts', locked]),
      runCli(['--facts', '--password', 'abc', locked]),
      runCli(['--facts', locked], { PREFLIGHT_PASSWORD: 'abc' }),
      runCli(['--facts', '--password', 'abd', locked], { PREFLIGHT_PASSWORD: 'abc' }),
    ]);
    expect([none, flag, environment, wrong].map(({ code }) => code)).toEqual([2, 0, 0, 2]);
    expect(jsonLines(none)).toMatchObject([{ passwordNeeded: true, error: { code: 'password-needed' } }]);
  });
});

describe('hostile file names', () => {
  const name = 'in\u001b[2Jv\u001b]0;owned\u0007oice\r\n\u009b31m\u202efdp.pdf';

  it('F8 CLI removes escape sequences from file names', async () => {
    const path = files.write(name, onePage('', TRIMMED));
    const shown = await runCli(['--mode', 'quick', path]);
    const json = await runCli(['--json', path, `${path}.gone`]);
    const wrong = await runCli(['--mode', name, path]);
    for (const output of [shown.stdout, json.stdout, wrong.stderr]) {
      expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
    expect(shown.stdout.split('\n')[0]).toContain('invoice');
    expect(jsonLines(json)).toMatchObject([{ file: path }, { file: `${path}.gone` }]);
  });

  it('F8 CLI accepts file names that begin with a dash after --', async () => {
    const { code } = await runCli(['--facts', '--', '--json']);
    expect(code).toBe(2);
  });
});

/** CPU time of a process, which doesn't depend on the machine's load; 0 once it has exited. */
function cpuMsOf(pid: number | undefined): number {
  try {
    // User and system time in hundredths of a second, after a name that may contain spaces: proc(5).
    const [user, system] =
      readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ').slice(11) ?? [];
    return (Number(user) + Number(system)) * 10;
  } catch {
    return 0;
  }
}

describe('the command', () => {
  it('F8 CLI prints its help and version', async () => {
    const help = await runCli(['--help', 'whatever.pdf']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const word of ['--mode', 'large-format', 'PREFLIGHT_PASSWORD', 'Exit code'])
      expect(help.stdout).toContain(word);
    expect(await runCli(['--version'])).toEqual({ code: 0, stdout: 'preflight 0.1.0\n', stderr: '' });
  });

  it('F8 CLI colors piped output only with FORCE_COLOR', async () => {
    const plain = await runCli(['--mode', 'quick', good]);
    const colored = await runCli(['--mode', 'quick', good], { FORCE_COLOR: '1' });
    expect(plain.stdout).not.toContain('\u001b');
    expect(colored.stdout).toContain('\u001b[32m✓');
  });

  it('F8 CLI exits silently when the pipe is closed', async () => {
    const child = spawn(process.execPath, [command, '--facts', ...Array.from({ length: 200 }, () => good)]);
    let complaints = '';
    child.stderr.on('data', (words) => (complaints += String(words)));
    child.stdout.once('data', () => child.stdout.destroy());
    await once(child, 'close');
    expect(complaints).toBe('');
  });

  it('F8 CLI continues after a file that exhausts memory', async () => {
    const pdf = new PdfBuilder();
    const link = '<< /Type /Annot /Rect [0 0 1 1] /A << /S /URI /URI (https://printer.example) >> >>';
    const annotations = Array.from({ length: 300_000 }, () => `${pdf.add(link)} 0 R`).join(' ');
    const page = pdf.add(`<< /Type /Page ${TRIMMED} /Annots [${annotations}] >>`);
    const greedy = files.write('greedy.pdf', pdf.finish([page]));
    const run = await runCli(['--json', '--mode', 'quick', greedy, good], {
      NODE_OPTIONS: '--max-old-space-size=24',
    });
    expect(run).toMatchObject({ code: 2, stderr: '' });
    expect(jsonLines(run)).toMatchObject([{ opens: false, error: { code: 'limit' } }, { opens: true }]);
  });

  it('F8 CLI exits with 130 on Ctrl-C while interpreting a page', async () => {
    const endless = onePage('0 0 10 10 re f '.repeat(2_000_000), TRIMMED);
    const child = spawn(process.execPath, [command, '--facts', good, files.write('endless.pdf', endless)]);
    await once(child.stdout, 'data');
    const before = cpuMsOf(child.pid);
    // Only Linux shows the CPU time of another process.
    if (process.platform === 'linux') expect(before).toBeGreaterThan(0);
    let after = before;
    const watching = setInterval(() => (after = Math.max(after, cpuMsOf(child.pid))), 20);
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    clearInterval(watching);
    expect(code).toBe(130);
    // Checking this page to the end takes four seconds.
    expect(after - before).toBeLessThan(1_000);
  });
});
