import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { limits, type RouteContract, systemRoutes } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { gauge, httpMetrics } from '@printpartner/metrics';
import { type EndTurn, KeyedTurns, wideNetworkOf } from '@printpartner/service-kit';
import type { Request, Response } from 'express';
import { concatMap, finalize, from, type Observable } from 'rxjs';
import { clientIp } from '../http/client-ip.ts';
import { routeOf } from '../http/route-metadata.ts';
import { noSession } from './session.guard.ts';
import { Sessions } from './sessions.ts';

/** Browsers have six connections to a server, so a few windows wait for nothing. */
const OF_ACCOUNT = 16;
/** Visitors of one network may be many people. */
const OF_NETWORK = 64;
/** Uploads and event streams of an account or a network. They take minutes, and most have narrower limits of their own. */
const LONG = 64;
/** What may wait of an account or a network, bytes: about 2,000 requests, or 30 with the largest bodies. */
const WAITING = 8_388_608;
/** A waiting request without its body, bytes. */
const REQUEST = 4_096;
const WAIT_MS = 30_000;

/** Of whoever watches the system, who may share a network with visitors. */
const probes = new Set<RouteContract>([systemRoutes.live, systemRoutes.ready]);
const waiting = gauge(httpMetrics.waiting);

/**
 * Handles a few requests of an account, or of the visitors of a network (/24 or /48), at once; the others wait here. So
 * whoever opens a thousand connections waits for himself, and everybody else for a few of his requests.
 */
@Injectable()
export class FairTurns implements NestInterceptor {
  readonly #accounts = new KeyedTurns({ atOnce: OF_ACCOUNT, waiting: WAITING });
  readonly #networks = new KeyedTurns({ atOnce: OF_NETWORK, waiting: WAITING });
  readonly #long = new KeyedTurns({ atOnce: LONG, waiting: WAITING });

  constructor(private readonly sessions: Sessions) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = routeOf(context);
    if (probes.has(route)) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    const userId = response.req.session?.user.id;
    const key = userId ?? wideNetworkOf(clientIp(response.req));
    const turns = isLong(route) ? this.#long : userId ? this.#accounts : this.#networks;
    const handle = (end: EndTurn) => next.handle().pipe(finalize(end));
    const begun = turns.begin(key);
    return begun ? handle(begun) : from(this.wait(turns, key, response)).pipe(concatMap(handle));
  }

  /** @throws AppError system.busy, or auth.no_session if the session has ended meanwhile */
  private async wait(turns: KeyedTurns, key: string, response: Response): Promise<EndTurn> {
    const { req: request } = response;
    const end = await whileConnected(response, (signal) => turns.wait(key, weightOf(request), signal));
    if (!end) throw tooMany();
    try {
      await this.requireSession(request);
      return end;
    } catch (error) {
      end();
      throw error;
    }
  }

  private async requireSession({ session, tokenHash, requestId }: Request): Promise<void> {
    if (!session || tokenHash === undefined) return;
    const now = await this.sessions.find(tokenHash, requestId);
    if (now?.user.id !== session.user.id) throw noSession();
  }
}

/** Waits until the client leaves or has waited for too long, which aborts the signal. */
async function whileConnected<T>(response: Response, wait: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const abort = () => ended.abort();
  if (response.destroyed) abort();
  response.once('close', abort);
  const timer = setTimeout(abort, WAIT_MS);
  waiting.inc();
  try {
    return await wait(ended.signal);
  } finally {
    waiting.dec();
    clearTimeout(timer);
    response.off('close', abort);
  }
}

const isLong = ({ upload, mediaType }: RouteContract): boolean =>
  upload !== undefined || mediaType === 'text/event-stream';

/** Bytes that a waiting request holds. Bodies that their controllers read haven't arrived. */
function weightOf(request: Request): number {
  if (request.body === undefined) return REQUEST;
  const isPlain = request.get('content-encoding') === undefined;
  return (
    REQUEST + (isPlain ? Number(request.get('content-length') ?? limits.jsonBodyMax) : limits.jsonBodyMax)
  );
}

const tooMany = () =>
  new AppError('system.busy', {
    userMessage: 'Too many requests from your account or network at once. Try again in a moment.',
    retryAfter: 5,
  });
