import { Controller, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { confirmSession, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import type { DataSource, EntityManager } from 'typeorm';
import { CurrentPassword } from '../passwords/current-password.ts';

const MINUTES = 5;

/**
 * Sessions whose user has lately typed the password again. Whoever has only a session's token can't do what needs one.
 */
@Injectable()
export class Confirmations {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws AppError auth.no_session if the session ended while the password was checked */
  async confirm(userId: string, tokenHash: string): Promise<void> {
    const [, confirmed]: [unknown, number] = await this.dataSource.query(
      `update sessions set confirmed_until = now() + make_interval(mins => $3)
        where token_hash = $1 and account_id = $2`,
      [tokenHash, userId, MINUTES],
    );
    if (confirmed === 0) throw new AppError('auth.no_session', { userMessage: 'Please sign in.' });
  }

  /** @throws AppError auth.confirmation_required */
  async require(manager: EntityManager, userId: string, tokenHash: string): Promise<void> {
    const confirmed: unknown[] = await manager.query(
      'select 1 from sessions where token_hash = $1 and account_id = $2 and confirmed_until > now()',
      [tokenHash, userId],
    );
    if (confirmed.length > 0) return;
    throw new AppError('auth.confirmation_required', {
      userMessage: 'Enter your password again to continue.',
    });
  }
}

@Controller()
export class ConfirmSessionService {
  constructor(
    private readonly current: CurrentPassword,
    private readonly confirmations: Confirmations,
  ) {}

  @HandleRpc(confirmSession)
  async confirmSession(
    { form, tokenHash, origin }: RpcInput<typeof confirmSession>,
    { userId, signal }: HandlerCall,
  ): Promise<RpcOutput<typeof confirmSession>> {
    await this.current.countFailures({ userId, tokenHash, origin }, () =>
      this.current.verify(userId, form.password, 'password', signal),
    );
    await this.confirmations.confirm(userId, tokenHash);
    return {};
  }
}
