import { type DynamicModule, type FactoryProvider, Module, type ModuleMetadata } from '@nestjs/common';
import { MailBox } from './mail-box.ts';
import { MAIL_COMPOSERS, type MailComposers } from './mail-composer.ts';
import { MailHealth } from './mail-health.ts';
import { MAIL_OPTIONS, type MailOptions } from './mail-options.ts';
import { MAIL_QUEUE, openMailQueue } from './mail-queue.ts';
import { MailRows } from './mail-rows.ts';
import { MailReport } from './mail-report.ts';
import { MailSender } from './mail-sender.ts';
import { MailSweeper } from './mail-sweeper.ts';
import { MailWorker } from './mail-worker.ts';
import { Smtp } from './smtp.ts';

export interface MailModuleOptions extends MailOptions {
  /** Creates the composers, one per kind; `inject` comes from `imports`. */
  composers: Pick<FactoryProvider<MailComposers>, 'useFactory' | 'inject'> & Pick<ModuleMetadata, 'imports'>;
}

/**
 * Sends a service's mails: rows in Postgres, tries in a BullMQ queue, delivery by SMTP.
 * The service's migrations run `mailsSql`; its entities include `Mail`.
 */
export function mailModule({ composers, ...options }: MailModuleOptions): DynamicModule {
  const { imports = [], ...factory } = composers;
  return {
    module: MailModule,
    global: true,
    imports,
    providers: [
      { provide: MAIL_OPTIONS, useValue: options },
      { provide: MAIL_COMPOSERS, ...factory },
      { provide: MAIL_QUEUE, useFactory: () => openMailQueue(options.service, options.redisUrl) },
      MailRows,
      Smtp,
      MailSender,
      MailSweeper,
      MailWorker,
      MailBox,
      MailHealth,
      MailReport,
    ],
    exports: [MailBox, MailHealth, MailReport],
  };
}

@Module({})
class MailModule {}
