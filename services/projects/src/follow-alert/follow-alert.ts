import { Injectable } from '@nestjs/common';
import { type EventPayload, projectAlertMoved } from '@printpartner/contracts';
import { type EventHandler, handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import { Project } from '../projects/project.entity.ts';
import { ProjectWriter } from '../projects/project-writer.ts';

type Moved = EventPayload<typeof projectAlertMoved>;

/** A snooze, or an alert set without the form, moves the project's reminder fields along. */
@Injectable()
export class FollowAlert {
  constructor(private readonly writer: ProjectWriter) {}

  readonly handler: EventHandler = handleEvent(projectAlertMoved, async (moved, { manager, requestId }) => {
    const { userId, projectId } = moved;
    if (!(await lockUnlessErased(manager, userId))) return;
    const project = await manager.findOneBy(Project, { userId, uuid: projectId });
    if (!project) return;
    const movedAt = new Date(moved.movedAt);
    await this.writer.write(manager, project, fieldsOf(moved, project, movedAt), requestId, { movedAt });
  });
}

/** What changes: a reminder that was set since, by a save or another move, stands; alerts judges by the same times. */
function fieldsOf({ reminder, reopens }: Moved, { reminderSetAt }: Project, movedAt: Date) {
  const isNewest = !reminderSetAt || reminderSetAt < movedAt;
  return {
    ...(reopens && { status: 'open' }),
    ...(reminder &&
      isNewest && {
        reminder_date: reminder.date,
        reminder_time: reminder.time,
        reminder_message: reminder.message ?? undefined,
      }),
  };
}
