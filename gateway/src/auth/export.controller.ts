import { Controller, Res } from '@nestjs/common';
import {
  adminUserData,
  allowExport,
  alertsUserData,
  authRoutes as routes,
  authUserData,
  projectsUserData,
  specsUserData,
  type UserDataContract,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import type { Caller } from '../http/caller.ts';
import { datedFile } from '../http/dated-file.ts';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';
import { streamBody } from '../http/stream-body.ts';
import { PreflightData } from '../preflight/preflight-data.ts';
import { type ExportedData, readAhead, writeExport } from './export-file.ts';
import { ExportTurns, TURN_MS } from './export-turns.ts';
import { userDataRows } from './user-data-rows.ts';

const contracts: readonly UserDataContract[] = [
  authUserData,
  projectsUserData,
  alertsUserData,
  specsUserData,
  adminUserData,
];

@Controller()
export class ExportController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly preflight: PreflightData,
    private readonly turns: ExportTurns,
  ) {}

  /** Fails if any service fails, because a partial file would look complete. Once the file has begun, that cuts it off. */
  @Endpoint(routes.exportData)
  async export(
    @Input() { caller }: EndpointInput<typeof routes.exportData>,
    @Res() response: Response,
  ): Promise<void> {
    const turn = await this.turns.take(caller.userId ?? '');
    try {
      const data = await this.begin(caller).catch(async (error: unknown) => {
        await turn.giveBack();
        throw error;
      });
      const now = new Date();
      response.type('application/json').attachment(datedFile('print-partner-export', now, 'json'));
      // A proxy would collect the whole file on its disk.
      response.setHeader('X-Accel-Buffering', 'no');
      await streamBody(response, turn.hold(writeExport(now, data)), TURN_MS);
    } finally {
      await turn.end();
    }
  }

  private async begin(caller: Caller): Promise<ExportedData> {
    // Set by SessionGuard on routes that need a session.
    const { tokenHash = '', origin } = caller;
    await this.rpc.call(allowExport, { tokenHash, origin }, caller);
    return readAhead(this.dataOf(caller));
  }

  private dataOf(caller: Caller): ExportedData {
    return {
      ...Object.fromEntries(
        contracts.map((contract) => [contract.service, userDataRows(this.rpc, contract, caller)]),
      ),
      preflight: this.preflight.ofUser(caller),
    };
  }
}
