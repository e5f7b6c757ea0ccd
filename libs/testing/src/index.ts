export { eventually, type Patience } from './eventually.ts';
export { freePort } from './free-port.ts';
export { randomName } from './random-name.ts';
export { startProcess, type TestProcess } from './start-process.ts';
export { createTestDatabase, needed, type TestDatabase } from './test-database.ts';
export { startRedis, testRedisUrl, type TestRedis } from './test-redis.ts';
