import { Controller, Res } from '@nestjs/common';
import {
  adminUserData,
  alertsUserData,
  authRoutes as routes,
  authUserData,
  projectsUserData,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { datedFile } from '../http/dated-file.ts';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';
import { PreflightData } from '../preflight/preflight-data.ts';

const services = [authUserData, projectsUserData, alertsUserData, adminUserData];

@Controller()
export class ExportController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly preflight: PreflightData,
  ) {}

  /** Fails if any service fails, because a partial file would look complete. */
  @Endpoint(routes.exportData)
  async export(
    @Input() { caller }: EndpointInput<typeof routes.exportData>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const userId = response.req.session?.user.id ?? '';
    const parts = await Promise.all([
      ...services.map(
        async (contract) => [contract.service, await this.rpc.call(contract, {}, caller)] as const,
      ),
      this.preflight.ofUser(userId, caller).then((data) => ['preflight', data] as const),
    ]);
    const now = new Date();
    response.attachment(datedFile('print-partner-export', now, 'json'));
    return { exportedAt: now.toISOString(), services: Object.fromEntries(parts) };
  }
}
