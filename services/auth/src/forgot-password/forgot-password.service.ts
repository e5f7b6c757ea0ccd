import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { forgotPassword, RpcInput, RpcOutput } from '@printpartner/contracts';
import { MailBox, networkOf } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { CodeMaker } from '../codes/code-maker.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { ResetRequests } from './reset-requests.ts';

export const SHOWS_RESET_CODE = Symbol('shows reset code');

/** The same work for every address: whether there is an account is looked up when the mail is sent. */
@Injectable()
export class ForgotPasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly resets: ResetRequests,
    private readonly codes: CodeMaker,
    private readonly limits: AttemptLimits,
    private readonly mails: MailBox,
    @Inject(SHOWS_RESET_CODE) private readonly showsCode: boolean,
  ) {}

  async request({
    form: { email },
    origin,
  }: RpcInput<typeof forgotPassword>): Promise<RpcOutput<typeof forgotPassword>> {
    const network = networkOf(origin.ip);
    await this.limits.take({
      'forgot-password:ip': network,
      'forgot-password:account-ip': `${email} ${network}`,
      'forgot-password:account': email,
    });
    const requestId = await this.dataSource.transaction(async (manager) => {
      const id = await this.resets.add(manager, email);
      await this.mails.record(manager, { kind: mailKinds.resetCode, ref: id });
      return id;
    });
    this.mails.nudge();
    return this.showsCode ? { resetCode: this.codes.resetCode(requestId) } : {};
  }
}
