import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { changePassword, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { MailBox } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { lockAccount } from '../accounts/account.entity.ts';
import { SessionCopies } from '../sessions/session-copies.ts';
import { CurrentPassword, wrongPassword } from './current-password.ts';
import { NewPassword } from './new-password.ts';
import { PasswordHasher } from './password-hasher.ts';

@Controller()
export class ChangePasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly current: CurrentPassword,
    private readonly passwords: PasswordHasher,
    private readonly newPassword: NewPassword,
    private readonly copies: SessionCopies,
    private readonly mails: MailBox,
  ) {}

  @HandleRpc(changePassword)
  async changePassword(
    input: RpcInput<typeof changePassword>,
    { userId, signal }: HandlerCall,
  ): Promise<RpcOutput<typeof changePassword>> {
    const ended = await this.current.countFailures({ userId, ...input }, () =>
      this.setPassword(userId, input, signal),
    );
    this.mails.nudge();
    await this.copies.revoke(ended);
    return {};
  }

  /** Returns the token hashes of the ended sessions. */
  private async setPassword(
    userId: string,
    { form, tokenHash, deviceHash, origin }: RpcInput<typeof changePassword>,
    signal: AbortSignal | undefined,
  ): Promise<string[]> {
    const known = await this.current.verify(userId, form.oldPassword, 'oldPassword', signal);
    const { newPassword: password } = form;
    const passwordHash = await this.passwords.hashNew(
      { password, field: 'newPassword', owner: known },
      signal,
    );
    return this.dataSource.transaction(async (manager) => {
      // Another device may have changed the password before the lock.
      const account = await lockAccount(manager, { id: userId, passwordHash: known.passwordHash });
      if (!account) throw wrongPassword('oldPassword');
      const caller = { tokenHash, deviceHash, origin };
      return this.newPassword.set(manager, account, { passwordHash }, caller, 'password_changed');
    });
  }
}
