import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { emptySpecData, type SpecData } from '@printpartner/contracts/spec-fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { summaryOf } from '../../../entities/spec-sheet/spec-sheet-cache.ts';
import { buildDraft, buildSheet } from '../../../entities/spec-sheet/testing/build-sheet.ts';
import { AnalysisDialog } from '../upload/analysis-dialog.tsx';
import type { AnalysisOptions } from '../use-analysis.ts';
import { emptyTypedJob } from '@printpartner/spec-sheet/preflight';
import type { JudgeBy } from './use-judge-by.ts';

const booklet = (data: Partial<SpecData>): SpecData => ({ ...emptySpecData('booklet'), ...data });
const spring = buildSheet({
  data: booklet({ name: 'Spring', textFinishedSize: '6 × 9 in', pageCount: '12' }),
});
const bookletDraft = buildDraft({ data: booklet({ name: 'Harbor', companyName: 'Harbor Press' }) });
const customDraft = buildDraft({ slot: 'custom-specs-current', data: emptySpecData('custom'), revision: 0 });

const realFetch = globalThis.fetch;
const onStart = jest.fn<(options: AnalysisOptions) => void>();
/** Answers by path; a missing one is a lost connection. */
let server: Record<string, unknown>;

const answer = async (path: string) => {
  if (!(path in server)) throw new TypeError('Failed to fetch');
  const body = server[path];
  const isFound = body !== null;
  const text = JSON.stringify(isFound ? body : { code: 'specs.not_found', detail: 'Not found.' });
  const status = isFound ? 200 : 404;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  return { ok: isFound, status, statusText: '', headers: new Headers(), text: async () => text } as Response;
};

function Dialog() {
  const [judgeBy, setJudgeBy] = useState<JudgeBy>({
    choice: null,
    typed: emptyTypedJob,
    profile: 'sheetfed',
  });
  const [file, setFile] = useState<File | null>(null);
  return (
    <AnalysisDialog
      file={file}
      rejection={undefined}
      analysis={{ state: 'none' }}
      lastStart={null}
      judgeBy={judgeBy}
      lastJob={null}
      onChooseJob={(choice) => setJudgeBy({ ...judgeBy, choice })}
      onTypeJob={(typed) => setJudgeBy({ ...judgeBy, typed })}
      onChooseProfile={(profile) => setJudgeBy({ ...judgeBy, profile })}
      onTakeLastJob={() => {}}
      onChooseFile={(chosen) => setFile(chosen ?? null)}
      onStart={onStart}
      onCancel={() => {}}
      onShowLocked={() => {}}
      onClose={() => {}}
    />
  );
}

beforeEach(() => {
  onStart.mockClear();
  server = {
    '/api/specs/booklet-specs-current': bookletDraft,
    '/api/specs/custom-specs-current': customDraft,
    '/api/spec-sheets': [summaryOf(spring)],
    [`/api/spec-sheets/${spring.id}`]: spring,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API client passes addresses only as text
  globalThis.fetch = answer as typeof fetch;
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
});

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(window, 'matchMedia');
});

const select = () => screen.getByLabelText<HTMLSelectElement>('Judge by');
const choose = (id: string) => fireEvent.change(select(), { target: { value: id } });
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
function type(label: string, value: string) {
  fireEvent.change(typed(label), { target: { value } });
  fireEvent.blur(typed(label));
}
const chooseFile = () =>
  fireEvent.change(screen.getByLabelText('PDF file'), {
    target: { files: [new File(['%PDF-1.7'], 'harbor.pdf')] },
  });
const analyze = () => {
  const form = select().form;
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
};

/** Opens the dialog and waits for the list. */
async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <Dialog />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading your spec sheets…')).toBeNull());
}

it('F7 offers no job, a typed one, the working drafts with content by job name, and the named sheets by kind', async () => {
  await open();
  const names = within(select())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'No job',
    'Size, pages, binding and inks typed here',
    'Harbor (working draft)',
    'Spring catalog',
  ]);
  within(select()).getByRole('group', { name: 'Booklet Specifications' });
  expect(within(select()).queryByRole('group', { name: 'Other Specifications' })).toBeNull();
});

it('F7 offers named sheets with the same name under their customers, quantities and dates', async () => {
  const data = booklet({ companyName: 'Lakeview Arts', quantity: '2,500' });
  const again = buildSheet({ id: '5b6c1a52-8f2e-4c53-9a43-30c1f7f0a009', data });
  server['/api/spec-sheets'] = [summaryOf(spring), summaryOf(again)];
  await open();
  const [first, second] = within(select())
    .getAllByRole('option', { name: /^Spring catalog/ })
    .map(({ textContent }) => textContent);
  expect(first).toMatch(/^Spring catalog · Changed Nov \d+, 2026, /);
  expect(second).toMatch(/^Spring catalog · Lakeview Arts · 2,500 copies · Changed Nov \d+, 2026, /);
});

it('F1 checks a chosen file at once, and again when the scan, the profile or the job changes', async () => {
  await open();
  chooseFile();
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(onStart.mock.lastCall?.[0]).toMatchObject({ mode: 'full', profile: 'sheetfed', job: undefined });
  fireEvent.click(screen.getByRole('radio', { name: 'Quick Scan' }));
  expect(onStart.mock.lastCall?.[0]).toMatchObject({ mode: 'quick', profile: 'sheetfed' });
  fireEvent.click(screen.getByRole('radio', { name: 'Newspaper' }));
  expect(onStart.mock.lastCall?.[0]).toMatchObject({ mode: 'quick', profile: 'newspaper' });
  choose(spring.id);
  await screen.findByText('6 × 9 in · 12 pages');
  expect(onStart.mock.lastCall?.[0].job).toEqual({
    name: 'Spring catalog',
    trim: { width: 6, height: 9 },
    pages: 12,
  });
  expect(onStart).toHaveBeenCalledTimes(4);
  choose('');
  expect(onStart.mock.lastCall?.[0].job).toBeUndefined();
});

it('F7 checks again by the typed job when a field is complete, not while it is typed', async () => {
  await open();
  chooseFile();
  choose('typed');
  fireEvent.change(typed('Trim size'), { target: { value: '8.5 x 1' } });
  expect(onStart).toHaveBeenCalledTimes(1);
  type('Trim size', '8.5 x 11');
  expect(onStart.mock.lastCall?.[0].job).toEqual({ trim: { width: 8.5, height: 11 } });
  fireEvent.change(screen.getByLabelText('Binding'), { target: { value: 'saddle-stitch' } });
  type('Pages', '24');
  expect(onStart).toHaveBeenCalledTimes(4);
  fireEvent.blur(typed('Pages'));
  expect(onStart).toHaveBeenCalledTimes(4);
  expect(onStart.mock.lastCall?.[0].job).toMatchObject({ pages: 24, pageMultiple: 4 });
  screen.getByText('8.5 × 11 in · 24 pages · Saddle Stitch');
});

it('F7 says which part of a typed job can’t be read, and doesn’t check until it can', async () => {
  await open();
  choose('typed');
  type('Inks', 'four');
  chooseFile();
  expect(onStart).not.toHaveBeenCalled();
  screen.getByText('Enter the inks per side, such as 4/1 or CMYK + PMS 185');
  analyze();
  expect(document.activeElement).toBe(typed('Inks'));
  type('Inks', '4/0');
  expect(onStart.mock.lastCall?.[0].job).toEqual({ colors: { process: 'cmyk', back: { process: 'none' } } });
});

it('F7 says that a sheet without size, pages and inks has nothing to check, and does not check', async () => {
  await open();
  choose('booklet-specs-current');
  await screen.findByText(
    'This spec sheet has no size, page count or inks yet, so there’s nothing to check the file against.',
  );
  chooseFile();
  analyze();
  expect(onStart).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(select());
});

it('F7 a file is not checked while the chosen sheet cannot be read, and is once it can', async () => {
  const address = `/api/spec-sheets/${spring.id}`;
  Reflect.deleteProperty(server, address);
  await open();
  choose(spring.id);
  await screen.findByText('This spec sheet could not be read, so the file can’t be judged by it.');
  chooseFile();
  expect(onStart).not.toHaveBeenCalled();
  server[address] = spring;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('6 × 9 in · 12 pages');
  expect(onStart).toHaveBeenCalledTimes(1);
});

it('F7 says that a chosen sheet has been deleted', async () => {
  server[`/api/spec-sheets/${spring.id}`] = null;
  await open();
  choose(spring.id);
  await screen.findByText('This spec sheet no longer exists. Choose another one, or No job.');
  chooseFile();
  expect(onStart).not.toHaveBeenCalled();
});

it('F7 loads the list again after a lost connection', async () => {
  Reflect.deleteProperty(server, '/api/spec-sheets');
  await open();
  await screen.findByText(/Your spec sheets did not load/);
  server['/api/spec-sheets'] = [summaryOf(spring)];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await within(select()).findByText('Spring catalog');
  expect(screen.queryByText(/did not load/)).toBeNull();
});
