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
    await this.writer.write(manager, project, fieldsOf(moved, project), requestId, { retell: true });
  });
}

/** What changes: a save after the move has set a reminder of its own, which stands and is told again. */
function fieldsOf({ reminder, reopens, movedAt }: Moved, project: Project) {
  const isNewest = project.updatedAt <= new Date(movedAt);
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
