import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RpcInput, type RpcOutput, signIn } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { networkOf, wideNetworkOf } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { KnownDevices } from '../devices/known-devices.ts';
import { type AttemptKeys, AttemptLimits } from '../limits/attempt-limits.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionCopies } from './session-copies.ts';
import { SessionOpener } from './session-opener.ts';

@Controller()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly passwords: PasswordHasher,
    private readonly devices: KnownDevices,
    private readonly opener: SessionOpener,
    private readonly copies: SessionCopies,
  ) {}

  @HandleRpc(signIn)
  async signIn(input: RpcInput<typeof signIn>, { signal }: HandlerCall): Promise<RpcOutput<typeof signIn>> {
    const attempt = await this.attemptKeys(input);
    const { opened, ended } = await this.limits.countFailures(attempt, 'auth.wrong_credentials', async () => {
      const account = await this.authenticate(input, signal);
      const success = { 'session:account': account.id, 'session:ip': networkOf(input.origin.ip) };
      return this.limits.countSuccesses(success, () => this.openSession(account, input));
    });
    await this.copies.revoke(ended);
    return opened;
  }

  private async attemptKeys({
    form: { email },
    origin: { ip },
    deviceHash,
  }: RpcInput<typeof signIn>): Promise<AttemptKeys> {
    const [network, wideNetwork] = [networkOf(ip), wideNetworkOf(ip)];
    const device = await this.devices.limitKey(email, deviceHash);
    if (device) return { 'sign-in:ip': network, 'sign-in:device': device };
    return {
      'sign-in:ip': network,
      'sign-in:network': wideNetwork,
      'sign-in:account-ip': `${email} ${network}`,
      'sign-in:account-network': `${email} ${wideNetwork}`,
      'sign-in:account': email,
    };
  }

  private async authenticate(
    { form: { email, password } }: RpcInput<typeof signIn>,
    signal: AbortSignal | undefined,
  ): Promise<Account> {
    const known = await this.dataSource.manager.findOneBy(Account, { email });
    const isRight = await this.passwords.verify(known?.passwordHash, password, signal);
    if (!isRight || !known) throw wrongCredentials();
    return known;
  }

  private openSession(known: Account, input: RpcInput<typeof signIn>): ReturnType<SessionOpener['open']> {
    return this.dataSource.transaction(async (manager) => {
      // Fails if the password changed while this one was being verified.
      const account = await lockAccount(manager, { id: known.id, passwordHash: known.passwordHash });
      if (!account) throw wrongCredentials();
      return this.opener.open(manager, account, input);
    });
  }
}

const wrongCredentials = () =>
  new AppError('auth.wrong_credentials', { userMessage: 'Invalid email or password.' });
