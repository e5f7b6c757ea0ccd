import { Controller, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Alert as AlertAnswer,
  alertProject,
  createAlert,
  createTestAlert,
  type Project,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { databaseNow, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { AlertClock } from '../clock/alert-clock.ts';
import { isDeleted } from '../projects/project-watermark.entity.ts';
import {
  hasNoDueDate,
  projectArchived,
  projectNotFound,
  ProjectsClient,
} from '../projects/projects.client.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { Alert } from './alert.entity.ts';
import { AlertsRepository } from './alerts.repository.ts';
import { presentAlert, subjectOfAlert } from './present-alert.ts';
import { recordAlertMove } from './record-alert-move.ts';

/** Time from the request to the test alert, ms. */
export const TEST_DELAY_MS = Symbol('test delay ms');

type Draft = RpcInput<typeof createAlert>;

@Controller()
export class CreateAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly projects: ProjectsClient,
    private readonly clock: AlertClock,
    private readonly outbox: OutboxRelay,
    private readonly pusher: AlertPusher,
    @Inject(TEST_DELAY_MS) private readonly testDelayMs: number,
  ) {}

  /**
   * Sets an alert of a project, or changes the one with the draft's id; an event updates the fields of a reminder's project.
   *
   * @throws AppError projects.not_found; alerts.invalid_project for an archived project, and for a due-date alert of a
   *   project without a due date; request.invalid for an id that another user's alert has
   */
  @HandleRpc(createAlert)
  async create(draft: Draft, call: HandlerCall): Promise<RpcOutput<typeof createAlert>> {
    const project = await this.projects.get(draft.project_id, call);
    if (project.archived) throw projectArchived();
    if (draft.alert_type === 'due-date' && !project.due_date) throw hasNoDueDate();
    const alert = await this.set(project, draft, call);
    this.outbox.nudge();
    await this.publish(alert);
    return { ...alert, project: alertProject.parse(project) };
  }

  /** Sets an alert that is delivered in the same way as a reminder. @throws AppError projects.not_found */
  @HandleRpc(createTestAlert)
  async createTest(
    { project_id }: RpcInput<typeof createTestAlert>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof createTestAlert>> {
    const project = project_id ? await this.projects.get(project_id, call) : undefined;
    const alert = await this.setTest(call, project?.uuid ?? null, project?.time_zone ?? 'UTC');
    await this.publish(alert);
    return { ...alert, project: project ? alertProject.parse(project) : null };
  }

  private async publish(alert: AlertAnswer): Promise<void> {
    await this.pusher.pushChanged(alert.user_id);
    await this.clock.arm(alert.id);
  }

  private set(project: Project, draft: Draft, call: HandlerCall): Promise<AlertAnswer> {
    const { userId, requestId } = call;
    const write = async (manager: EntityManager): Promise<AlertAnswer> => {
      if (await isDeleted(manager, project.uuid)) throw projectNotFound();
      const { id, message, alert_type: alertType } = draft;
      if (alertType === 'smoke-test') await this.alerts.endTests(manager, userId);
      const alert = await this.alerts.setLive(manager, {
        ...(id && { id }),
        userId,
        projectId: project.uuid,
        alertType,
        message,
        dueDate: alertType === 'due-date' ? project.due_date : null,
        fireAt: new Date(draft.fire_at_utc),
        timeZone: project.time_zone,
        movedAt: await databaseNow(manager),
      });
      if (alertType === 'reminder')
        await recordAlertMove(manager, alert, { reopens: false, message }, requestId);
      return presentAlert(alert);
    };
    return writeOnce(this.dataSource, call, write, subjectOfAlert);
  }

  private setTest(call: HandlerCall, projectId: string | null, timeZone: string): Promise<AlertAnswer> {
    const { userId } = call;
    const write = async (manager: EntityManager): Promise<AlertAnswer> => {
      await this.alerts.endTests(manager, userId);
      const now = await databaseNow(manager);
      const fireAt = new Date(Math.floor((now.getTime() + this.testDelayMs) / 1000) * 1000);
      const message = 'Test alert: your reminders will appear here.';
      const test = { userId, projectId, alertType: 'smoke-test', message, timeZone, fireAt } as const;
      return presentAlert(await manager.save(manager.create(Alert, test)));
    };
    return writeOnce(this.dataSource, call, write, subjectOfAlert);
  }
}
