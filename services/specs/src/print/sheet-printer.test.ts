import { afterEach, expect, it } from '@jest/globals';
import { AppError } from '@printpartner/messaging';
import { emptySpecData } from '@printpartner/contracts/spec-fields';
import { SheetPrinter } from './sheet-printer.ts';

const NOTES = 'Trim, fold and stitch on the short side; keep the sequence of the signatures. '.repeat(50);

let printer: SheetPrinter;
afterEach(() => printer.onApplicationShutdown());

/** @param ms until its caller gives up */
function print(user: string, ms: number, notes = NOTES): Promise<Buffer> {
  const end = Date.now() + ms;
  const data = { ...emptySpecData('booklet'), extraNotes: notes, mailingNotes: notes };
  return printer.print(
    { kind: 'booklet', data, shippingOption: '', title: 'Harbor', savedAt: '2026-11-22T23:10:00Z' },
    { userId: user, remainingMs: () => Math.max(0, end - Date.now()) },
  );
}

const codeOf = (error: unknown): string => (error instanceof AppError ? error.reply.code : String(error));

it('S8 a sheet that waited longer for a thread than a sheet may take is printed', async () => {
  // Some sheets take two seconds on a busy machine.
  printer = new SheetPrinter(4_000);
  const waiting = Array.from({ length: 16 }, (_, user) => print(String(user), 100_000));
  const printed = await Promise.all(waiting);
  expect(new Set(printed.map((pdf) => pdf.subarray(0, 5).toString()))).toEqual(new Set(['%PDF-']));
});

it('S8 a sheet without a thread in its time, or with too little left, is refused as busy, one that takes too long as such', async () => {
  printer = new SheetPrinter();
  const all = Array.from({ length: 21 }, (_, user) => print(String(user), 3_200));
  const refused = (await Promise.allSettled(all)).filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ reason }) => codeOf(reason)))).toEqual(new Set(['system.busy']));
  await printer.onApplicationShutdown();
  printer = new SheetPrinter(1);
  await expect(print('maya', 60_000).catch(codeOf)).resolves.toBe('specs.too_long_to_print');
});
