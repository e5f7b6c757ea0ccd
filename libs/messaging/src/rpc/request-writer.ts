import type { Redis, Result } from 'ioredis';
import { RpcError, transportReply } from './rpc-error.ts';

export interface OutgoingRequest {
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
export class RequestWriter {
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
