import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '@printpartner/contracts';
import { startRedis, type TestRedis } from '@printpartner/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createGateway } from '../src/create-gateway.ts';
import { describeApi } from '../src/system/api-docs.ts';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

let redis: TestRedis;
let gateway: NestExpressApplication;
beforeAll(async () => {
  redis = await startRedis();
  const settings = {
    PORT: 0,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'fatal' as const,
    SUPPORT_EMAIL: 'a@example.com',
    STORAGE_URL: 'file:///tmp/uploads',
    UPLOAD_LIMIT_MB: 1,
    UPLOAD_IDLE_SECONDS: 60,
    UPLOAD_FREE_MB: 0,
  };
  gateway = await createGateway(settings);
});
afterAll(async () => {
  await gateway.close();
  await redis.stop();
});

/** What Express really answers below /api, the documentation's own pages apart. */
function answeredRoutes(): string[] {
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
  it('K3 lists every route that the gateway answers, and each comes from the contracts', () => {
    const documented = Object.entries(describeApi(gateway).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const contracted = Object.values(routes).map(({ method, path }) => `${method.toLowerCase()} ${path}`);
    expect(documented.toSorted()).toEqual(answeredRoutes());
    expect(contracted.toSorted()).toEqual(answeredRoutes());
  });
});
