import { Injectable } from '@nestjs/common';
import {
  preflightOwner,
  preflightUserData,
  readKeptResult,
  readPreflight,
  type UserData,
} from '@printpartner/contracts';
import { RpcClient, RpcError } from '@printpartner/messaging';
import type { Caller } from '../http/caller.ts';

/** A user's checks for the data export. Results are read one by one because together they could exceed one RPC reply. */
@Injectable()
export class PreflightData {
  constructor(private readonly rpc: RpcClient) {}

  async ofUser(userId: string, caller: Caller): Promise<UserData> {
    const { kept_results: kept = [], sessions = [] } = await this.rpc.call(preflightUserData, {}, caller);
    const owner = preflightOwner.ofUser(userId);
    return {
      kept_results: await withResults(kept, (id) => this.rpc.call(readKeptResult, { id }, caller)),
      sessions: await withResults(sessions, (sessionId) =>
        this.rpc.call(readPreflight, { sessionId, owner }, caller),
      ),
    };
  }
}

type Row = Record<string, unknown>;

async function withResults(rows: Row[], read: (id: string) => Promise<{ result: unknown }>): Promise<Row[]> {
  const full: Row[] = [];
  for (const row of rows) {
    const found = await read(String(row['id'])).catch(nullIfRemoved);
    if (found) full.push({ ...row, result: found.result });
  }
  return full;
}

/** The result may have been removed since it was listed. */
function nullIfRemoved(error: unknown): null {
  if (error instanceof RpcError && error.reply.code.endsWith('not_found')) return null;
  throw error;
}
