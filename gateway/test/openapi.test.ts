import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { proofFor, type RouteContract, routes } from '@printpartner/contracts';
import { startRedis, type TestRedis } from '@printpartner/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createGateway } from '../src/create-gateway.ts';
import { describeApi } from '../src/system/api-docs.ts';
import { buildSettings } from './test-gateway.ts';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

let redis: TestRedis;
let gateway: NestExpressApplication;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await createGateway(buildSettings({ REDIS_URL: redis.url }));
});
afterAll(async () => {
  await gateway.close();
  await redis.stop();
});

/** Routes registered in Express below /api, without the documentation's own. */
function registeredRoutes(): string[] {
  const { router } = gateway.getHttpAdapter().getInstance();
  const { stack } = router as unknown as { stack: Layer[] };
  return stack
    .flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => `${method} ${route.path}`) : [],
    )
    .filter((route) => route.includes(' /api/') && !/^get \/api\/(docs|openapi)/.test(route))
    .toSorted();
}

/** Every documented operation as `get /api/projects/:id`, with the names of what it asks for. */
const documented = () =>
  Object.entries(describeApi(gateway).paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { security?: object[] }>).map(([method, { security = [] }]) => ({
      route: `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      asks: security.flatMap((way) => Object.keys(way)),
    })),
  );
const nameOf = ({ method, path }: RouteContract) => `${method.toLowerCase()} ${path}`;

describe('the API documentation', () => {
  it('K3 lists exactly the registered routes, and all have a contract', () => {
    const listed = documented().map(({ route }) => route);
    expect(listed.toSorted()).toEqual(registeredRoutes());
    expect(Object.values(routes).map(nameOf).toSorted()).toEqual(registeredRoutes());
  });

  it('K3 says that a route needs a session or the admin password if its policy asks for one', () => {
    const needs = {
      session: ['bearer', 'cookie'],
      'admin password': ['admin'],
      'session if any': [],
      none: [],
    };
    const asked = Object.fromEntries(documented().map(({ route, asks }) => [route, asks.toSorted()]));
    for (const route of Object.values<RouteContract>(routes))
      expect([nameOf(route), asked[nameOf(route)]]).toEqual([nameOf(route), needs[proofFor(route)]]);
  });
});
