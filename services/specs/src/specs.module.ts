import { type DynamicModule, Module } from '@nestjs/common';
import { specsEvents, specsHealth, specsState } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
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
import { specsDatabase } from './database.ts';
import { SpecDraftsService } from './drafts/spec-drafts.service.ts';
import type { SpecsSettings } from './env.ts';
import { OutcomeMails } from './mails/outcome-mails.ts';
import { QuoteComposers } from './mails/quote-composers.ts';
import { StopMailsService } from './mails/stop-mails.service.ts';
import { oldMailCounts, VendorMails } from './mails/vendor-mails.ts';
import { PrintSpecsService } from './print/print-specs.service.ts';
import { SheetPrinter } from './print/sheet-printer.ts';
import { projectDeletedSubscriber } from './projects/project-deleted.subscriber.ts';
import { QuotesDataModule } from './quotes-data.module.ts';
import { ChoiceWithdrawal } from './quotes/choice-withdrawal.ts';
import { ChooseQuoteService } from './quotes/choose-quote.service.ts';
import { LostQuotesSweeper } from './quotes/lost-quotes.sweeper.ts';
import { QuoteFiles } from './quotes/quote-files.ts';
import { SheetQuotesService } from './quotes/sheet-quotes.service.ts';
import { TypedQuotesService } from './quotes/typed-quotes.service.ts';
import { oldDeletedSheets, SpecSheetsRepository } from './sheets/spec-sheets.repository.ts';
import { SpecSheetsService } from './sheets/spec-sheets.service.ts';
import { UserDataService } from './user-data.service.ts';
import { ShareSheetService } from './vendor-links/share-sheet.service.ts';
import { VendorAnswersService } from './vendor-links/vendor-answers.service.ts';
import { VendorPageService } from './vendor-links/vendor-page.service.ts';
import { VendorsRepository } from './vendors/vendors.repository.ts';
import { VendorsService } from './vendors/vendors.service.ts';

@Module({})
export class SpecsModule {
  static with(settings: SpecsSettings): DynamicModule {
    const peer = new Peer('specs', settings);
    const { REDIS_URL: redisUrl } = settings;
    return {
      module: SpecsModule,
      imports: [
        loggingModule('specs', settings.LOG_LEVEL),
        databaseModule({ ...specsDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(oldDeletedProjects, oldDeletedSheets, oldIdempotencyKeys, oldMailCounts),
        pushModule(redisUrl),
        QuotesDataModule.with(settings, peer),
        eventsModule({
          peer,
          publishes: specsEvents,
          handlers: {
            inject: [AccountDeletedSubscriber],
            useFactory: (accountDeleted: AccountDeletedSubscriber) => [
              accountDeleted.handler,
              projectDeletedSubscriber,
            ],
          },
        }),
        mailModule({
          service: 'specs',
          redisUrl,
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
          composers: {
            inject: [QuoteComposers],
            useFactory: (composers: QuoteComposers) => composers.byKind,
          },
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
        SpecSheetsRepository,
        VendorsRepository,
        SheetPrinter,
        VendorMails,
        OutcomeMails,
        ChoiceWithdrawal,
        QuoteFiles,
        LostQuotesSweeper,
      ],
    };
  }
}
