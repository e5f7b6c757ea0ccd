import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AlertProject, alertProject } from '@printpartner/contracts';
import { lockUnlessErased } from '@printpartner/service-kit';
import { type DataSource, In } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';
import { addMissingCopy, ProjectWatermark } from './project-watermark.entity.ts';
import { ProjectsClient } from './projects.client.ts';

/** What reminders show of their projects, copied from projects' events, so that showing one needs no call. */
@Injectable()
export class ProjectCopies {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly projects: ProjectsClient,
  ) {}

  /** Copies by project id. A deleted project has none, nor has one without an event while projects does not answer. */
  async ofAlerts(alerts: readonly Pick<Alert, 'projectId' | 'userId'>[], requestId: string = randomUUID()) {
    const userIds = new Map(
      alerts.flatMap(({ projectId, userId }) => (projectId ? [[projectId, userId]] : [])),
    );
    const copies = new Map<string, AlertProject>();
    if (userIds.size === 0) return copies;
    const marks = await this.dataSource.manager.findBy(ProjectWatermark, {
      projectId: In([...userIds.keys()]),
    });
    for (const { projectId, project, deletedAt } of marks) {
      if (project) copies.set(projectId, project);
      if (project || deletedAt) userIds.delete(projectId);
    }
    const byUser = Map.groupBy(userIds, ([, userId]) => userId);
    const missing = [...byUser].map(([userId, entries]) =>
      this.fetch(
        userId,
        entries.map(([projectId]) => projectId),
        requestId,
      ),
    );
    for (const project of (await Promise.all(missing)).flat()) copies.set(project.uuid, project);
    return copies;
  }

  /** Projects whose last event is older than the copies, or has not arrived yet. */
  private async fetch(userId: string, uuids: string[], requestId: string): Promise<AlertProject[]> {
    const described = await this.projects.describe(uuids, { userId, requestId });
    const projects = described.map((project) => alertProject.parse(project));
    await this.dataSource.transaction(async (manager) => {
      if (!(await lockUnlessErased(manager, userId))) return;
      for (const project of projects) await addMissingCopy(manager, userId, project);
    });
    return projects;
  }
}
