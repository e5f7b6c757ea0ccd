import { Controller, Res } from '@nestjs/common';
import {
  adminRoutes as routes,
  listSignupAttempts,
  readSignupStats,
  writeSignupCsv,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { datedFile } from '../http/dated-file.ts';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';

@Controller()
export class AdminController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(routes.signupStats)
  stats(@Input() { caller }: EndpointInput<typeof routes.signupStats>) {
    return this.rpc.call(readSignupStats, {}, caller);
  }

  @Endpoint(routes.signupAttempts)
  attempts(@Input() { query, caller }: EndpointInput<typeof routes.signupAttempts>) {
    return this.rpc.call(listSignupAttempts, query, caller);
  }

  @Endpoint(routes.signupCsv)
  async csv(
    @Input() { caller }: EndpointInput<typeof routes.signupCsv>,
    @Res() response: Response,
  ): Promise<void> {
    const { csv } = await this.rpc.call(writeSignupCsv, {}, caller);
    response
      .attachment(datedFile('signup-attempts', new Date(), 'csv'))
      .type('text/csv')
      .send(csv);
  }
}
