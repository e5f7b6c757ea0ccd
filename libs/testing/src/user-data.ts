import type { UserData, UserDataContract, UserDataPage } from '@printpartner/contracts';
import type { startServiceClient } from './service-client.ts';

type Call = Awaited<ReturnType<typeof startServiceClient>>['call'];

/**
 * Everything that a service exports about a user, from all pages.
 *
 * @param onPage called with every reply
 */
export async function readUserData(
  call: Call,
  contract: UserDataContract,
  userId: string,
  onPage: (page: UserDataPage) => void = () => {},
): Promise<UserData> {
  const data: UserData = {};
  for (const kind of contract.kinds) {
    const rows: UserDataPage['rows'] = [];
    let after: string | null = null;
    do {
      const page: UserDataPage = await call(contract, { kind, after }, userId);
      onPage(page);
      rows.push(...page.rows);
      after = page.next;
    } while (after !== null);
    data[kind] = rows;
  }
  return data;
}
