import { describe, expect, it } from '@jest/globals';
import { checkNames, type CheckResult } from './preflight-result.ts';
import { terminalReport } from './terminal.ts';
import { placeOnTrim } from './terminal/place.ts';
import { printable } from './terminal/printable.ts';
import { columnsOf, wrapped } from './terminal/wrap.ts';
import { coarseImage, letterPage, buildResult } from '../../test/built-result.ts';

const plain = { columns: 80, color: false };
const coarse = (count: number, change: Partial<CheckResult> = {}): Partial<CheckResult> => ({
  status: 'fail',
  message: `${count} images are below 150 ppi.`,
  findings: Array.from({ length: count }, () => coarseImage()),
  ...change,
});

describe("the report's head and verdict", () => {
  it('F8 report names the file, its trim in inches and mm, its version and its inks', () => {
    const [file, head, scan, , verdict] = terminalReport('jobs/flyer.pdf', buildResult(), {
      ...plain,
      columns: 120,
    }).split('\n');
    expect(file).toBe('jobs/flyer.pdf');
    expect(head).toBe(
      '  1 page · trim 8.5 × 11 in (215.9 × 279.4 mm) · PDF 1.6 · Cyan, Black, PANTONE 185 C',
    );
    expect(scan).toBe('  Full Scan, Sheetfed profile');
    expect(verdict).toBe('✓ Ready for press: no faults found');
  });

  it('F7 F8 report names the job, or else the one that the file looks like', () => {
    const linesOf = (change: Parameters<typeof buildResult>[1]) =>
      terminalReport('a.pdf', buildResult({}, change), plain).split('\n');
    const guess = { trim: { width: 6, height: 9 }, pages: 16 };
    expect(linesOf({ guess })).toContain('  Looks like: 6 × 9 in · 16 pages');
    const both = linesOf({ guess, job: { pages: 12 } });
    expect(both).toContain('  Job: 12 pages');
    expect(both.join('\n')).not.toContain('Looks like');
  });

  it('F8 report rotates the trim size with the page and counts other sizes', () => {
    const pages = [letterPage(1, 90), letterPage(2), letterPage(3, 270)];
    const report = terminalReport('a.pdf', buildResult({}, { pages, pageCount: 3 }), {
      ...plain,
      columns: 120,
    });
    expect(report).toContain('3 pages · trim 11 × 8.5 in (279.4 × 215.9 mm) and 1 other size · PDF');
  });

  it('F8 report says what will go wrong in print', () => {
    const report = terminalReport('a.pdf', buildResult({ 'image-resolution': coarse(2) }), plain);
    expect(report).toContain('\n✗ Not ready: 1 fault will show in print\n');
  });

  it("F8 report says what a quick scan doesn't check", () => {
    const words = (mode: 'quick' | 'full') =>
      terminalReport('a.pdf', buildResult({}, { mode }), plain).replaceAll(/\s+/g, ' ');
    expect(words('quick')).toContain("doesn't check Safe Margin, Total Ink Coverage,");
    expect(words('full')).not.toContain("doesn't check");
  });

  it('F8 report of an unreadable file has only the name and the reason', () => {
    const error = { code: 'password-needed', message: 'The file asks for a password.' } as const;
    const result = buildResult({}, { opens: false, passwordNeeded: true, error, status: 'fail' });
    expect(terminalReport('a.pdf', result, { ...plain, columns: 120 })).toBe(
      "a.pdf\n✗ Can't be checked: The file asks for a password. Pass it with --password or PREFLIGHT_PASSWORD.\n",
    );
  });
});

describe("the report's checks", () => {
  it('F8 report has one line with a mark per check', () => {
    const lines = terminalReport('a.pdf', buildResult({ fonts: { status: 'manual' } }), plain).split('\n');
    expect(lines.filter((line) => /^[✓!✗?] .* {2}No problems found\.$/.test(line))).toHaveLength(
      Object.keys(checkNames).length,
    );
    expect(lines).toContain('? Fonts Embedded             No problems found.');
  });

  it("F8 report shows a finding's position, object, figures and advice", () => {
    const report = terminalReport('a.pdf', buildResult({ 'image-resolution': coarse(1) }), plain);
    expect(report).toContain(
      '  ✗ page 1 at 1.25, 3 in · image 604 × 453 · 112 ppi, limit 150 ppi\n    → Place a higher',
    );
  });

  it('F8 report shows the words of the text found, and on how many pages it is', () => {
    const small = coarseImage({ object: 'text in Frutiger', quote: 'Terms apply', pageCount: 49 });
    const report = terminalReport(
      'a.pdf',
      buildResult({ 'text-size': { ...coarse(1), findings: [small] } }),
      plain,
    );
    expect(report.replace(/\s+/g, ' ')).toContain(
      '✗ page 1 and 48 more at 1.25, 3 in · text in Frutiger · “Terms apply” · 112 ppi',
    );
  });

  it('F8 report shows the five worst findings, repeated advice once, and the number of others', () => {
    const report = terminalReport(
      'a.pdf',
      buildResult({ 'image-resolution': coarse(9, { findingsLeftOut: 8 }) }),
      plain,
    );
    expect(report.match(/image 604/g)).toHaveLength(5);
    expect(report.match(/Place a higher/g)).toHaveLength(1);
    expect(report).toContain('    and 12 more\n');
  });

  it('F8 report shows lengths at the trim in inches, and the message of a finding without figures', () => {
    const pt = (value: number) => ({ value, unit: 'pt' }) as const;
    const short = coarseImage({ check: 'bleed', object: 'left side', measured: pt(0), limit: pt(9) });
    const script = coarseImage({
      check: 'interactive',
      page: null,
      box: null,
      object: 'JavaScript',
      measured: null,
    });
    const report = terminalReport(
      'a.pdf',
      buildResult({
        bleed: { status: 'fail', findings: [short] },
        interactive: { status: 'fail', findings: [script] },
      }),
      plain,
    );
    expect(report).toContain('left side · 0 in, limit 0.125 in');
    expect(report).toContain('  ✗ JavaScript · The image is 112 ppi effective.');
  });
});

describe('positions', () => {
  it.each([
    [0, [1.25, 3]],
    [90, [7, 1.25]],
    [180, [5.25, 7]],
    [270, [3, 5.25]],
  ])('F8 report gives positions on the displayed page, rotated by %d', (rotate, place) => {
    expect(placeOnTrim([99, 513, 243, 585], letterPage(1, rotate))).toEqual(place);
  });

  it("F8 report converts positions from the page's UserUnit", () => {
    expect(placeOnTrim([99, 513, 243, 585], { ...letterPage(1), userUnit: 2 })).toEqual([2.5, 6]);
  });
});

describe("the report's width", () => {
  it.each([24, 40, 63, 64, 80, 200])('F8 report fits into %d columns', (columns) => {
    const result = buildResult({
      'image-resolution': coarse(9),
      fonts: { status: 'warning', findings: [coarseImage({ object: 'x'.repeat(300) })] },
    });
    const report = terminalReport(`${'long/'.repeat(50)}字体.pdf`, result, { columns, color: false });
    for (const line of report.split('\n').slice(1))
      expect(columnsOf(line)).toBeLessThanOrEqual(Math.max(columns, 40));
    expect(report.replaceAll(/\s/g, '')).toContain('x'.repeat(300));
  });

  it('F8 report counts wide and combining characters', () => {
    expect(['abc', '字体', 'e\u0301', '📄'].map(columnsOf)).toEqual([3, 4, 1, 2]);
    expect(wrapped('字体字体', 4)).toEqual(['字体', '字体']);
  });
});

describe('text from the file', () => {
  const hostile =
    'Hel\u001b[31mvetica\u001b]8;;https://evil.example\u0007\r\u009b2J\u0000\u202e\n✓ All passed';

  it('F8 report removes escape sequences', () => {
    expect(printable(hostile)).toBe('Helvetica ✓ All passed');
    expect(printable('\u001b\u001b[1m[31mred')).not.toContain('\u001b');
    expect(printable('a\u2028b\ud800c')).toBe('a bc');
    expect(printable('x'.repeat(10_000))).toHaveLength(601);
  });

  it('F8 report sanitizes every text from the file', () => {
    const finding = coarseImage({ object: hostile, message: hostile, advice: hostile, measured: null });
    const result = buildResult(
      { fonts: { status: 'fail', message: hostile, findings: [finding] } },
      { inks: [hostile], pdfVersion: hostile },
    );
    const report = terminalReport(hostile, result, plain);
    expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(report).not.toMatch(/^✓ All passed/m);
    expect(terminalReport('a.pdf', result, { ...plain, color: true })).not.toMatch(/\u001b(?!\[\d+m)/);
  });
});
