import { Controller, Res } from '@nestjs/common';
import {
  adminRoutes as routes,
  countSignUpAttempts,
  findSignUpHints,
  listSignUpAttempts,
  readSignUpStats,
  readSignUpTrends,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { datedFile } from '../http/dated-file.ts';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { streamBody } from '../http/stream-body.ts';
import { attemptPages, attemptsCsv } from './attempts-csv.ts';

/** A download ends when the browser reads nothing for this long. */
const IDLE_MS = 60_000;

@Controller()
export class AdminController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(routes.signUpStats)
  stats(@Input() { caller }: EndpointInput<typeof routes.signUpStats>) {
    return this.rpc.call(readSignUpStats, {}, caller);
  }

  @Endpoint(routes.signUpAttempts)
  attempts(@Input() { query, caller }: EndpointInput<typeof routes.signUpAttempts>) {
    return this.rpc.call(listSignUpAttempts, query, caller);
  }

  @Endpoint(routes.signUpCount)
  count(@Input() { query, caller }: EndpointInput<typeof routes.signUpCount>) {
    return this.rpc.call(countSignUpAttempts, query, caller);
  }

  @Endpoint(routes.signUpTrends)
  trends(@Input() { query, caller }: EndpointInput<typeof routes.signUpTrends>) {
    return this.rpc.call(readSignUpTrends, query, caller);
  }

  @Endpoint(routes.signUpHints)
  hints(@Input() { caller }: EndpointInput<typeof routes.signUpHints>) {
    return this.rpc.call(findSignUpHints, {}, caller);
  }

  /** The connection is cut when a page can't be read, because a partial file would look complete. */
  @Endpoint(routes.signUpCsv)
  async csv(
    @Input() { query, caller }: EndpointInput<typeof routes.signUpCsv>,
    @Res() response: Response,
  ): Promise<void> {
    const pages = await attemptPages((page) =>
      this.rpc.call(listSignUpAttempts, { ...query, ...page }, caller),
    );
    response.attachment(datedFile('signup-attempts', new Date(), 'csv')).type('text/csv');
    // A proxy would collect the whole file on its disk.
    response.setHeader('X-Accel-Buffering', 'no');
    await streamBody(response, attemptsCsv(pages), IDLE_MS);
  }
}
