import { Controller } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { confirmedAddress, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { IsNull, Not, Repository } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';

/** For services that send mail: mail goes only to a confirmed address. */
@Controller()
export class ConfirmedAddressService {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  @HandleRpc(confirmedAddress)
  async confirmedAddress(
    _: RpcInput<typeof confirmedAddress>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof confirmedAddress>> {
    const account = await this.accounts.findOneBy({ id: userId, emailConfirmedAt: Not(IsNull()) });
    const name = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
    return { email: account?.email ?? null, name: name || null };
  }
}
