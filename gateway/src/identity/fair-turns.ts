import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { limits, proofFor, type RouteContract } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { gauge, httpMetrics } from '@printpartner/metrics';
import { type EndTurn, KeyedTurns, siteOf } from '@printpartner/service-kit';
import type { Request, Response } from 'express';
import { concatMap, finalize, from, type Observable } from 'rxjs';
import { clientIp } from '../http/client-ip.ts';
import { routeOf } from '../http/endpoint.decorator.ts';
import { Shutdown } from '../http/shutdown.ts';
import { noSession } from './session.guard.ts';
import { Sessions } from './sessions.ts';

/** A page asks for less at once. Services handle 64 calls at once, so nobody takes most of one. */
const OF_ACCOUNT = 12;
/** Visitors of one address may be a whole office. */
const OF_SITE = 16;
/** Uploads, large bodies and event streams take minutes. An account has at most 20 uploads at once anyway. */
const LONG = 32;
/** What may wait of an account or a site, bytes: about 2,700 requests, or a dozen with the largest bodies. */
const WAITING = 33_554_432;
/** A waiting request takes so much beside its headers and its body, measured. */
const REQUEST = 12_288;
/** Headers are kept as strings and by name. */
const HEADERS_FACTOR = 2;
/** Parsed JSON of many small values takes this much more than its text. */
const BODY_FACTOR = 10;
const WAIT_MS = 30_000;
/**
 * A turn rests before the next one, so that no more than 600 requests of an account begin in a second, or 800 of a site. Answers
 * that wait for nothing, such as refusals, would otherwise have the event loop to themselves.
 */
const REST_MS = 20;

const waiting = gauge(httpMetrics.waiting);

/**
 * Handles a few requests of an account, or of the visitors of a site (an IPv4 address or a /48), at once; the others wait
 * here. So whoever opens a thousand connections waits for himself, and everybody else for a few of his requests.
 */
@Injectable()
export class FairTurns implements NestInterceptor {
  readonly #accounts = new KeyedTurns({ atOnce: OF_ACCOUNT, waiting: WAITING });
  readonly #sites = new KeyedTurns({ atOnce: OF_SITE, waiting: WAITING });
  readonly #long = new KeyedTurns({ atOnce: LONG, waiting: WAITING });

  constructor(
    private readonly sessions: Sessions,
    private readonly shutdown: Shutdown,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = routeOf(context);
    // Their password was right.
    if (proofFor(route) === 'admin password') return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    const userId = response.req.session?.user.id;
    const key = userId ?? siteOf(clientIp(response.req));
    const turns = isLong(route) ? this.#long : userId ? this.#accounts : this.#sites;
    const handle = (end: EndTurn) => next.handle().pipe(finalize(() => setTimeout(end, REST_MS)));
    const begun = turns.begin(key);
    return begun ? handle(begun) : from(this.wait(turns, key, response)).pipe(concatMap(handle));
  }

  /** @throws AppError system.busy, auth.no_session if the session has ended meanwhile, or system.unavailable when the gateway stops */
  private async wait(turns: KeyedTurns, key: string, response: Response): Promise<EndTurn> {
    const { req: request } = response;
    const left = this.shutdown.endOf(response);
    waiting.inc();
    const end = await turns.wait(
      key,
      weightOf(request),
      AbortSignal.any([left, AbortSignal.timeout(WAIT_MS)]),
    );
    waiting.dec();
    if (!end) throw left.reason instanceof AppError ? left.reason : tooMany();
    try {
      await this.requireSession(request);
      if (left.aborted) throw tooMany();
      return end;
    } catch (error) {
      end();
      throw error;
    }
  }

  private async requireSession(request: Request): Promise<void> {
    const { session, tokenHash, requestId } = request;
    if (!session || tokenHash === undefined) return;
    const now = await this.sessions.find(tokenHash, requestId, clientIp(request));
    if (now?.user.id !== session.user.id) throw noSession();
  }
}

const isLong = ({ upload, stream, bodyMax, mediaType }: RouteContract): boolean =>
  upload !== undefined || stream !== undefined || bodyMax !== undefined || mediaType === 'text/event-stream';

/** Bytes that a waiting request holds. Bodies that their controllers read haven't arrived. */
function weightOf(request: Request): number {
  const headers = request.rawHeaders.reduce((sum, text) => sum + text.length, 0);
  return (
    REQUEST + HEADERS_FACTOR * headers + (request.body === undefined ? 0 : BODY_FACTOR * bodyBytes(request))
  );
}

function bodyBytes(request: Request): number {
  const isPlain = request.get('content-encoding') === undefined;
  return isPlain ? Number(request.get('content-length') ?? limits.jsonBodyMax) : limits.jsonBodyMax;
}

const tooMany = () =>
  new AppError('system.busy', {
    userMessage: 'Too many requests from your account or network at once. Try again in a moment.',
    retryAfter: 5,
  });
