import { Controller, Res } from '@nestjs/common';
import {
  adminRoutes as routes,
  listSignUpAttempts,
  readSignUpStats,
  writeSignUpCsv,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { datedFile } from '../http/dated-file.ts';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';

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

  @Endpoint(routes.signUpCsv)
  async csv(
    @Input() { caller }: EndpointInput<typeof routes.signUpCsv>,
    @Res() response: Response,
  ): Promise<void> {
    const { csv } = await this.rpc.call(writeSignUpCsv, {}, caller);
    response
      .attachment(datedFile('signup-attempts', new Date(), 'csv'))
      .type('text/csv')
      .send(csv);
  }
}
