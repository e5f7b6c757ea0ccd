import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Project } from '@printpartner/contracts';
import {
  type MailComposers,
  type MailComposing,
  type MailContent,
  writeLetter,
} from '@printpartner/service-kit';
import { currentRequestId } from '@printpartner/tracing';
import type { DataSource } from 'typeorm';
import { AccountsClient } from '../accounts/accounts.client.ts';
import { Alert } from '../alerts/alert.entity.ts';
import { longDate, toWallClock } from '../clock/wall-clock.ts';
import { ProjectsClient } from '../projects/projects.client.ts';
import { mailKinds } from './mail-kinds.ts';

export const PUBLIC_URL = Symbol('public url');

/** Writes the mail of a due date when it is sent: reads address and project then, and stores neither. */
@Injectable()
export class AlertsComposers implements MailComposing {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsClient,
    private readonly projects: ProjectsClient,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  readonly byKind: MailComposers = {
    [mailKinds.dueDate]: (alertId) => this.dueDate(alertId),
  };

  /** Null when the alert was canceled, its project is gone, or its user has no confirmed address. */
  private async dueDate(alertId: string): Promise<MailContent | null> {
    const alert = await this.dataSource.manager.findOneBy(Alert, { id: alertId });
    if (!alert?.projectId || !alert.dueDate || alert.cancelledAt) return null;
    const to = await this.accounts.confirmedAddress(alert.userId);
    if (to === null) return null;
    const caller = { userId: alert.userId, requestId: currentRequestId() };
    const project = await this.projects.find(alert.projectId, caller);
    // If the due date was moved meanwhile, the new day has its own alert.
    if (project?.due_date !== alert.dueDate || project.archived) return null;
    return this.write(to, project, { dueDate: alert.dueDate, timeZone: alert.timeZone });
  }

  private write(
    to: string,
    project: Project,
    { dueDate, timeZone }: { dueDate: string; timeZone: string },
  ): MailContent {
    const name = project.project_name || 'Untitled Project';
    const isToday = toWallClock(new Date(), timeZone).date === dueDate;
    const [due, sentence] = isToday
      ? ['Due today', `is due today, ${longDate(dueDate)}.`]
      : ['Due date passed', `was due on ${longDate(dueDate)}.`];
    return writeLetter({
      to,
      subject: `${due}: ${name}`,
      paragraphs: [`${name} ${sentence}`, ...detailsOf(project)],
      action: { label: 'Open the project', url: addressOf(project, this.publicUrl) },
    });
  }
}

/** Opens the project in Project Tracking. */
function addressOf({ uuid }: Project, publicUrl: string): string {
  return new URL(`/?tab=projects&project=${uuid}`, publicUrl).href;
}

function detailsOf(project: Project): string[] {
  const lines: [string, string][] = [
    ['Client', project.client_name],
    ['Print vendor', project.printing_company],
    ['Estimate', project.estimate_number],
    ['Status', project.status],
  ];
  return lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
}
