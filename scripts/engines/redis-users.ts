import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inProject } from '../project-root.ts';

/** Every process's rules in our own Redis, by its name. `npm run write:configuration` writes the file. */
function redisRules(): [name: string, rules: string][] {
  const lines = readFileSync(inProject('infra/access/redis-users'), 'utf8').trim().split('\n');
  return lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

/** @param secret the password of Redis' own user, which no process gets */
const passwordOf = (name: string, secret: string): string =>
  createHmac('sha256', secret).update(`redis user ${name}`).digest('hex');

/** Lines of redis.conf. */
export const redisUserLines = (secret: string): string[] =>
  redisRules().map(([name, rules]) => {
    const digest = createHash('sha256').update(passwordOf(name, secret)).digest('hex');
    return `user ${name} on #${digest} ${rules}`;
  });

/** The address of our own Redis for one process. @param url with the password of Redis' own user */
export function redisUrlOf(name: string, url: string, secret: string): string {
  const own = new URL(url);
  const password = passwordOf(name, secret);
  if (own.protocol === 'unix:') own.search = new URLSearchParams({ username: name, password }).toString();
  else Object.assign(own, { username: name, password });
  return own.href;
}
