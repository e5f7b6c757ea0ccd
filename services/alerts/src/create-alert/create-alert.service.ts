import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Alert,
  alertProject,
  createAlert,
  type Project,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { databaseNow, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { presentAlert } from '../alerts/alert-presenter.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { subjectOfAlert } from '../alerts/answer-subject.ts';
import { recordAlertMove } from '../alerts/record-alert-move.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { isDeleted } from '../projects/project-watermark.entity.ts';
import {
  hasNoDueDate,
  projectArchived,
  projectNotFound,
  ProjectsClient,
} from '../projects/projects.client.ts';
import { AlertPusher } from '../push/alert-pusher.ts';

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
    await this.pusher.pushChanged(call.userId);
    await this.clock.arm(alert.id);
    return { ...alert, project: alertProject.parse(project) };
  }

  private set(project: Project, draft: Draft, call: HandlerCall): Promise<Alert> {
    const { userId, requestId } = call;
    const write = async (manager: EntityManager): Promise<Alert> => {
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
}
