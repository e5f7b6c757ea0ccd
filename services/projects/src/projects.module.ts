import { type DynamicModule, Module } from '@nestjs/common';
import { projectsEvents, projectsHealth, projectsState } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  pushModule,
  oldIdempotencyKeys,
  tombstonesModule,
} from '@printpartner/service-kit';
import { AccountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { UserDataService } from './accounts/user-data.service.ts';
import { ProjectAlertMovedSubscriber } from './alerts/project-alert-moved.subscriber.ts';
import { projectsDatabase } from './database.ts';
import type { ProjectsSettings } from './env.ts';
import { ActiveProjectService } from './projects/active-project.service.ts';
import { DeleteProjectService } from './projects/delete-project.service.ts';
import { ProjectWriter } from './projects/project-writer.ts';
import { ProjectsRepository } from './projects/projects.repository.ts';
import { ReadProjectsService } from './projects/read-projects.service.ts';
import { SaveProjectService } from './projects/save-project.service.ts';
import { ChoiceWriter } from './quotes/choice-writer.ts';
import { oldEarlyChoices } from './quotes/early-choice.entity.ts';
import { QuoteChoiceSetSubscriber } from './quotes/quote-choice-set.subscriber.ts';

@Module({})
export class ProjectsModule {
  static with(settings: ProjectsSettings): DynamicModule {
    const peer = new Peer('projects', settings);
    return {
      module: ProjectsModule,
      imports: [
        loggingModule('projects', settings.LOG_LEVEL),
        databaseModule({ ...projectsDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(oldIdempotencyKeys, oldEarlyChoices),
        pushModule(settings.REDIS_URL),
        eventsModule({
          peer,
          publishes: projectsEvents,
          subscribers: [ProjectAlertMovedSubscriber, QuoteChoiceSetSubscriber, AccountDeletedSubscriber],
        }),
      ],
      controllers: [
        healthController(projectsHealth, projectsState),
        SaveProjectService,
        ReadProjectsService,
        DeleteProjectService,
        ActiveProjectService,
        UserDataService,
      ],
      providers: [
        ProjectAlertMovedSubscriber,
        QuoteChoiceSetSubscriber,
        AccountDeletedSubscriber,
        ProjectWriter,
        ProjectsRepository,
        ChoiceWriter,
      ],
    };
  }
}
