import { Injectable } from '@nestjs/common';
import { confirmedAddress } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import { currentRequestId } from '@printpartner/tracing';

/** Calls to the auth service. */
@Injectable()
export class AccountsClient {
  constructor(private readonly rpc: RpcClient) {}

  /** Null until the user has confirmed an address. @throws RpcError when auth does not answer */
  async confirmedAddress(userId: string): Promise<string | null> {
    const { email } = await this.rpc.call(confirmedAddress, {}, { userId, requestId: currentRequestId() });
    return email;
  }
}
