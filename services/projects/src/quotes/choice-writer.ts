import { Injectable, Logger } from '@nestjs/common';
import type { EventPayload, quoteChoiceSet } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';
import type { Project } from '../projects/project.entity.ts';
import { ProjectsRepository } from '../projects/projects.repository.ts';
import { ProjectWriter } from '../projects/project-writer.ts';
import { applyChoice } from './choice-layers.ts';
import { EarlyChoice } from './early-choice.entity.ts';

type Choice = EventPayload<typeof quoteChoiceSet>;

/** Choices of a user that wait for their projects, as many as there can be sheets. */
const MAX_EARLY = 200;

/** Writes chosen quotes into projects. Callers hold the user's lock. */
@Injectable()
export class ChoiceWriter {
  private readonly logger = new Logger(ChoiceWriter.name);

  constructor(
    private readonly projects: ProjectsRepository,
    private readonly writer: ProjectWriter,
  ) {}

  /** @returns whether the project's texts changed */
  async write(
    manager: EntityManager,
    project: Project,
    choice: Omit<Choice, 'userId' | 'projectId'>,
    requestId: string,
  ): Promise<boolean> {
    const { printing_company: printingCompany, estimate_number: estimateNumber } = project;
    const applied = applyChoice(project.quoteChoices, { printingCompany, estimateNumber }, choice);
    if (!applied) return false;
    const { choices, texts } = applied;
    project.quoteChoices = choices;
    const fields = {
      ...(texts.printingCompany !== printingCompany && { printing_company: texts.printingCompany }),
      ...(texts.estimateNumber !== estimateNumber && { estimate_number: texts.estimateNumber }),
    };
    if (Object.keys(fields).length === 0) {
      await manager.save(project);
      return false;
    }
    // Without a base revision, it wins; an open form offers its own text of these fields.
    await this.writer.write(manager, project, fields, requestId);
    return true;
  }

  /** Keeps a choice until its project arrives, but none for a project that was deleted. */
  async keep(manager: EntityManager, { userId, projectId, sheetId, setAt, chosen }: Choice): Promise<void> {
    if (await this.projects.wasDeleted(manager, userId, projectId)) return;
    const isKnown = await manager.existsBy(EarlyChoice, { userId, projectUuid: projectId, sheetId });
    if (!isKnown && (await manager.countBy(EarlyChoice, { userId })) >= MAX_EARLY) {
      this.logger.warn({ msg: 'quote choice dropped: too many wait for their projects', projectId, sheetId });
      return;
    }
    await manager.query(
      `insert into early_choices (user_id, project_uuid, sheet_id, set_at, chosen) values ($1, $2, $3, $4, $5)
        on conflict on constraint early_choices_pk do update set set_at = excluded.set_at, chosen = excluded.chosen
        where early_choices.set_at <= excluded.set_at`,
      [userId, projectId, sheetId, setAt, chosen],
    );
  }

  /**
   * Writes the choices that arrived before their project, which was just saved for the first time.
   *
   * @param projectUuid by which it was saved; the project of the same name that it became may have another
   */
  async writeKept(
    manager: EntityManager,
    project: Project,
    projectUuid: string,
    requestId: string,
  ): Promise<void> {
    const { userId } = project;
    const kept = await manager.find(EarlyChoice, { where: { userId, projectUuid }, order: { setAt: 'ASC' } });
    if (kept.length === 0) return;
    for (const { sheetId, setAt, chosen } of kept)
      await this.write(manager, project, { sheetId, setAt: setAt.toISOString(), chosen }, requestId);
    await manager.delete(EarlyChoice, { userId, projectUuid });
  }
}
