import { setTimeout as delay } from 'node:timers/promises';
import { listProjects } from '@printpartner/contracts';
import { parsePeerKeys, Peer, RpcClient } from '@printpartner/messaging';
import { peersOf, processNames } from '@printpartner/service-kit';
import { Redis } from 'ioredis';
import pg from 'pg';

/** Settings of a process, by name, as it has them in its environment or its secret files. */
export type Environment = Readonly<Record<string, string>>;

const GATEWAY = 'gateway';
const SECOND_MS = 1_000;

export interface Tries {
  /** How many there were. */
  count: number;
  /** What should have been refused, and was not; and what should not have been, and was. */
  faults: string[];
}

/**
 * With the settings of each process, tries what only others may: their calls, answers, jobs, sessions, limits and tables,
 * what is nobody's in Redis, and calls in the place of a user.
 *
 * @param victim a user with projects
 */
export async function tryEverything(
  environments: Readonly<Record<string, Environment>>,
  victim: string,
): Promise<Tries> {
  const tries: Tries = { count: 0, faults: [] };
  for (const name of processNames) {
    const one = new Intruder(name, environments[name] ?? {}, tries);
    await one.readRedis();
    await one.readTables();
    await one.callAs(victim);
  }
  return tries;
}

type Command = [name: string, ...args: string[]];

const unless = (isAllowed: boolean, ...commands: Command[]): Command[] => (isAllowed ? [] : commands);

/** A process that was taken over. */
class Intruder {
  readonly #name: string;
  readonly #environment: Environment;
  readonly #tries: Tries;
  readonly #others: string[];

  constructor(name: string, environment: Environment, tries: Tries) {
    this.#name = name;
    this.#environment = environment;
    this.#tries = tries;
    this.#others = processNames.filter((other) => other !== name);
  }

  async readRedis(): Promise<void> {
    const redis = new Redis(this.#environment['REDIS_URL'] ?? '', { maxRetriesPerRequest: 1 });
    try {
      const commands = [...this.#others.flatMap((other) => this.#onThoseOf(other)), ...this.#onAll()];
      for (const [command, ...args] of commands)
        await this.#refused(
          `${command} ${args.join(' ')}`,
          () => redis.call(command, ...args),
          /NOPERM|can't (access|run)/,
        );
      // A matrix of refusals proves nothing if its user can do nothing.
      await this.#allowed('its own keys', () => redis.set(`${this.#name}:trust-matrix`, '1', 'PX', 1));
      if (this.#name === GATEWAY) await this.#allowed('sessions', () => redis.mget('session:x', 'revoked:x'));
    } finally {
      redis.disconnect();
    }
  }

  #onThoseOf(other: string): Command[] {
    const isPeer = peersOf(this.#name).includes(other);
    const jobs = [
      `mail-${other}`,
      `events-${other}`,
      `acknowledgements-${other}`,
      `${other}.clock`,
      `${other}.analyses`,
    ];
    return [
      ['LRANGE', `rpc:requests:${other}`, '0', '-1'],
      ['LPOP', `rpc:requests:${other}`],
      ['BLMPOP', '0.1', '1', `rpc:requests:${other}`, 'LEFT'],
      ['DEL', `rpc:requests:${other}`],
      ...unless(this.#name === GATEWAY, ['PEXPIRE', `rpc:requests:${other}`, '0']),
      ['PEXPIRE', `rpc:alive:${other}-x`, '0'],
      ['SET', `rpc:alive:${other}-x`, '1'],
      ['LRANGE', `rpc:replies:${other}-x`, '0', '-1'],
      ['LPOP', `rpc:replies:${other}-x`],
      ['SUBSCRIBE', `rpc:cancels:${other}`],
      ['GET', `${other}:x`],
      ['SET', `${other}:x`, '1'],
      ['SET', `limit:${other}:x`, '1'],
      ['EVAL', `return redis.call('GET', '${other}:x')`, '0'],
      ['EVAL', `return redis.call('LPOP', KEYS[1])`, '1', `rpc:requests:${other}`],
      // A peer may put a request there, which it has to sign.
      ...unless(isPeer, ['RPUSH', `rpc:requests:${other}`, 'x']),
      ...jobs.flatMap((queue): Command[] => [
        ['LPOP', `bull:${queue}:wait`],
        ['HSET', `bull:${queue}:meta`, 'paused', '1'],
        ['RPUSH', `bull:${queue}:delayed`, 'x'],
        ['HSET', `bull:${queue}:wait`, 'x', '1'],
        ['DEL', `bull:${queue}:1`],
        ['EVAL', `return redis.call('DEL', KEYS[1])`, '1', `bull:${queue}:x:lock`],
        // Peers add events and acknowledgements by their ids, and sign them.
        ['HSET', `bull:${queue}:1`, 'data', '{}'],
        // The gateway shows the admin how long jobs wait.
        ...unless(
          this.#name === GATEWAY,
          ['HGET', `bull:${queue}:1`, 'data'],
          ['LRANGE', `bull:${queue}:wait`, '0', '-1'],
        ),
      ]),
    ];
  }

  #onAll(): Command[] {
    return [
      ...unless(this.#name === GATEWAY, ['SCAN', '0']),
      ...unless(this.#name === 'auth', ['SET', 'session:x', '1'], ['DEL', 'revoked:x']),
      ...unless(this.#name === 'auth' || this.#name === GATEWAY, ['GET', 'session:x']),
      ...unless(['alerts', 'projects', 'specs', GATEWAY].includes(this.#name), [
        'PUBLISH',
        'alerts.push',
        'x',
      ]),
      ['KEYS', '*'],
      ['RANDOMKEY'],
      ['FLUSHALL'],
      ['CONFIG', 'GET', 'requirepass'],
      ['CLIENT', 'LIST'],
      ['CLIENT', 'TRACKING', 'ON', 'BCAST'],
      ['ACL', 'LIST'],
      ['MONITOR'],
      ['SCRIPT', 'FLUSH'],
      ['FUNCTION', 'LIST'],
      ['PSUBSCRIBE', '*'],
      ['SHUTDOWN', 'NOSAVE'],
    ];
  }

  async readTables(): Promise<void> {
    const url = this.#environment['DATABASE_URL'];
    if (url === undefined) return;
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    try {
      for (const other of this.#others.filter((one) => one !== GATEWAY)) {
        const table = `${other}.erased_users`;
        await this.#refused(
          `select from ${table}`,
          () => database.query(`select * from ${table}`),
          /permission denied/,
        );
        await this.#refused(
          `set role ${other}`,
          () => database.query(`set role ${other}`),
          /permission denied/,
        );
      }
      await this.#allowed('its own tables', () => database.query('select 1 from outbox_events limit 1'));
    } finally {
      await database.end();
    }
  }

  /** The keys of a process say who it is, so that it can't take the gateway's name either. */
  async callAs(victim: string): Promise<void> {
    const settings = {
      REDIS_URL: this.#environment['REDIS_URL'] ?? '',
      PEER_KEYS: parsePeerKeys(this.#environment['PEER_KEYS'] ?? ''),
    };
    for (const name of new Set([this.#name, GATEWAY])) {
      const client = new RpcClient({ peer: new Peer(name, settings) });
      const call = () =>
        client.call(
          listProjects,
          {},
          { requestId: 'trust-matrix', userId: victim, deadlineMs: 2 * SECOND_MS },
        );
      if (this.#name === GATEWAY) await this.#allowed(`calls for a user`, call);
      else
        await this.#refused(
          `list a user's projects as ${name}`,
          call,
          /system\.(unavailable|timeout)|no key/,
        );
      await Promise.race([client.close(), delay(SECOND_MS)]);
    }
  }

  async #refused(what: string, work: () => Promise<unknown>, refusal: RegExp): Promise<void> {
    this.#tries.count += 1;
    const outcome = await outcomeOf(work);
    if (!refusal.test(outcome)) this.#tries.faults.push(`${this.#name}: ${what}: ${outcome}`);
  }

  async #allowed(what: string, work: () => Promise<unknown>): Promise<void> {
    const outcome = await outcomeOf(work);
    if (outcome !== ALLOWED) this.#tries.faults.push(`${this.#name} may not use ${what}: ${outcome}`);
  }
}

const ALLOWED = 'allowed';

const outcomeOf = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => ALLOWED,
    (error: unknown) => String(error),
  );
