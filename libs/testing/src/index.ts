export { eventually, type Patience } from './eventually.ts';
export { freePort } from './free-port.ts';
export { type CaughtMail, type MailCatcher, startMailCatcher } from './mail-catcher.ts';
export { randomName } from './random-name.ts';
export { startServiceClient } from './service-client.ts';
export { startService } from './start-service.ts';
export { startProcess, type TestProcess } from './start-process.ts';
export { createTestDatabase, needed, type TestDatabase } from './test-database.ts';
export { startRedis, testRedisUrl, type TestRedis } from './test-redis.ts';
