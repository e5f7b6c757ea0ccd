import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { confirmedAddress } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';

/** What alerts asks of auth. */
@Injectable()
export class AccountsGateway {
  constructor(private readonly rpc: RpcClient) {}

  /** Where mail may reach the user; null for nobody, and until it is confirmed. @throws RpcError when auth does not answer */
  async confirmedAddress(userId: string): Promise<string | null> {
    const { email } = await this.rpc.call(confirmedAddress, {}, { userId, requestId: randomUUID() });
    return email;
  }
}
