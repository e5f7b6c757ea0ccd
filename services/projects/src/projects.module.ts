import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { alertsEvents, authEvents, projectsEvents, projectsHealth } from '@printpartner/contracts';
import { databaseModule, eventsModule, healthController, loggingModule } from '@printpartner/service-kit';
import { ActiveProjectHandler } from './active-project/active-project.handler.ts';
import { ActiveProjectService } from './active-project/active-project.service.ts';
import { ProjectPointer } from './active-project/project-pointer.entity.ts';
import { projectsDatabase } from './database.ts';
import { DeleteProjectHandler } from './delete-project/delete-project.handler.ts';
import { DeleteProjectService } from './delete-project/delete-project.service.ts';
import type { ProjectsSettings } from './env.ts';
import { followAccountDeletion } from './follow-account-deletion/follow-account-deletion.ts';
import { FollowAlert } from './follow-alert/follow-alert.ts';
import { FollowAlertModule } from './follow-alert/follow-alert.module.ts';
import { PatchProjectHandler } from './patch-project/patch-project.handler.ts';
import { PatchProjectService } from './patch-project/patch-project.service.ts';
import { Project } from './projects/project.entity.ts';
import { ProjectWriter } from './projects/project-writer.ts';
import { ReadProjectsHandler } from './read-projects/read-projects.handler.ts';
import { ReadProjectsService } from './read-projects/read-projects.service.ts';
import { SaveProjectHandler } from './save-project/save-project.handler.ts';
import { SaveProjectService } from './save-project/save-project.service.ts';
import { UserDataHandler } from './user-data/user-data.handler.ts';

@Module({})
export class ProjectsModule {
  static with(settings: ProjectsSettings): DynamicModule {
    return {
      module: ProjectsModule,
      imports: [
        loggingModule('projects', settings.LOG_LEVEL),
        databaseModule({ ...projectsDatabase, url: settings.DATABASE_URL }),
        TypeOrmModule.forFeature([Project, ProjectPointer]),
        eventsModule({
          service: 'projects',
          redisUrl: settings.REDIS_URL,
          publishes: projectsEvents,
          subscribesTo: [...alertsEvents, ...authEvents],
          handlers: {
            imports: [FollowAlertModule],
            inject: [FollowAlert],
            useFactory: (alert: FollowAlert) => [alert.handler, followAccountDeletion],
          },
        }),
      ],
      controllers: [
        healthController(projectsHealth),
        SaveProjectHandler,
        ReadProjectsHandler,
        PatchProjectHandler,
        DeleteProjectHandler,
        ActiveProjectHandler,
        UserDataHandler,
      ],
      providers: [
        ProjectWriter,
        SaveProjectService,
        ReadProjectsService,
        PatchProjectService,
        DeleteProjectService,
        ActiveProjectService,
      ],
    };
  }
}
