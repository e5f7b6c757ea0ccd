import { describe, expect, it } from '@jest/globals';
import { preflight } from '../index.ts';
import { checked, pressFile, SOMETHING } from '../../test/press-file.ts';

const ID = 'file-integrity';

describe('File Integrity & Security', () => {
  it('F2 file integrity passes an undamaged file', async () => {
    const result = await checked(ID, pressFile());
    expect(result).toMatchObject({
      status: 'pass',
      message: 'The file opens without errors (PDF 1.4).',
      findings: [],
    });
  });

  it('F2 file integrity warns about a repaired file', async () => {
    const text = pressFile()
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7');
    const result = await checked(ID, Buffer.from(text, 'latin1'));
    expect(result.status).toBe('warning');
    expect(result.message).toContain('was repaired');
  });

  it('F2 file integrity warns about a file whose streams have wrong lengths, which other programs cut off', async () => {
    const text = pressFile().toString('latin1');
    const lengths = (change: (length: number) => number) =>
      text.replace(/\/Length (\d+)/g, (whole, length: string) =>
        `/Length ${change(Number(length))}`.padEnd(whole.length),
      );
    const withLengths = (change: (length: number) => number) =>
      checked(ID, Buffer.from(lengths(change), 'latin1'));
    expect(await withLengths((length) => length)).toMatchObject({ status: 'pass' });
    expect(await withLengths((length) => Math.floor(length / 3))).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('was repaired'),
    });
  });

  it("F2 file integrity fails a file that isn't a PDF, and the other checks are manual", async () => {
    const result = await preflight(Buffer.from('GIF89a, and no PDF at all'));
    expect(result).toMatchObject({
      opens: false,
      passwordNeeded: false,
      error: { code: 'not-a-pdf' },
      status: 'fail',
    });
    expect(result.checks.map(({ status }) => status)).toEqual([
      'fail',
      ...Array.from({ length: 14 }, () => 'manual'),
    ]);
  });

  it("F2 content checks are manual if a page can't be read", async () => {
    const broken = pressFile({ pages: [{ content: SOMETHING }, { content: SOMETHING }] }).toString('latin1');
    // The second page's content uses an unknown filter.
    const at = broken.lastIndexOf('/Length');
    const bytes = Buffer.from(`${broken.slice(0, at)}/Filter /Nope ${broken.slice(at)}`, 'latin1');
    const { checks } = await preflight(bytes, { mode: 'quick' });
    const statuses = new Map(checks.map((check) => [check.id, check]));
    expect(statuses.get('file-integrity')).toMatchObject({ status: 'fail' });
    for (const reader of [
      'bleed',
      'fonts',
      'image-resolution',
      'color-space',
      'text-size',
      'hairlines',
    ] as const)
      expect(statuses.get(reader)).toMatchObject({
        status: 'manual',
        message: expect.stringContaining('page 2'),
      });
    expect(statuses.get('page-boxes')?.status).toBe('pass');
  });

  it('F2 file integrity fails unreadable pages without PDF jargon in the message', async () => {
    const broken = Array.from({ length: 3 }, () => ({ content: SOMETHING }));
    const parts = pressFile({ pages: broken }).toString('latin1').split('/Length');
    const [head, first, ...others] = parts;
    // The second and third pages' content uses an unknown filter.
    const text = `${head}/Length${first}${others.map((part) => `/Filter /àlateDecode /Length${part}`).join('')}`;
    const result = await checked(ID, Buffer.from(text, 'latin1'));
    expect(result).toMatchObject({
      status: 'fail',
      message: "2 of 3 pages can't be read.",
      tally: { fail: 2, pages: '-ff' },
    });
    expect(result.findings.slice(0, 2)).toMatchObject([
      { page: 2, message: expect.stringContaining("Page 2 is damaged and can't be read") },
      { page: 3, severity: 'fail' },
    ]);
    expect(JSON.stringify(result)).not.toContain('ilter');
  });

  it('F2 an unopenable file gets a plain message, and no other check runs', async () => {
    const text = pressFile().toString('latin1').replaceAll('/Pages', '/Nopes').replaceAll('/Page ', '/Nope ');
    const { checks, error } = await preflight(Buffer.from(text, 'latin1'));
    expect(error?.code).toBe('no-pages');
    expect(checks.map(({ message }) => message)).toEqual([
      "The file can't be opened: it has no readable pages.",
      ...Array.from({ length: 14 }, () => "Not checked: the file can't be opened."),
    ]);
  });

  it('F2 quick mode marks the checks that need a full scan', async () => {
    const { checks } = await preflight(pressFile(), { mode: 'quick' });
    const unseen = checks.filter(({ message }) => message.includes('run Full Scan'));
    expect(unseen.map(({ name, status }) => [name, status])).toEqual([
      ['Safe Margin', 'manual'],
      ['Total Ink Coverage', 'manual'],
    ]);
  });
});
