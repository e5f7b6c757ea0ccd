import { expect, it, jest } from '@jest/globals';
import { passByApi } from './api-route.ts';

it('O1 F3 S4 calls of the API pass by the worker, so that what a page sends while it is left arrives', () => {
  const addRoutes = jest.fn(async () => undefined);
  passByApi({ type: 'install', addRoutes });
  expect(addRoutes.mock.calls).toEqual([[{ condition: { urlPattern: '/api/*' }, source: 'network' }]]);
});

it('O1 the worker installs in a browser without static routes', () => {
  expect(() => passByApi({ type: 'install' })).not.toThrow();
});
