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
import { accountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { ActiveProjectService } from './active-project/active-project.service.ts';
import {
  ProjectAlertMovedModule,
  ProjectAlertMovedSubscriber,
} from './alerts/project-alert-moved.subscriber.ts';
import { projectsDatabase } from './database.ts';
import { DeleteProjectService } from './delete-project/delete-project.service.ts';
import type { ProjectsSettings } from './env.ts';
import { ProjectWriter } from './projects/project-writer.ts';
import { ProjectsRepository } from './projects/projects.repository.ts';
import { ChoiceWriter } from './quotes/choice-writer.ts';
import { oldEarlyChoices } from './quotes/early-choice.entity.ts';
import { QuoteChoiceSetModule, QuoteChoiceSetSubscriber } from './quotes/quote-choice-set.subscriber.ts';
import { ReadProjectsService } from './read-projects/read-projects.service.ts';
import { SaveProjectService } from './save-project/save-project.service.ts';
import { UserDataService } from './user-data.service.ts';

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
          handlers: {
            imports: [ProjectAlertMovedModule, QuoteChoiceSetModule],
            inject: [ProjectAlertMovedSubscriber, QuoteChoiceSetSubscriber],
            useFactory: (alertMoved: ProjectAlertMovedSubscriber, choiceSet: QuoteChoiceSetSubscriber) => [
              alertMoved.handler,
              choiceSet.handler,
              accountDeletedSubscriber,
            ],
          },
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
      providers: [ProjectWriter, ProjectsRepository, ChoiceWriter],
    };
  }
}
