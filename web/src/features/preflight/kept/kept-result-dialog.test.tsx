import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { keptResultQuery } from '../../../entities/preflight-result/kept-results.ts';
import {
  buildCheck,
  buildFinding,
  buildKeptResult,
  buildResult,
} from '../../../entities/preflight-result/testing/build-result.ts';
import { KeptResultDialog } from './kept-result-dialog.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Opens a kept result with one difference from its job, if it has one. */
function open(job: { name: string; pages: number } | null) {
  const count = buildFinding({
    kind: 'page count',
    fromJob: job !== null,
    page: null,
    box: null,
    measured: { value: 14, unit: 'pages', text: '14 pages' },
    limit: { value: 12, unit: 'pages', text: '12 pages' },
  });
  const kept = buildKeptResult();
  const result = buildResult([buildCheck('page-size', { findings: [count] })], { job });
  const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => media });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(keptResultQuery(kept.id).queryKey, { ...kept, result });
  render(
    <QueryClientProvider client={client}>
      <KeptResultDialog shown={{ ...kept, at: kept.keptAt, isFileKept: false }} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

it('F7 a kept result names its spec sheet, what that orders, and which findings come from it', () => {
  open({ name: 'Spring catalog', pages: 12 });
  expect(screen.getByText('Spring catalog').parentElement?.textContent).toBe(
    'Judged by: Spring catalog · 12 pages',
  );
  expect(screen.getAllByText('From the job')).toHaveLength(2);
  expect(screen.getByText('14 pages').parentElement?.textContent).toBe('File14 pages');
});

it('F7 a kept result without a spec sheet mentions none', () => {
  open(null);
  expect(screen.queryByText(/Judged by/)).toBeNull();
  expect(screen.queryByText('From the job')).toBeNull();
});
