import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, concatMap, type Observable } from 'rxjs';

/** Holds back the answer of a read that the session guard let begin, until the session is known to be live. */
@Injectable()
export class HeldAnswers implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { admission } = http.getRequest<Request>();
    if (!admission) return next.handle();
    const response = http.getResponse<Response>();
    const before = new Set(response.getHeaderNames());
    const admitted = () =>
      admission.catch((refusal: unknown) => {
        for (const name of response.getHeaderNames()) if (!before.has(name)) response.removeHeader(name);
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
