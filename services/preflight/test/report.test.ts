import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  admitReport,
  forgetPreflight,
  keepPictures,
  keepResult,
  writeKeptReport,
  writePreflightReport,
} from '@printpartner/contracts';
import { BufferSource, preflight as preflightOf, readFacts } from '@printpartner/preflight-engine';
import { eventually } from '@printpartner/testing';
import sharp from 'sharp';
import { hostileFiles } from '../../../libs/preflight-engine/test/hostile-files.ts';
import { childrenRunning } from './analysis-children.ts';
import { endlessPdf, pdfOf, SQUARE } from './pdf-bytes.ts';
import { jpegWithScans } from './scans-jpeg.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

const reportChildren = () => childrenRunning('report.child');
const OTHER_CALLS = 20;
const HAIRLINE = '0.05 w 100 100 m 300 300 l S';
const resume = () => {
  for (const pid of reportChildren()) process.kill(pid, 'SIGCONT');
};

let preflight: Preflight;
beforeAll(async () => {
  preflight = await startPreflight();
});
afterEach(() => resume());
afterAll(() => preflight.stop());

async function checked(file: Buffer, changes: { owner?: string; source?: string } = {}) {
  const session = await preflight.submit(file, changes);
  expect(await preflight.ended(session)).toMatchObject({ state: 'done' });
  return session;
}

/** Starts writing a report, and suspends its child process. */
async function pausedReport(of: { sessionId: string; owner: string }) {
  // The child starts with the first report and is reused for the next.
  await preflight.call(writePreflightReport, of);
  const [pid] = reportChildren();
  if (pid === undefined) throw new Error('no child process wrote the report');
  process.kill(pid, 'SIGSTOP');
  const report = preflight.call(writePreflightReport, of);
  report.catch(() => undefined);
  // Meanwhile the service passes the report to the child.
  for (let count = 0; count < 5; count += 1) await preflight.read(of);
  return { pid, report };
}

/** Starts as many child processes as write in parallel, and suspends them. */
async function suspendAll(of: { sessionId: string; owner: string }): Promise<void> {
  await eventually(async () => {
    await Promise.all([1, 2].map(() => preflight.call(writePreflightReport, of)));
    expect(reportChildren()).toHaveLength(2);
  });
  for (const pid of reportChildren()) process.kill(pid, 'SIGSTOP');
}

describe('reports', () => {
  it('F5 F8 reports leave the service free to answer others, as do checks', async () => {
    const hostileFile = hostileFiles['1,000 spot colors with names of 4,000 characters'];
    if (!hostileFile) throw new Error('no hostile file');
    const worst = await checked(hostileFile());
    const other = await checked(pdfOf([SQUARE]));
    const underWay = await preflight.submit(endlessPdf());
    await preflight.isWorking(underWay);
    // Last, because the time limit of a report goes on while it is paused.
    const { pid, report } = await pausedReport(worst);
    for (let count = 0; count < OTHER_CALLS; count += 1)
      expect(await preflight.read(other)).toMatchObject({ state: 'done' });
    const unfinished = Symbol('unfinished');
    expect(await Promise.race([report, Promise.resolve(unfinished)])).toBe(unfinished);
    await preflight.call(forgetPreflight, underWay);
    process.kill(pid, 'SIGCONT');
    expect((await report).filename).toBe('harbor.pdf');
  });

  it('F5 F8 whose process was killed are refused as busy, not as too long, and the next one is written', async () => {
    const session = await checked(pdfOf([SQUARE]));
    // A child that is killed before the report reaches it is replaced, and the report is written.
    await eventually(async () => {
      const { pid, report } = await pausedReport(session);
      process.kill(pid, 'SIGKILL');
      await expect(report).rejects.toMatchObject({
        reply: { code: 'system.busy' },
      });
    });
    await eventually(() => expect(reportChildren()).toEqual([]));
    expect((await preflight.call(writePreflightReport, session)).filename).toBe('harbor.pdf');
  });

  it('F5 F8 beyond four of one network are refused, whatever its cookies, and another network’s is written', async () => {
    const source = `network:${randomUUID()}`;
    const [first, second] = [
      await checked(pdfOf([SQUARE]), { owner: `visitor:${randomUUID()}`, source }),
      await checked(pdfOf([SQUARE]), { owner: `visitor:${randomUUID()}`, source }),
    ];
    const other = await checked(pdfOf([SQUARE]), { source: `network:${randomUUID()}` });
    await suspendAll(other);
    const reports = [first, second, first, second, first].map((of) =>
      preflight.call(writePreflightReport, of),
    );
    const refusals = reports.map((report) => report.then(() => null).catch((error: unknown) => error));
    expect(await Promise.race(refusals)).toMatchObject({ reply: { code: 'system.busy' } });
    const ofOther = preflight.call(writePreflightReport, other);
    resume();
    expect((await ofOther).filename).toBe('harbor.pdf');
    const outcomes = await Promise.allSettled(reports);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect((await preflight.call(writePreflightReport, second)).filename).toBe('harbor.pdf');
  });

  it('F3 F8 reports are admitted for the owner of a finished check', async () => {
    const session = await checked(pdfOf([SQUARE]));
    expect(await preflight.call(admitReport, session)).toEqual({});
    const intruder = { ...session, owner: `user:${randomUUID()}` };
    await expect(preflight.call(admitReport, intruder)).rejects.toThrow('preflight.not_found');
    const underWay = await preflight.submit(endlessPdf());
    await expect(preflight.call(admitReport, underWay)).rejects.toThrow("hasn't finished");
    await preflight.call(forgetPreflight, underWay);
  });

  it('F8 reports show the pages that the browser drew, in CMYK, and leave out what is no JPEG', async () => {
    const session = await checked(pdfOf([HAIRLINE]));
    const drawn = sharp({ create: { width: 850, height: 1_100, channels: 3, background: '#e33' } });
    const shown = [0, 0, 468, 684] as const;
    const jpeg = (await drawn.jpeg().toBuffer()).toString('base64');
    const png = (await drawn.png().toBuffer()).toString('base64');
    const imagesIn = async (picture: string) => {
      const pictures = [{ page: 1, shown, jpeg: picture }];
      const { pdf } = await preflight.call(writePreflightReport, { ...session, pictures });
      const facts = readFacts(new BufferSource(Buffer.from(pdf, 'base64')));
      if (!facts.opens) throw new Error('the report can’t be opened');
      return facts.pages.flatMap(({ images }) => images.map(({ colorSpace }) => colorSpace));
    };
    expect(await imagesIn(jpeg)).toEqual(['cmyk']);
    expect(await imagesIn(png)).toEqual([]);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    expect(await imagesIn(Buffer.from(svg).toString('base64'))).toEqual([]);
    const bomb = sharp({ create: { width: 2_100, height: 2_100, channels: 3, background: '#e33' } });
    expect(await imagesIn((await bomb.jpeg({ quality: 1 }).toBuffer()).toString('base64'))).toEqual([]);
    expect(await imagesIn(Buffer.from('no picture').toString('base64'))).toEqual([]);
    expect(await imagesIn((await jpegWithScans(20)).toString('base64'))).toEqual(['cmyk']);
    expect(await imagesIn((await jpegWithScans(21)).toString('base64'))).toEqual([]);
  });

  it('F8 with dark pictures pass our own check of total ink, for newspaper too', async () => {
    const session = await checked(pdfOf([HAIRLINE]));
    const noise = { type: 'gaussian', mean: 0, sigma: 40 } as const;
    const dark = sharp({ create: { width: 800, height: 1_000, channels: 3, background: '#000', noise } });
    const black = sharp({ create: { width: 800, height: 1_000, channels: 3, background: '#000' } });
    for (const drawn of [dark, black]) {
      const jpeg = (await drawn.jpeg().toBuffer()).toString('base64');
      const pictures = [{ page: 1, shown: [0, 0, 468, 684] as const, jpeg }];
      const { pdf } = await preflight.call(writePreflightReport, { ...session, pictures });
      const { checks } = await preflightOf(Buffer.from(pdf, 'base64'), { profile: 'newspaper' });
      const ink = checks.find(({ id }) => id === 'ink-coverage');
      expect(ink).toMatchObject({ status: 'pass', findings: [] });
      // The picture is there, and its ink was measured.
      expect(Number(/(\d+)%/.exec(`${ink?.message} ${ink?.details}`)?.[1])).toBeGreaterThan(200);
    }
  });

  it('F5 F8 with pictures are refused as busy while all places for pictures are taken, so that none is missing; of a kept result without them', async () => {
    const [userId, projectId] = [randomUUID(), randomUUID()];
    const [session, other, third] = [
      await checked(pdfOf([HAIRLINE])),
      await checked(pdfOf([HAIRLINE])),
      await checked(pdfOf([HAIRLINE])),
    ];
    const jpeg = (
      await sharp({ create: { width: 100, height: 100, channels: 3, background: '#e33' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
    const pictures = [{ page: 1, shown: [0, 0, 468, 684] as const, jpeg }];
    const write = (of: typeof session, deadlineMs?: number) =>
      preflight.call(writePreflightReport, { ...of, pictures }, undefined, deadlineMs);
    const own = await preflight.submit(pdfOf([HAIRLINE]), { owner: `user:${userId}` });
    await preflight.ended(own);
    const { id } = await preflight.call(keepResult, { sessionId: own.sessionId, projectId }, userId);
    await preflight.call(keepPictures, { id, pictures }, userId);
    await eventually(async () => {
      await Promise.all([write(session), write(other)]);
      expect(childrenRunning('pictures.child')).toHaveLength(2);
    });
    for (const pid of childrenRunning('pictures.child')) process.kill(pid, 'SIGSTOP');
    const slow = [write(session), write(other)];
    await expect(write(third, 8_000)).rejects.toMatchObject({ reply: { code: 'system.busy' } });
    expect((await preflight.call(writePreflightReport, third)).filename).toBe('harbor.pdf');
    expect((await preflight.call(writeKeptReport, { id }, userId, 8_000)).filename).toBe('harbor.pdf');
    for (const pid of childrenRunning('pictures.child')) process.kill(pid, 'SIGCONT');
    await Promise.all(slow);
  });
});
