import { type DynamicModule, Module } from '@nestjs/common';
import { specsHealth, specsState } from '@printpartner/contracts';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  oldDeletedProjects,
  oldIdempotencyKeys,
  tombstonesModule,
} from '@printpartner/service-kit';
import { accountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { specsDatabase } from './database.ts';
import { SpecDraftsService } from './drafts/spec-drafts.service.ts';
import type { SpecsSettings } from './env.ts';
import { PrintSpecsService } from './print/print-specs.service.ts';
import { SheetPrinter } from './print/sheet-printer.ts';
import { projectDeletedSubscriber } from './projects/project-deleted.subscriber.ts';
import { oldDeletedSheets } from './sheets/deleted-sheet.entity.ts';
import { SpecSheetsRepository } from './sheets/spec-sheets.repository.ts';
import { SpecSheetsService } from './sheets/spec-sheets.service.ts';
import { UserDataService } from './user-data.service.ts';

@Module({})
export class SpecsModule {
  static with(settings: SpecsSettings): DynamicModule {
    return {
      module: SpecsModule,
      imports: [
        loggingModule('specs', settings.LOG_LEVEL),
        databaseModule({ ...specsDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(oldDeletedProjects, oldDeletedSheets, oldIdempotencyKeys),
        eventsModule({
          service: 'specs',
          redisUrl: settings.REDIS_URL,
          publishes: [],
          handlers: { useFactory: () => [accountDeletedSubscriber, projectDeletedSubscriber] },
        }),
      ],
      controllers: [
        healthController(specsHealth, specsState),
        SpecDraftsService,
        SpecSheetsService,
        PrintSpecsService,
        UserDataService,
      ],
      providers: [SpecSheetsRepository, SheetPrinter],
    };
  }
}
