import { Injectable } from '@nestjs/common';
import { preflightOwner, preflightUserData, readKeptResult, readPreflight } from '@printpartner/contracts';
import { RpcClient, RpcError } from '@printpartner/messaging';
import { type Rows, type RowsByKind, userDataRows } from '../auth/user-data-rows.ts';
import type { Caller } from '../http/caller.ts';

/** A user's checks for the data export. Results are read one by one because together they could exceed one RPC reply. */
@Injectable()
export class PreflightData {
  constructor(private readonly rpc: RpcClient) {}

  ofUser(caller: Caller): RowsByKind {
    const owner = preflightOwner.ofUser(caller.userId ?? '');
    const { kept_results, sessions } = userDataRows(this.rpc, preflightUserData, caller);
    return {
      kept_results: withResults(kept_results, (id) => this.rpc.call(readKeptResult, { id }, caller)),
      sessions: withResults(sessions, (sessionId) =>
        this.rpc.call(readPreflight, { sessionId, owner }, caller),
      ),
    };
  }
}

async function* withResults(rows: Rows, read: (id: string) => Promise<{ result: unknown }>): Rows {
  for await (const row of rows) {
    const found = await read(String(row['id'])).catch(nullIfRemoved);
    if (found) yield { ...row, result: found.result };
  }
}

/** The result may have been removed since it was listed. */
function nullIfRemoved(error: unknown): null {
  if (error instanceof RpcError && error.reply.code.endsWith('not_found')) return null;
  throw error;
}
