import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, concatMap, type Observable } from 'rxjs';
import { routeOf } from '../http/route-metadata.ts';

/** Holds back the answer of a read that the session guard let begin, until the session is known to be live. */
@Injectable()
export class HeldAnswers implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { admission } = http.getRequest<Request>();
    if (!admission) return next.handle();
    const admitted = () =>
      admission.catch((refusal: unknown) => {
        // The method has already set them.
        for (const name of Object.keys(routeOf(context).headers ?? {}))
          http.getResponse<Response>().removeHeader(name);
        throw refusal;
      });
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        await admitted();
        throw error;
      }),
      concatMap(async (answer: unknown) => {
        await admitted();
        return answer;
      }),
    );
  }
}
