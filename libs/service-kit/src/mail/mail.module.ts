import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { MailBox } from './mail-box.ts';
import { MAIL_COMPOSERS, MAIL_OPTIONS, type MailComposing, type MailOptions } from './mail-options.ts';
import { MAIL_QUEUE, MailSweeper, openMailQueue } from './mail-queue.ts';
import { MailHealth, MailReport } from './mail-report.ts';
import { MailRows } from './mail-rows.ts';
import { MailSender } from './mail-sender.ts';
import { Smtp } from './smtp.ts';

export interface MailModuleOptions extends MailOptions {
  /** The provider of the service that composes its mails. */
  composers: Type<MailComposing>;
}

/**
 * Sends a service's mails: rows in Postgres, tries in a BullMQ queue, delivery by SMTP.
 * The service's migrations run `mailsSql`; its entities include `Mail`.
 */
export function mailModule({ composers, ...options }: MailModuleOptions): DynamicModule {
  return {
    module: MailModule,
    global: true,
    providers: [
      { provide: MAIL_OPTIONS, useValue: options },
      {
        provide: MAIL_COMPOSERS,
        inject: [ModuleRef],
        // Not injected: it is a provider of the service's module, which imports this one.
        useFactory: (moduleRef: ModuleRef) => () => moduleRef.get(composers, { strict: false }).byKind,
      },
      { provide: MAIL_QUEUE, useFactory: () => openMailQueue(options.service, options.redisUrl) },
      MailRows,
      Smtp,
      MailSender,
      MailSweeper,
      MailBox,
      MailHealth,
      MailReport,
    ],
    exports: [MailBox, MailHealth, MailReport],
  };
}

@Module({})
class MailModule {}
