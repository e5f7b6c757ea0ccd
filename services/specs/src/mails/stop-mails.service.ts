import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { resumeVendorMails, type RpcInput, type RpcOutput, stopVendorMails } from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { MailRecipients } from './mail-recipients.ts';
import { hasStopped } from './vendor-mails.ts';

/** For vendors who want no mail from us, or stopped it by mistake. */
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

  /**
   * Only within an hour: a vendor's reply quotes the token to the buyer, who must not allow what the vendor stopped. Mail
   * that isn't stopped is no error.
   *
   * @throws AppError quotes.link_not_found for a forged token
   */
  @HandleRpc(resumeVendorMails)
  async resume({ token }: RpcInput<typeof resumeVendorMails>): Promise<RpcOutput<typeof resumeVendorMails>> {
    const recipient = this.recipientOf(token);
    await this.dataSource.query(
      "delete from stopped_recipients where recipient = $1 and stopped_at > now() - interval '1 hour'",
      [recipient],
    );
    return { is_resumed: !(await hasStopped(this.dataSource.manager, recipient)) };
  }

  private recipientOf(token: string): string {
    const recipient = this.recipients.stopKeyIn(token);
    if (recipient === undefined)
      throw new AppError('quotes.link_not_found', {
        userMessage: 'This link doesn’t work. Use the link in the newest mail.',
      });
    return recipient;
  }
}
