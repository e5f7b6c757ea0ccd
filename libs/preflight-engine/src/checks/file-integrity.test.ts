import { describe, expect, it } from '@jest/globals';
import { preflight } from '../index.ts';
import { checked, pressFile, something } from '../../test/press-file.ts';

const id = 'file-integrity';

describe('File Integrity & Security', () => {
  it('F2 passes a file that opens clean', async () => {
    const result = await checked(id, pressFile());
    expect(result).toMatchObject({
      status: 'pass',
      message: 'The file opens without errors (PDF 1.4).',
      findings: [],
    });
  });

  it('F2 warns of a file that had to be repaired', async () => {
    const text = pressFile()
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7');
    const result = await checked(id, Buffer.from(text, 'latin1'));
    expect(result.status).toBe('warning');
    expect(result.message).toContain('was repaired');
  });

  it('F2 fails what is no PDF, and leaves the other checks to nobody’s guess', async () => {
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

  it('F2 never passes on missing evidence: what reads content is manual where a page cannot be read', async () => {
    const broken = pressFile({ pages: [{ content: something }, { content: something }] }).toString('latin1');
    // The second page's content claims a filter that nobody knows.
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

  it('F2 fails pages whose contents cannot be read, and says so in words of the trade', async () => {
    const broken = Array.from({ length: 3 }, () => ({ content: something }));
    const parts = pressFile({ pages: broken }).toString('latin1').split('/Length');
    const [head, first, ...others] = parts;
    // The second and the third claim a filter that nobody knows.
    const text = `${head}/Length${first}${others.map((part) => `/Filter /àlateDecode /Length${part}`).join('')}`;
    const result = await checked(id, Buffer.from(text, 'latin1'));
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

  it('F2 a file that does not open is told of without the words of its format, and nothing else is judged', async () => {
    const text = pressFile().toString('latin1').replaceAll('/Pages', '/Nopes').replaceAll('/Page ', '/Nope ');
    const { checks, error } = await preflight(Buffer.from(text, 'latin1'));
    expect(error?.code).toBe('no-pages');
    expect(checks.map(({ message }) => message)).toEqual([
      "The file can't be opened: it has no readable pages.",
      ...Array.from({ length: 14 }, () => "Not checked: the file can't be opened."),
    ]);
  });

  it('F2 in quick mode, says of what needs a full scan that it was not looked at', async () => {
    const { checks } = await preflight(pressFile(), { mode: 'quick' });
    const unseen = checks.filter(({ message }) => message.includes('run Full Scan'));
    expect(unseen.map(({ name, status }) => [name, status])).toEqual([
      ['Safe Margin', 'manual'],
      ['Total Ink Coverage', 'manual'],
    ]);
  });
});
