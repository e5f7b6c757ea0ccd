import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { chatHealth, chatState } from '@printpartner/contracts';
import { Peer, RpcClient } from '@printpartner/messaging';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  tombstonesModule,
} from '@printpartner/service-kit';
import { AccountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { AskService } from './answers/ask.service.ts';
import { CHAT_ANSWERER, createChatAnswerer } from './answers/chat-answerer.ts';
import { SourceTurns } from './answers/source-turns.ts';
import { chatDatabase } from './database.ts';
import type { ChatSettings } from './env.ts';
import { JobForModel } from './job/job-for-model.ts';
import { ReadOwnJob } from './job/read-own-job.ts';
import { OldUsageSweeper } from './usage/old-usage.sweeper.ts';
import { DAILY_TOKENS, UsageService } from './usage/usage.service.ts';

@Module({})
export class ChatModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static with(settings: ChatSettings): DynamicModule {
    const peer = new Peer('chat', settings);
    return {
      module: ChatModule,
      imports: [
        loggingModule('chat', settings.LOG_LEVEL),
        databaseModule({ ...chatDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(),
        eventsModule({
          peer,
          publishes: [],
          subscribers: [AccountDeletedSubscriber],
        }),
      ],
      controllers: [healthController(chatHealth, chatState), AskService],
      providers: [
        AccountDeletedSubscriber,
        { provide: RpcClient, useFactory: () => new RpcClient({ peer }) },
        ReadOwnJob,
        JobForModel,
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

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
