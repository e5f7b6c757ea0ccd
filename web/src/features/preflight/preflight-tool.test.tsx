import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ResultScreen } from './result/result-screen.tsx';
import { buildResult } from '../../entities/preflight-result/testing/build-result.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { storedJob } from './job/use-judge-by.ts';

// jsdom draws no pages.
jest.unstable_mockModule('./result/result-screen.tsx', () => ({
  ResultScreen: ({
    result,
    onRepeat,
    onNewFile,
    lastJob,
    onTakeLastJob,
  }: Parameters<typeof ResultScreen>[0]) => (
    <>
      <button type="button" onClick={onRepeat}>{`Result for ${result.profile}`}</button>
      <button type="button" onClick={onNewFile}>
        New file
      </button>
      {lastJob && (
        <button type="button" onClick={() => onTakeLastJob(lastJob)}>
          {`Job of ${lastJob.job?.pages} pages`}
        </button>
      )}
    </>
  ),
}));
const { PreflightTool } = await import('./preflight-tool.tsx');

const realFetch = globalThis.fetch;

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** The form fields of each upload. */
let uploads: FormData[];
/** Addresses by which a result was judged again. */
let judged: string[];

beforeEach(() => {
  uploads = [];
  judged = [];
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  globalThis.fetch = (path) => {
    if (typeof path === 'string' && path.endsWith('/judge')) judged.push(path);
    return new Promise(() => {});
  };
  const { prototype } = XMLHttpRequest;
  jest.spyOn(prototype, 'status', 'get').mockReturnValue(200);
  jest.spyOn(prototype, 'responseText', 'get').mockReturnValue(JSON.stringify(buildResult([])));
  jest.spyOn(prototype, 'send').mockImplementation(function (this: XMLHttpRequest, form) {
    if (form instanceof FormData) uploads.push(form);
    this.dispatchEvent(new ProgressEvent('load'));
  });
});

function openTool() {
  const { wrapper } = inSession();
  render(<PreflightTool renderKeepAction={() => null} onLossChange={() => {}} />, { wrapper });
  const [upload] = screen.getAllByRole('button', { name: /upload/i });
  fireEvent.click(upload ?? document.body);
}

async function chooseFile(name: string, text = '%PDF-1.7') {
  const file = new File([text], name, { type: 'application/pdf' });
  // jsdom reads no parts of files.
  const head = {
    arrayBuffer: () => Promise.resolve(Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer),
  };
  Object.assign(file, { slice: () => head });
  const input = document.querySelector('input[type=file]') ?? document.body;
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
    await Promise.resolve();
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function typeJob(pages: string) {
  fireEvent.change(screen.getByLabelText('Judge by'), { target: { value: 'typed' } });
  fireEvent.change(screen.getByLabelText('Pages'), { target: { value: pages } });
  fireEvent.blur(screen.getByLabelText('Pages'));
}
const judgeBy = () => screen.getByLabelText<HTMLSelectElement>('Judge by').value;
const jobs = () => uploads.map((form) => form.get('job'));

it('F2 the screen before a check says how many checks there are', () => {
  openTool();
  expect(screen.getByText(/^Fifteen checks on your PDF\. Each finding/)).toBeTruthy();
});

it('F1 F7 Cancel while a file is judged again shows its result with the choices it was judged by', async () => {
  openTool();
  await chooseFile('harbor.pdf');
  fireEvent.click(await screen.findByRole('button', { name: 'Result for sheetfed' }));
  typeJob('24');
  fireEvent.click(screen.getByRole('radio', { name: 'Newspaper' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Result for sheetfed' }));
  expect(screen.getByRole('radio', { name: 'Newspaper' })).toHaveProperty('checked', false);
  expect(screen.getByLabelText('Judge by')).toHaveProperty('value', '');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(storedJob('maya').pages).toBe('');
});

it('F7 a new file is not judged by the job of the file before, which is offered', async () => {
  openTool();
  typeJob('24');
  await chooseFile('harbor.pdf');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('New file');
  expect(judgeBy()).toBe('');
  await chooseFile('menu.pdf');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(jobs()).toEqual([JSON.stringify({ pages: 24 }), null]);
  press('Job of 24 pages');
  expect(screen.getByLabelText('Pages')).toHaveProperty('value', '24');
  screen.getByText('menu.pdf');
});

it('F7 a job chosen before its file judges that file, in one tap also the job of the file before', async () => {
  openTool();
  typeJob('24');
  await chooseFile('harbor.pdf');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('New file');
  press('Use that job');
  expect(judgeBy()).toBe('typed');
  await chooseFile('menu.pdf');
  await waitFor(() => expect(jobs()).toHaveLength(2));
  expect(jobs()[1]).toBe(jobs()[0]);
});

it('F1 F7 the dialog for a new file has no verdict of the file before, whose result and job stay when it is closed', async () => {
  openTool();
  typeJob('24');
  await chooseFile('harbor.pdf');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('New file');
  const { verdict } = buildResult([]);
  // The verdict is of the file before.
  expect(screen.getByRole('dialog').textContent).not.toContain(verdict);
  expect(screen.queryByRole('button', { name: 'Show result' })).toBeNull();
  press('Cancel');
  press('Result for sheetfed');
  expect(judgeBy()).toBe('typed');
  expect(screen.getByRole('dialog').textContent).toContain(verdict);
  expect(jobs()).toHaveLength(1);
});

it('F1 F7 a new file is judged as Sheetfed again, also after a reload, and the printing method before is offered', async () => {
  const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  openTool();
  fireEvent.click(screen.getByRole('radio', { name: 'Newspaper' }));
  await chooseFile('harbor.pdf');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Result for sheetfed');
  expect(chosen('Newspaper')).toBe(true);
  await chooseFile('menu.pdf');
  await waitFor(() => expect(uploads.map((form) => form.get('profile'))).toEqual(['newspaper', 'sheetfed']));
  fireEvent.click(await screen.findByRole('button', { name: 'Show result' }));
  press('New file');
  expect(chosen('Sheetfed')).toBe(true);
  const offer = screen.getByRole('button', { name: 'Use that job' });
  expect(offer.parentElement?.textContent).toBe('Last job: Newspaper. Use that job');
  fireEvent.click(offer);
  expect(chosen('Newspaper')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Use that job' })).toBeNull();
  cleanup();
  openTool();
  expect(chosen('Sheetfed')).toBe(true);
});

/** Opens the options of a file that was judged by a typed job. */
async function openOptionsOfJudged() {
  openTool();
  typeJob('24');
  await chooseFile('harbor.pdf');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Result for sheetfed');
}

it('F7 a file rejected in the options leaves the result before with its job', async () => {
  await openOptionsOfJudged();
  await chooseFile('brief.docx', 'PK');
  await screen.findByText(/“brief.docx”/);
  press('Cancel');
  press('Result for sheetfed');
  expect(judgeBy()).toBe('typed');
  expect(judged).toEqual([]);
});

it('F7 a new file chosen in the options is judged without the job of the file before, which is not judged again', async () => {
  await openOptionsOfJudged();
  await chooseFile('menu.pdf');
  await waitFor(() => expect(jobs()).toEqual([JSON.stringify({ pages: 24 }), null]));
  expect(judged).toEqual([]);
});

it('F7 a job is still offered, as the last one, after a file that was judged without any', async () => {
  openTool();
  typeJob('24');
  await chooseFile('harbor.pdf');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('New file');
  await chooseFile('menu.pdf');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('New file');
  const offer = screen.getByRole('button', { name: 'Use that job' }).parentElement;
  expect(offer?.textContent).toBe('Last job: 24 pages. Use that job');
});
