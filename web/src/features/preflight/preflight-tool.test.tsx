import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ResultScreen } from './result/result-screen.tsx';
import { buildResult } from '../../entities/preflight-result/testing/build-result.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { storedJob } from './job/stored-job.ts';

// jsdom draws no pages.
jest.unstable_mockModule('./result/result-screen.tsx', () => ({
  ResultScreen: ({ result, onRepeat }: Parameters<typeof ResultScreen>[0]) => (
    <button type="button" onClick={onRepeat}>{`Result for ${result.profile}`}</button>
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

it('F1 F7 Cancel while a file is judged again shows its result with the choices it was judged by', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  globalThis.fetch = () => new Promise(() => {});
  const { prototype } = XMLHttpRequest;
  jest.spyOn(prototype, 'status', 'get').mockReturnValue(200);
  jest.spyOn(prototype, 'responseText', 'get').mockReturnValue(JSON.stringify(buildResult([])));
  jest.spyOn(prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('load'));
  });
  const file = new File(['%PDF-1.7'], 'harbor.pdf', { type: 'application/pdf' });
  // jsdom reads no parts of files.
  const head = {
    arrayBuffer: () => Promise.resolve(Uint8Array.from('%PDF-1.7', (sign) => sign.charCodeAt(0)).buffer),
  };
  Object.assign(file, { slice: () => head });
  const { wrapper } = inSession();
  render(<PreflightTool renderKeepAction={() => null} onLossChange={() => {}} />, { wrapper });
  const [upload] = screen.getAllByRole('button', { name: /upload/i });
  fireEvent.click(upload ?? document.body);
  const input = document.querySelector('input[type=file]') ?? document.body;
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
    await Promise.resolve();
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Result for sheetfed' }));
  fireEvent.change(screen.getByLabelText('Judge by'), { target: { value: 'typed' } });
  fireEvent.change(screen.getByLabelText('Pages'), { target: { value: '24' } });
  fireEvent.blur(screen.getByLabelText('Pages'));
  fireEvent.click(screen.getByRole('radio', { name: 'Newspaper' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Result for sheetfed' }));
  expect(screen.getByRole('radio', { name: 'Newspaper' })).toHaveProperty('checked', false);
  expect(screen.getByLabelText('Judge by')).toHaveProperty('value', '');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(storedJob('maya').pages).toBe('');
});
