import { Controller, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { forgotPassword, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { MailBox, networkOf, wideNetworkOf } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { CodeMaker } from '../codes/code-maker.ts';
import { KnownDevices } from '../devices/known-devices.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { ResetRequests } from './reset-requests.ts';

export const SHOW_RESET_CODE = Symbol('show reset code');

/** Does the same work for every address; the account is looked up only when the mail is sent. */
@Controller()
export class ForgotPasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly resets: ResetRequests,
    private readonly codes: CodeMaker,
    private readonly limits: AttemptLimits,
    private readonly devices: KnownDevices,
    private readonly mails: MailBox,
    @Inject(SHOW_RESET_CODE) private readonly showResetCode: boolean,
  ) {}

  @HandleRpc(forgotPassword)
  async forgotPassword({
    form: { email },
    origin,
    deviceHash,
  }: RpcInput<typeof forgotPassword>): Promise<RpcOutput<typeof forgotPassword>> {
    const network = networkOf(origin.ip);
    const device = await this.devices.limitKey(email, deviceHash);
    const keys = { 'forgot-password:ip': network, 'forgot-password:network': wideNetworkOf(origin.ip) };
    if (device) {
      const ofDevice = { 'forgot-password:device': device, 'forgot-password:known-devices': email };
      await this.limits.take({ ...keys, ...ofDevice });
    } else {
      const ofAddress = { ...keys, 'forgot-password:account-ip': `${email} ${network}` };
      await this.limits.takeEither(
        { ...ofAddress, 'forgot-password:account': email },
        { ...ofAddress, 'forgot-password:account-later': email },
      );
    }
    const requestId = await this.dataSource.transaction(async (manager) => {
      const id = await this.resets.add(manager, email);
      await this.mails.record(manager, { kind: mailKinds.resetCode, ref: id });
      return id;
    });
    this.mails.nudge();
    return this.showResetCode ? { resetCode: this.codes.resetCode(requestId) } : {};
  }
}
