import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { resumeVendorMails, type RpcInput, type RpcOutput, stopVendorMails } from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { MailRecipients } from './mail-recipients.ts';

/** For vendors who want no mail from us, or want it again. */
@Controller()
export class StopMailsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly recipients: MailRecipients,
  ) {}

  /** Stopping twice is no error. @throws AppError quotes.link_not_found for a forged token */
  @HandleRpc(stopVendorMails)
  async stop({ token }: RpcInput<typeof stopVendorMails>): Promise<RpcOutput<typeof stopVendorMails>> {
    await this.dataSource.query(
      'insert into stopped_recipients (recipient, stopped_at) values ($1, now()) on conflict do nothing',
      [this.recipientOf(token)],
    );
    return { success: true };
  }

  /** Mail that isn't stopped is no error. @throws AppError quotes.link_not_found for a forged token */
  @HandleRpc(resumeVendorMails)
  async resume({ token }: RpcInput<typeof resumeVendorMails>): Promise<RpcOutput<typeof resumeVendorMails>> {
    await this.dataSource.query('delete from stopped_recipients where recipient = $1', [
      this.recipientOf(token),
    ]);
    return { success: true };
  }

  private recipientOf(token: string): string {
    const recipient = this.recipients.keyIn(token);
    if (recipient === undefined)
      throw new AppError('quotes.link_not_found', {
        userMessage: 'This link doesn’t work. Use the link in the newest mail.',
      });
    return recipient;
  }
}
