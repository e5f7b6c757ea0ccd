import { describe, expect, it } from '@jest/globals';
import { preflight } from '../../src/index.ts';
import { checked, pressFile, something } from './press-file.ts';

const id = 'file-integrity';

describe('File Integrity & Security', () => {
  it('F2 passes a file that opens clean', async () => {
    const result = await checked(id, pressFile());
    expect(result).toMatchObject({
      status: 'pass',
      message: 'The file opens clean (PDF 1.4).',
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
    expect(statuses.get('file-integrity')).toMatchObject({ status: 'warning' });
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

  it('F2 in quick mode, says of what needs a full scan that it was not looked at', async () => {
    const { checks } = await preflight(pressFile(), { mode: 'quick' });
    const unseen = checks.filter(({ message }) => message.includes('run Full Scan'));
    expect(unseen.map(({ name, status }) => [name, status])).toEqual([
      ['Safe Margin', 'manual'],
      ['Total Ink Coverage', 'manual'],
    ]);
  });
});
