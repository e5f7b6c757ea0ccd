import { Injectable } from '@nestjs/common';
import { limits, type RouteContract } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { json, type Response } from 'express';
import type { z } from 'zod';
import { validate } from './endpoint.decorator.ts';

/** A route with a body that may be larger than others. Its controller reads it, after it has admitted the sender. */
type LargeRoute<Body> = RouteContract & { body: z.ZodType<Body>; bodyMax: number };

/** Bodies in flight in this gateway: each may have to be held in memory, and takes tens of milliseconds to parse and check. */
const MAX_PER_SOURCE = 4;

/** Reads bodies that may be large, of these a few of one source at a time. */
@Injectable()
export class LargeBodies {
  private readonly inFlight = new Map<string, number>();

  /**
   * @param source whose bodies count together, as uploads do
   * @param use the body counts as in flight until this ends
   * @throws AppError request.invalid, system.busy, or the body parser's error
   */
  async read<Body, T>(
    route: LargeRoute<Body>,
    response: Response,
    source: string,
    use: (body: Body) => Promise<T>,
  ): Promise<T> {
    const read = async (limit: number) => use(validate(route.body, await parsed(response, limit)));
    // As large as other routes allow, and not counted.
    if (Number(response.req.get('content-length')) <= limits.jsonBodyMax) return read(limits.jsonBodyMax);
    const others = this.inFlight.get(source) ?? 0;
    if (others >= MAX_PER_SOURCE) throw tooMany();
    this.inFlight.set(source, others + 1);
    try {
      return await read(route.bodyMax);
    } finally {
      const left = (this.inFlight.get(source) ?? 1) - 1;
      if (left > 0) this.inFlight.set(source, left);
      else this.inFlight.delete(source);
    }
  }
}

async function parsed(response: Response, limit: number): Promise<unknown> {
  const { req: request } = response;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  json({ limit, strict: false })(request, response, (error?: Error) => (error ? reject(error) : resolve()));
  await promise;
  return request.body ?? {};
}

const tooMany = () =>
  new AppError('system.busy', {
    userMessage: 'Too many large requests from your account or network. Try again in a minute.',
  });
