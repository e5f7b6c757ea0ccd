import { Controller, Inject, Res } from '@nestjs/common';
import { systemRoutes as routes } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { PUBLIC_ORIGIN } from '../http/transport-security.ts';
import { isFromOwnPage } from '../identity/origin.guard.ts';
import { ClientErrors } from './client-errors.ts';

@Controller()
export class ClientErrorsController {
  constructor(
    private readonly errors: ClientErrors,
    @Inject(PUBLIC_ORIGIN) private readonly publicOrigin: string | null,
  ) {}

  @Endpoint(routes.reportClientError)
  async report(
    @Input() { body, caller }: EndpointInput<typeof routes.reportClientError>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<undefined> {
    // Stricter than other writes, which API clients may send, too.
    if (!isFromOwnPage(response.req, this.publicOrigin))
      throw new AppError('request.wrong_origin', { userMessage: 'This request came from another site.' });
    await this.errors.record(body, caller.origin);
  }
}
