import { expect, it } from '@jest/globals';
import type { RouteContract } from '../define-route.ts';
import { routes } from '../routes.ts';
import { policies } from './policies.ts';
import { policyOf } from './who-may.ts';

const all = Object.values<RouteContract>(routes);

it('K3 every action of the table is what a route does, and every policy is in the table', () => {
  expect([...new Set(all.map(({ access }) => access))].toSorted()).toEqual(Object.keys(policyOf).toSorted());
  expect([...new Set(Object.values(policyOf))].toSorted()).toEqual(Object.keys(policies).toSorted());
});

it('K3 D2 only the admin may call what is below /api/admin, and nothing else', () => {
  for (const { path, access } of all)
    expect([path, policyOf[access] === 'admin']).toEqual([path, path.startsWith('/api/admin/')]);
});
