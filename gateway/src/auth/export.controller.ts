import { Controller, Res } from '@nestjs/common';
import {
  adminUserData,
  alertsUserData,
  allowExport,
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
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { streamBody } from '../http/stream-body.ts';
import { PreflightData } from '../preflight/preflight-data.ts';
import { ExportTurns, TURN_MS } from './export-turns.ts';
import { type Rows, type RowsByKind, userDataRows } from './user-data-rows.ts';

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

/** Service → kind → its records. */
type ExportedData = Record<string, RowsByKind>;

/**
 * Reads the first record of every kind, so that a service that is down is noticed before the file is begun.
 *
 * @returns the same data, with these records
 */
async function readAhead(data: ExportedData): Promise<ExportedData> {
  const services = Object.entries(data).map(async ([service, kinds]) => {
    const started = Object.entries(kinds).map(async ([kind, rows]) => [kind, await startRows(rows)] as const);
    return [service, Object.fromEntries(await Promise.all(started))] as const;
  });
  return Object.fromEntries(await Promise.all(services));
}

async function startRows(rows: Rows): Promise<Rows> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    for (let step = first; !step.done; step = await iterator.next()) yield step.value;
  })();
}

/** The data export as JSON in pieces of one record at most, one record per line. */
async function* writeExport(exportedAt: Date, data: ExportedData): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"services":{`;
  let beforeService = '\n';
  for (const [service, kinds] of Object.entries(data)) {
    yield `${beforeService}${JSON.stringify(service)}:{`;
    beforeService = ',\n';
    yield* writeKinds(kinds);
    yield '}';
  }
  yield '}}\n';
}

async function* writeKinds(kinds: RowsByKind): AsyncGenerator<string> {
  let beforeKind = '\n';
  for (const [kind, rows] of Object.entries(kinds)) {
    yield `${beforeKind}${JSON.stringify(kind)}:[`;
    beforeKind = ',\n';
    let beforeRow = '\n';
    for await (const row of rows) {
      yield beforeRow + JSON.stringify(row);
      beforeRow = ',\n';
    }
    yield ']';
  }
}
