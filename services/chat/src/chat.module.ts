import { type DynamicModule, Module } from '@nestjs/common';
import { chatHealth, chatState } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  tombstonesModule,
} from '@printpartner/service-kit';
import { accountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { AskService } from './asking/ask.service.ts';
import { CHAT_ANSWERER, createChatAnswerer } from './asking/chat-answerer.ts';
import { SourceTurns } from './asking/source-turns.ts';
import { chatDatabase } from './database.ts';
import type { ChatSettings } from './env.ts';
import { JobForModel } from './job/job-for-model.ts';
import { JobModule } from './job/job.module.ts';
import { ReadOwnJob } from './job/read-own-job.ts';
import { OldUsageSweeper } from './usage/old-usage.sweeper.ts';
import { DAILY_TOKENS, UsageService } from './usage/usage.service.ts';

@Module({})
export class ChatModule {
  static with(settings: ChatSettings): DynamicModule {
    const peer = new Peer('chat', settings);
    return {
      module: ChatModule,
      imports: [
        loggingModule('chat', settings.LOG_LEVEL),
        databaseModule({ ...chatDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(),
        JobModule.at(peer),
        eventsModule({
          peer,
          publishes: [],
          handlers: { useFactory: () => [accountDeletedSubscriber] },
        }),
      ],
      controllers: [healthController(chatHealth, chatState), AskService],
      providers: [
        SourceTurns,
        {
          provide: CHAT_ANSWERER,
          inject: [UsageService, ReadOwnJob, JobForModel],
          useFactory: (usage: UsageService, ownJob: ReadOwnJob, jobForModel: JobForModel) =>
            createChatAnswerer(settings, { usage, ownJob, jobForModel }),
        },
        { provide: DAILY_TOKENS, useValue: settings.CHAT_DAILY_TOKENS },
        UsageService,
        OldUsageSweeper,
      ],
    };
  }
}
