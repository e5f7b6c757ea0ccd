import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Res } from '@nestjs/common';
import {
  adminUserData,
  alertsUserData,
  authRoutes as routes,
  authUserData,
  projectsUserData,
  type UserDataContract,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import type { Caller } from '../http/caller.ts';
import { datedFile } from '../http/dated-file.ts';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';
import { PreflightData } from '../preflight/preflight-data.ts';
import { type ExportedData, readAhead, writeExport } from './export-file.ts';
import { ExportTurns, TURN_MS } from './export-turns.ts';
import { userDataRows } from './user-data-rows.ts';

const contracts: readonly UserDataContract[] = [authUserData, projectsUserData, alertsUserData, adminUserData];

@Controller()
export class ExportController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly preflight: PreflightData,
    private readonly turns: ExportTurns,
  ) {}

  /** Streams the file. When a service fails midway, the connection is cut, because a partial file would look complete. */
  @Endpoint(routes.exportData)
  async export(
    @Input() { caller }: EndpointInput<typeof routes.exportData>,
    @Res() response: Response,
  ): Promise<void> {
    const turn = await this.turns.take(caller.userId ?? '');
    try {
      const data = await readAhead(this.dataOf(caller));
      await send(response, turn.hold(writeExport(new Date(), data)));
    } finally {
      await turn.end();
    }
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

/** Writes the pieces no faster than the client reads them. */
async function send(response: Response, pieces: AsyncIterable<string>): Promise<void> {
  response.type('application/json').attachment(datedFile('print-partner-export', new Date(), 'json'));
  // A proxy would collect the file on its disk.
  response.setHeader('X-Accel-Buffering', 'no');
  response.setTimeout(TURN_MS, () => response.destroy());
  try {
    await pipeline(Readable.from(pieces, { highWaterMark: 1 }), response);
  } catch (error) {
    if (!isCanceledByClient(error)) throw error;
  }
}

const isCanceledByClient = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
