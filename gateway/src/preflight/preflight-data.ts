import { Injectable } from '@nestjs/common';
import {
  preflightOwner,
  preflightUserData,
  readKeptPictures,
  readKeptResult,
  readPreflight,
} from '@printpartner/contracts';
import { RpcClient, RpcError } from '@printpartner/messaging';
import { type Rows, type RowsByKind, userDataRows } from '../auth/user-data-rows.ts';
import type { Caller } from '../http/caller.ts';

/** A user's checks for the data export. Results, and the pictures kept with them, are read one by one because together they could exceed one RPC reply. */
@Injectable()
export class PreflightData {
  constructor(private readonly rpc: RpcClient) {}

  ofUser(caller: Caller): RowsByKind {
    const owner = preflightOwner.ofUser(caller.userId ?? '');
    const { files, kept_results, sessions } = userDataRows(this.rpc, preflightUserData, caller);
    return {
      files,
      kept_results: withDetails(kept_results, async (id) => {
        const { result } = await this.rpc.call(readKeptResult, { id }, caller);
        return { result, ...(await this.rpc.call(readKeptPictures, { id }, caller)) };
      }),
      sessions: withDetails(sessions, async (sessionId) => {
        const { result } = await this.rpc.call(readPreflight, { sessionId, owner }, caller);
        return { result };
      }),
    };
  }
}

async function* withDetails(rows: Rows, read: (id: string) => Promise<object>): Rows {
  for await (const row of rows) {
    const found = await read(String(row['id'])).catch(nullIfRemoved);
    if (found) yield { ...row, ...found };
  }
}

/** The result may have been removed since it was listed. */
function nullIfRemoved(error: unknown): null {
  if (error instanceof RpcError && error.reply.code.endsWith('not_found')) return null;
  throw error;
}
