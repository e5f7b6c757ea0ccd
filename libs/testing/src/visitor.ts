import { randomInt, randomUUID } from 'node:crypto';

/** An address that no other test uses. */
export const uniqueEmail = (name = 'maya'): string => `${name}.${randomUUID()}@example.com`;

/** An IP for X-Forwarded-For, so that limits by IP count each visitor separately. */
export const randomIp = (): string => ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
