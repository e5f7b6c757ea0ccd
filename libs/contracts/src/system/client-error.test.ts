import { expect, it } from '@jest/globals';
import { clientErrorReport } from './client-error.ts';

it.each([
  ['/account', '/account'],
  [`/v/${'x'.repeat(43)}`, '/v/:token'],
  [`/v/${'x'.repeat(43)}/`, '/v/:token'],
  [`/V/${'x'.repeat(43)}`, '*'],
  [`/v/${'x'.repeat(42)}`, '*'],
])('K8 S8 a report keeps only the template of the page %s', (page, template) => {
  const report = { kind: 'error', name: 'TypeError', frames: [], page } as const;
  expect(clientErrorReport.parse(report).page).toBe(template);
});
