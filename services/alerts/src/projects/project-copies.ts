import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Alert as AlertAnswer, type AlertProject, alertProject } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import { currentRequestId } from '@printpartner/tracing';
import { type DataSource, In } from 'typeorm';
import { type PresentableAlert, presentAlert } from '../alerts/present-alert.ts';
import { addMissingCopy, ProjectWatermark } from './project-watermark.entity.ts';
import { ProjectsClient } from './projects.client.ts';

/** What reminders show of their projects, copied from projects' events, so that showing one needs no call. */
@Injectable()
export class ProjectCopies {
  private readonly logger = new Logger(ProjectCopies.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly projects: ProjectsClient,
  ) {}

  /** Alerts in responses and pushes, in the given order, each with what a reminder shows of its project. */
  async presentAll(alerts: readonly PresentableAlert[], requestId?: string): Promise<AlertAnswer[]> {
    const copies = await this.ofAlerts(alerts, requestId);
    return alerts.map((alert) => presentAlert(alert, copies.get(alert.projectId ?? '')));
  }

  /** An alert that was presented without its project, with it. */
  async addProject(alert: AlertAnswer, requestId: string): Promise<AlertAnswer> {
    const { project_id: projectId, user_id: userId } = alert;
    const copies = await this.ofAlerts([{ projectId, userId }], requestId);
    return { ...alert, project: copies.get(projectId ?? '') ?? null };
  }

  /** Copies by project id. A deleted project has none, nor has one without an event while projects does not answer. */
  private async ofAlerts(
    alerts: readonly Pick<PresentableAlert, 'projectId' | 'userId'>[],
    requestId: string = currentRequestId(),
  ) {
    const userIds = new Map(
      alerts.flatMap(({ projectId, userId }) => (projectId ? [[projectId, userId]] : [])),
    );
    const copies = new Map<string, AlertProject>();
    if (userIds.size === 0) return copies;
    const where = [...idsByUser(userIds)].map(([userId, ids]) => ({ userId, projectId: In(ids) }));
    const marks = await this.dataSource.manager.findBy(ProjectWatermark, where);
    for (const { projectId, project, deletedAt } of marks) {
      if (project) copies.set(projectId, project);
      if (project || deletedAt) userIds.delete(projectId);
    }
    const missing = [...idsByUser(userIds)].map(([userId, ids]) => this.fetch(userId, ids, requestId));
    for (const project of (await Promise.all(missing)).flat()) copies.set(project.uuid, project);
    return copies;
  }

  /** Projects whose last event is older than the copies, or has not arrived yet. */
  private async fetch(userId: string, uuids: string[], requestId: string): Promise<AlertProject[]> {
    const described = await this.projects.describe(uuids, { userId, requestId });
    const projects = described.map((project) => alertProject.parse(project));
    // What was read can be shown even if it cannot be stored.
    await this.store(userId, projects).catch((error: unknown) =>
      this.logger.warn({ ...describeError(error), requestId }, 'project copies could not be stored'),
    );
    return projects;
  }

  private async store(userId: string, projects: AlertProject[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await lockUnlessErased(manager, userId))) return;
      for (const project of projects) await addMissingCopy(manager, userId, project);
    });
  }
}

/** Project ids by user. */
function idsByUser(userIds: ReadonlyMap<string, string>): Map<string, string[]> {
  const entriesByUser = Map.groupBy(userIds, ([, userId]) => userId);
  return new Map([...entriesByUser].map(([userId, entries]) => [userId, entries.map(([id]) => id)]));
}
