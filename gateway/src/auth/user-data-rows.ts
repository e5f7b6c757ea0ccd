import type { UserDataContract, UserDataPage } from '@printpartner/contracts';
import type { RpcClient } from '@printpartner/messaging';
import type { Caller } from '../http/caller.ts';

/** Records of one kind, read by page as they are consumed. */
export type Rows = AsyncIterable<Record<string, unknown>>;

/** Kind → its records. */
export type RowsByKind<Kind extends string = string> = Record<Kind, Rows>;

/** A service's data about the calling user. */
export function userDataRows<Kind extends string>(
  rpc: RpcClient,
  contract: UserDataContract<Kind>,
  caller: Caller,
): RowsByKind<Kind> {
  const rows = contract.kinds.map((kind) => [
    kind,
    rowsOf((after) => rpc.call(contract, { kind, after }, caller)),
  ]);
  return Object.fromEntries(rows) as RowsByKind<Kind>;
}

async function* rowsOf(read: (after: string | null) => Promise<UserDataPage>): Rows {
  let page = await read(null);
  yield* page.rows;
  while (page.next !== null) {
    page = await read(page.next);
    yield* page.rows;
  }
}
