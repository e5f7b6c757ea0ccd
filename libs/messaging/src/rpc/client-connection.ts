import type { Redis, Result } from 'ioredis';
import type { Peer } from '../peer.ts';
import { openRedis, whenReady } from '../redis-connection.ts';
import { GATEWAY } from './caller-check.ts';
import { ListReader } from './list-reader.ts';
import { parseReplies, type ReplyPacket, type RpcKeys } from './packets.ts';
import { RedisClock } from './redis-clock.ts';
import { RpcError, transportReply } from './error-reply.ts';

export interface ClientConnectionOptions {
  peer: Peer;
  keys: RpcKeys;
  clientId: string;
  /** Waiting requests per service. */
  queueLimit: number;
  receive: (packet: ReplyPacket) => void;
}

/** Reply batches popped at once. */
const BATCHES_AT_ONCE = 100;
const ALIVE_MS = 30_000;

/** A client's two connections, clock, requests, reply list and heartbeat. */
export class ClientConnection {
  readonly commands: Redis;
  readonly clock: RedisClock;
  readonly requests: RequestWriter;
  readonly #replies: ListReader;
  readonly #started: Promise<void>;
  #heartbeat?: NodeJS.Timeout;

  constructor(private readonly options: ClientConnectionOptions) {
    const { keys, clientId } = options;
    const { name, redisUrl } = options.peer;
    this.commands = openRedis(redisUrl, 'commands');
    this.clock = new RedisClock(this.commands);
    this.requests = new RequestWriter(this.commands, options.queueLimit, name === GATEWAY);
    this.#replies = new ListReader({
      redis: openRedis(redisUrl, 'blocking'),
      list: keys.replies(clientId),
      wake: keys.wake(clientId),
      capacity: () => BATCHES_AT_ONCE,
      receive: (batch) => this.#receive(batch),
    });
    this.#started = this.#start();
  }

  get isReady(): boolean {
    return this.commands.status === 'ready' && this.clock.isSet;
  }

  /** Resolves when calls can be made, also after an outage. */
  async ready(): Promise<void> {
    await whenReady(this.commands);
    await this.#started;
  }

  async close(): Promise<void> {
    const { keys, clientId } = this.options;
    clearInterval(this.#heartbeat);
    this.clock.stop();
    await this.#replies.stop(this.commands);
    await this.commands.del(keys.replies(clientId), keys.alive(clientId)).catch(() => undefined);
    await this.commands.quit().catch(() => this.commands.disconnect());
  }

  async #start(): Promise<void> {
    this.#replies.start();
    await whenReady(this.commands);
    await this.clock.start();
    this.#beat();
    this.commands.on('ready', this.#beat);
    this.#heartbeat = setInterval(this.#beat, ALIVE_MS / 3);
    this.#heartbeat.unref();
  }

  // The next heartbeat makes up for a failed one.
  readonly #beat = (): void => {
    const { keys, clientId } = this.options;
    void this.commands.set(keys.alive(clientId), '1', 'PX', ALIVE_MS).catch(() => undefined);
  };

  #receive(batch: string): void {
    for (const packet of parseReplies(batch)) this.options.receive(packet);
  }
}

interface OutgoingRequest {
  entry: string;
  /** Milliseconds until the caller gives up. */
  deadlineMs: number;
  refuse: (error: RpcError) => void;
}

/** Requests that no service pops expire after this time, at the earliest. */
const MIN_KEEP_MS = 60_000;

/** Appends as many entries as fit under the limit; returns their number. The list expires after ARGV[2] ms, unless that is 0. */
const APPEND_SCRIPT = `
local fit = math.min(#ARGV - 2, tonumber(ARGV[1]) - redis.call('LLEN', KEYS[1]))
for first = 3, fit + 2, 1000 do
  redis.call('RPUSH', KEYS[1], unpack(ARGV, first, math.min(first + 999, fit + 2)))
end
if fit > 0 and ARGV[2] ~= '0' and redis.call('PEXPIRE', KEYS[1], ARGV[2], 'GT') == 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2], 'NX')
end
return math.max(fit, 0)`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    appendRequests(
      list: string,
      limit: number,
      keepMs: number,
      ...entries: string[]
    ): Result<number, Context>;
  }
}

/** Sends all requests to a service in one tick with one script call. */
class RequestWriter {
  #waiting = new Map<string, OutgoingRequest[]>();

  constructor(
    private readonly redis: Redis,
    private readonly queueLimit: number,
    /** Only the gateway may let lists expire: whoever may, could empty them. */
    private readonly mayExpire: boolean,
  ) {
    redis.defineCommand('appendRequests', { numberOfKeys: 1, lua: APPEND_SCRIPT });
  }

  write(list: string, request: OutgoingRequest): void {
    if (this.#waiting.size === 0) setImmediate(() => this.#flush());
    const batch = this.#waiting.get(list);
    if (batch) batch.push(request);
    else this.#waiting.set(list, [request]);
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [list, batch] of waiting) void this.#send(list, batch);
  }

  async #send(list: string, batch: OutgoingRequest[]): Promise<void> {
    const keep = batch.reduce((longest, { deadlineMs }) => Math.max(longest, deadlineMs), MIN_KEEP_MS);
    const entries = batch.map(({ entry }) => entry);
    try {
      const keepMs = this.mayExpire ? Math.ceil(keep) : 0;
      const fit = await this.redis.appendRequests(list, this.queueLimit, keepMs, ...entries);
      for (const request of batch.slice(fit)) request.refuse(new RpcError(transportReply('system.busy')));
    } catch {
      for (const request of batch) request.refuse(new RpcError(transportReply('system.unavailable')));
    }
  }
}
