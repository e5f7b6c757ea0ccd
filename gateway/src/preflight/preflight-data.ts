import { Injectable } from '@nestjs/common';
import { preflightUserData, readKeptResult, readPreflight, type UserData } from '@printpartner/contracts';
import { RpcClient, RpcError } from '@printpartner/messaging';
import type { Caller } from '../http/caller.ts';

/** All that is held of a user's checks. Results come one by one: together they are too much for one answer of a queue. */
@Injectable()
export class PreflightData {
  constructor(private readonly rpc: RpcClient) {}

  async ofUser(userId: string, caller: Caller): Promise<UserData> {
    const { kept_results: kept = [], sessions = [] } = await this.rpc.call(preflightUserData, {}, caller);
    const owner = `user:${userId}`;
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
    const found = await read(String(row['id'])).catch(nullWhenGone);
    if (found) full.push({ ...row, result: found.result });
  }
  return full;
}

/** Removed since it was listed. */
function nullWhenGone(error: unknown): null {
  if (error instanceof RpcError && error.reply.code.endsWith('not_found')) return null;
  throw error;
}
