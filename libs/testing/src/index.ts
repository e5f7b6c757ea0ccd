export { eventually, type Patience } from './eventually.ts';
export { freePort } from './free-port.ts';
export { createTestDatabase, needed, type TestDatabase } from './test-database.ts';
export { startRedis, type TestRedis } from './test-redis.ts';
