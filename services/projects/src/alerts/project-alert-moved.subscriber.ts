import { Injectable } from '@nestjs/common';
import { type EventPayload, projectAlertMoved, statusAfterSnooze } from '@printpartner/contracts';
import { type AfterCommit, handleEvent } from '@printpartner/messaging';
import { type EventSubscriber, lockUnlessErased, PushChannel } from '@printpartner/service-kit';
import { Project } from '../projects/project.entity.ts';
import { ProjectWriter } from '../projects/project-writer.ts';

type AlertMove = EventPayload<typeof projectAlertMoved>;

/** Updates a project's reminder fields when its alert was snoozed, or created without the form. */
@Injectable()
export class ProjectAlertMovedSubscriber implements EventSubscriber {
  constructor(
    private readonly writer: ProjectWriter,
    private readonly pushes: PushChannel,
  ) {}

  readonly handler = handleEvent(
    projectAlertMoved,
    async (move, { manager, requestId }): Promise<AfterCommit | void> => {
      const { userId, projectId } = move;
      if (!(await lockUnlessErased(manager, userId))) return;
      const project = await manager.findOneBy(Project, { userId, uuid: projectId });
      if (!project) return;
      const movedAt = new Date(move.movedAt);
      await this.writer.write(manager, project, fieldsOf(move, project, movedAt), requestId, { movedAt });
      return () => this.pushes.pushChanged(userId);
    },
  );
}

/** A reminder that was set after the move stays. Alerts compares the same two times; if they are equal, both keep the move. */
function fieldsOf({ reminder, reopens }: AlertMove, { status, reminderSetAt }: Project, movedAt: Date) {
  const isNewest = !reminderSetAt || reminderSetAt <= movedAt;
  return {
    ...(reopens && { status: statusAfterSnooze(status) }),
    ...(reminder &&
      isNewest && {
        reminder_date: reminder.date,
        reminder_time: reminder.time,
        reminder_message: reminder.message ?? undefined,
      }),
  };
}
