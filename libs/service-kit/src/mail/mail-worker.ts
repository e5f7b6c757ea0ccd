import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { createWorker } from '@printpartner/messaging';
import { MAIL_OPTIONS, type MailOptions } from './mail-options.ts';
import { mailQueueName, type SendMailJob } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';

/** What a try in hand gets to end by itself when the service ends. */
const LAST_TRY_MS = 4_000;

/** Takes tries from the queue; replicas share them. */
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
    this.worker = createWorker<SendMailJob>(mailQueueName(service), redisUrl, ({ data }) =>
      this.sender.send(data.mailId),
    );
  }

  // Before, not on: the database may close first of all on it.
  async beforeApplicationShutdown(): Promise<void> {
    const late = setTimeout(() => this.sender.abort(), LAST_TRY_MS);
    await this.worker?.close();
    clearTimeout(late);
  }
}
