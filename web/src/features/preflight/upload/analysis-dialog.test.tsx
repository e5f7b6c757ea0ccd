import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { emptyTypedJob } from '@printpartner/spec-sheet/preflight';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { buildResult } from '../../../entities/preflight-result/testing/build-result.ts';
import type { Analysis, AnalysisOptions } from '../use-analysis.ts';
import type { JudgeBy } from '../job/use-judge-by.ts';
import { AnalysisDialog } from './analysis-dialog.tsx';

const file = new File(['%PDF-1.7'], 'harbor.pdf');
const onStart = jest.fn<(options: AnalysisOptions) => void>();
const onCancel = jest.fn();
const onClose = jest.fn();

/** The dialog over the result of a check, as when its options are opened again. */
function Options({ password }: { password: string | undefined }) {
  const [judgeBy, setJudgeBy] = useState<JudgeBy>({
    choice: 'typed',
    typed: emptyTypedJob,
    profile: 'sheetfed',
  });
  const done: Analysis = { state: 'done', result: buildResult([]), file, password };
  const [analysis, setAnalysis] = useState<Analysis>(done);
  return (
    <AnalysisDialog
      file={file}
      rejection={undefined}
      analysis={analysis}
      lastStart={{ file, mode: 'full', profile: 'sheetfed', isMobile: false, password, job: undefined }}
      judgeBy={judgeBy}
      lastJob={null}
      onTakeLastJob={() => {}}
      onChooseJob={() => {}}
      onTypeJob={(typed) => setJudgeBy({ ...judgeBy, typed })}
      onChooseProfile={(profile) => setJudgeBy({ ...judgeBy, profile })}
      onChooseFile={() => {}}
      onStart={(options) => {
        onStart(options);
        setAnalysis({ state: 'working', progress: { step: 'analyzing', page: 1, pages: 1 } });
      }}
      onCancel={onCancel}
      onShowLocked={() => {}}
      onClose={onClose}
    />
  );
}

function open(password?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <Options password={password} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  for (const called of [onStart, onCancel, onClose]) called.mockClear();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('F1 options of a file with a password keep the password that opened it', () => {
  open('harbor');
  expect(onStart).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Newspaper' }));
  expect(onStart.mock.lastCall?.[0]).toMatchObject({ profile: 'newspaper', password: 'harbor' });
});

it('F7 Show result pressed while a field is being typed starts the check and doesn’t cancel it', () => {
  open();
  const press = (name: string, during = () => {}) => {
    const button = screen.getByRole('button', { name });
    fireEvent.pointerDown(button);
    during();
    fireEvent.click(button, { detail: 1 });
  };
  const pages = screen.getByLabelText('Pages');
  fireEvent.change(pages, { target: { value: '24' } });
  press('Show result', () => fireEvent.blur(pages));
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
  press('Cancel');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('F1 Cancel and Show result work without a pointer', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Show result' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Newspaper' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('O1 without a network a check waits, says why, and starts by itself when the network is back', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  screen.getByText(/^You are offline\. The check runs on the server/);
  fireEvent.click(screen.getByLabelText(/Quick/));
  expect(screen.getByText('Analyze PDF').closest('button')?.disabled).toBe(true);
  expect(onStart).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(onStart.mock.lastCall?.[0].mode).toBe('quick');
  onLine.mockRestore();
});
