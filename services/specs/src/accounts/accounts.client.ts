import { Injectable } from '@nestjs/common';
import { confirmedAddress } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import { currentRequestId } from '@printpartner/tracing';

export interface MailSender {
  email: string;
  /** Null if the account has none. */
  name: string | null;
}

/** Calls to the auth service. */
@Injectable()
export class AccountsClient {
  constructor(private readonly rpc: RpcClient) {}

  /** Null until the user has confirmed an address. @throws RpcError when auth does not answer */
  async confirmedAddress(userId: string): Promise<string | null> {
    return (await this.sender(userId))?.email ?? null;
  }

  /** The user in whose name mail is sent; null until an address is confirmed. @throws RpcError when auth does not answer */
  async sender(userId: string): Promise<MailSender | null> {
    const { email, name } = await this.rpc.call(
      confirmedAddress,
      {},
      { userId, requestId: currentRequestId() },
    );
    return email === null ? null : { email, name };
  }
}
