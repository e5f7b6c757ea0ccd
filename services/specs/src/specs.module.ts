import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { specsEvents, specsHealth, specsState } from '@printpartner/contracts';
import { FileStore, openFileStore } from '@printpartner/file-store';
import { Peer, RpcClient } from '@printpartner/messaging';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  MailHealth,
  mailModule,
  oldDeletedProjects,
  pushModule,
  oldIdempotencyKeys,
  tombstonesModule,
} from '@printpartner/service-kit';
import { AccountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { AccountsClient } from './accounts/accounts.client.ts';
import { UserDataService } from './accounts/user-data.service.ts';
import { specsDatabase } from './database.ts';
import { SpecDraftsService } from './drafts/spec-drafts.service.ts';
import type { SpecsSettings } from './env.ts';
import { SpecsComposers, PUBLIC_URL } from './mails/composers.ts';
import { MailRecipients } from './mails/mail-recipients.ts';
import { StopMailsService } from './mails/stop-mails.service.ts';
import { oldMailCounts, VendorMails } from './mails/vendor-mails.ts';
import { PrintSpecsService } from './print/print-specs.service.ts';
import { SheetPrinter } from './print/sheet-printer.ts';
import { ProjectDeletedSubscriber } from './projects/project-deleted.subscriber.ts';
import { ChoiceWithdrawal } from './quotes/choice-withdrawal.ts';
import { ChooseQuoteService } from './quotes/choose-quote.service.ts';
import { LostQuotesSweeper } from './quotes/lost-quotes.sweeper.ts';
import { QuoteFiles } from './quotes/quote-files.ts';
import { QuotesRepository } from './quotes/quotes.repository.ts';
import { SheetQuotesService } from './quotes/sheet-quotes.service.ts';
import { TypedQuotesService } from './quotes/typed-quotes.service.ts';
import { oldDeletedSheets, SpecSheetsRepository } from './sheets/spec-sheets.repository.ts';
import { SpecSheetsService } from './sheets/spec-sheets.service.ts';
import { ShareSheetService } from './vendor-links/share-sheet.service.ts';
import { VendorAnswersService } from './vendor-links/vendor-answers.service.ts';
import { LinkTokens, VendorLinksRepository } from './vendor-links/vendor-links.repository.ts';
import { VendorPageService } from './vendor-links/vendor-page.service.ts';
import { VendorsRepository } from './vendors/vendors.repository.ts';
import { VendorsService } from './vendors/vendors.service.ts';

@Module({})
export class SpecsModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static with(settings: SpecsSettings): DynamicModule {
    const peer = new Peer('specs', settings);
    const { REDIS_URL: redisUrl, LINK_SECRET: secret, PUBLIC_URL: publicUrl } = settings;
    return {
      module: SpecsModule,
      imports: [
        loggingModule('specs', settings.LOG_LEVEL),
        databaseModule({ ...specsDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(oldDeletedProjects, oldDeletedSheets, oldIdempotencyKeys, oldMailCounts),
        pushModule(redisUrl),
        eventsModule({
          peer,
          publishes: specsEvents,
          subscribers: [AccountDeletedSubscriber, ProjectDeletedSubscriber],
        }),
        mailModule({
          service: 'specs',
          redisUrl,
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
          composers: SpecsComposers,
        }),
      ],
      controllers: [
        healthController(specsHealth, specsState, { notes: [MailHealth] }),
        SpecDraftsService,
        SpecSheetsService,
        PrintSpecsService,
        VendorsService,
        ShareSheetService,
        VendorPageService,
        VendorAnswersService,
        SheetQuotesService,
        TypedQuotesService,
        ChooseQuoteService,
        StopMailsService,
        UserDataService,
      ],
      providers: [
        AccountDeletedSubscriber,
        ProjectDeletedSubscriber,
        { provide: RpcClient, useFactory: () => new RpcClient({ peer }) },
        AccountsClient,
        { provide: FileStore, useFactory: () => openFileStore(settings) },
        { provide: LinkTokens, useFactory: () => new LinkTokens(secret, publicUrl) },
        { provide: MailRecipients, useFactory: () => new MailRecipients(secret, publicUrl) },
        { provide: PUBLIC_URL, useValue: publicUrl },
        SpecsComposers,
        VendorMails,
        SpecSheetsRepository,
        SheetPrinter,
        VendorsRepository,
        VendorLinksRepository,
        QuotesRepository,
        ChoiceWithdrawal,
        QuoteFiles,
        LostQuotesSweeper,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
