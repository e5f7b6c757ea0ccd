import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { mailQueueOf } from '@printpartner/contracts';
import { createWorker } from '@printpartner/messaging';
import { drainMs } from '../lifecycle.ts';
import { MAIL_OPTIONS, type MailOptions } from './mail-options.ts';
import type { SendMailJob } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';

/** Processes the mail queue; replicas share it. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: ReturnType<typeof createWorker<SendMailJob>> | undefined;

  constructor(
    @Inject(MAIL_OPTIONS) private readonly options: MailOptions,
    private readonly sender: MailSender,
  ) {}

  onApplicationBootstrap(): void {
    const { service, redisUrl, smtpUrl } = this.options;
    if (!smtpUrl) return;
    this.worker = createWorker<SendMailJob>(mailQueueOf(service), redisUrl, ({ data }) =>
      this.sender.send(data.mailId),
    );
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    const late = setTimeout(() => this.sender.abort(), drainMs(this.options.graceSeconds));
    await this.worker?.close();
    clearTimeout(late);
  }
}
