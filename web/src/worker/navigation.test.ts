import { expect, it } from '@jest/globals';
import { pagePaths } from '@printpartner/contracts';
import { answerOf } from './navigation.ts';

const ADMIN = '/admin-dashboard-2024';
const RESET = '/reset-password.html';

it('O1 the worker answers every page of the app and unknown paths, except the admin screen and mailed reset links, with the kept page', () => {
  const pages = pagePaths.filter((path) => path !== ADMIN && path !== RESET);
  for (const path of [...pages, '/terms/', '/0123456789abcdef', '/no-such-page', '/apiary', '/vellum'])
    expect([path, answerOf(path)]).toEqual([path, 'kept page']);
  expect([ADMIN, `${ADMIN}/`].map(answerOf)).toEqual(['network first', 'network first']);
});

it.each(['/api', '/api/docs', '/api/admin/queues/', '/v', '/sw.js', '/robots.txt', '/assets/a-1.js'])(
  'O1 the worker leaves %s to the server',
  (path) => expect(answerOf(path)).toBe('network'),
);

it('A4 every released worker leaves a mailed reset link to the server, as any file', () => {
  expect(pagePaths).toContain(RESET);
  expect([RESET, '/any-file.html'].map(answerOf)).toEqual(['network', 'network']);
});

it.each([`/v/${'aB3_-'.repeat(9)}`, `/V/${'aB3_-'.repeat(9)}`, '/V', '/V/short/'])(
  'S8 the worker leaves the vendor link %s to the server',
  (path) => expect(answerOf(path)).toBe('network'),
);
