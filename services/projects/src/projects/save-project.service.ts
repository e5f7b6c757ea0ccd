import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  EMPTY_PROJECT,
  isEmptyProject,
  patchProject,
  type RpcInput,
  type RpcOutput,
  saveProject,
} from '@printpartner/contracts';
import { AppError, HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { PushChannel, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { ChoiceWriter } from '../quotes/choice-writer.ts';
import { presentProject } from './present-project.ts';
import { clearActive, setActive } from './project.entity.ts';
import { nameTaken, newProject, ProjectWriter } from './project-writer.ts';
import type { Project } from './project.entity.ts';
import { projectNotFound, ProjectsRepository } from './projects.repository.ts';

/** The two ways to change a project: the form's save, and a patch of single fields. */
@Controller()
export class SaveProjectService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly projects: ProjectsRepository,
    private readonly writer: ProjectWriter,
    private readonly choices: ChoiceWriter,
    private readonly outbox: OutboxRelay,
    private readonly pushes: PushChannel,
  ) {}

  /**
   * Updates by id, else by the new project's UUID, else by name, else inserts. The user's lock serializes saves, so
   * a name never makes two rows. Saving an archived project by name restores it; saving it by id leaves it archived.
   *
   * @throws AppError request.invalid for a new project without anything of a job; projects.not_found when the project of
   *   the UUID was deleted; projects.not_found, projects.name_taken when the save names a base revision and its project
   *   was deleted, or only another project has its name
   */
  @HandleRpc(saveProject)
  save(
    { id, uuid, ...fields }: RpcInput<typeof saveProject>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof saveProject>> {
    const { userId, requestId } = call;
    return this.write(call, async (manager) => {
      const ref = id ?? uuid;
      const byId = ref ? await this.projects.find(manager, userId, ref) : null;
      const isGuarded = fields.base_revision !== undefined;
      if (!byId && id && isGuarded) throw projectNotFound();
      if (!byId && uuid && (await this.projects.wasDeleted(manager, userId, uuid))) throw projectNotFound();
      const found = byId ?? (await this.projects.findByName(manager, userId, fields.project_name));
      if (!byId && found && isGuarded) throw nameTaken(presentProject(found));
      if (!found && isEmptyProject(fields)) throw emptyProject();
      if (!found) await this.projects.requireRoom(manager, userId);
      const becomesActive = !byId && (!found || found.archivedAt !== null);
      if (becomesActive) await this.projects.requireCapacity(manager, userId);
      const change = becomesActive ? { ...fields, archived: false } : fields;
      const saved = await this.writer.write(manager, found ?? newProject(userId, uuid), change, requestId);
      if (!byId && uuid) await this.choices.writeKept(manager, saved, uuid, requestId);
      if (!saved.archivedAt) await setActive(manager, userId, saved.id);
      return saved;
    });
  }

  @HandleRpc(patchProject)
  patch(
    { ref, fields }: RpcInput<typeof patchProject>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof patchProject>> {
    const { userId, requestId } = call;
    return this.write(call, async (manager) => {
      const project = await this.projects.get(manager, userId, ref);
      if (fields.archived === false && project.archivedAt)
        await this.projects.requireCapacity(manager, userId);
      if (fields.archived && !project.archivedAt) await clearActive(manager, userId, project.id);
      return this.writer.write(manager, project, fields, requestId);
    });
  }

  private async write(call: HandlerCall, change: (manager: EntityManager) => Promise<Project>) {
    const saved = await writeOnce(
      this.dataSource,
      call,
      async (manager) => presentProject(await change(manager)),
      { of: ({ uuid }) => uuid, gone: projectNotFound },
    );
    this.outbox.nudge();
    void this.pushes.pushChanged(call.userId);
    return saved;
  }
}

const emptyProject = (): AppError =>
  new AppError('request.invalid', { errors: [{ path: 'project_name', message: EMPTY_PROJECT }] });
