import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '@printpartner/contracts';
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

describe('the API documentation', () => {
  it('K3 lists exactly the registered routes, and all have a contract', () => {
    const documented = Object.entries(describeApi(gateway).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const contracted = Object.values(routes).map(({ method, path }) => `${method.toLowerCase()} ${path}`);
    expect(documented.toSorted()).toEqual(registeredRoutes());
    expect(contracted.toSorted()).toEqual(registeredRoutes());
  });
});
