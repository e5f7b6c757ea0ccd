import { Injectable } from '@nestjs/common';
import { quoteChoiceSet } from '@printpartner/contracts';
import { type AfterCommit, handleEvent } from '@printpartner/messaging';
import { type EventSubscriber, lockUnlessErased, PushChannel } from '@printpartner/service-kit';
import { ProjectsRepository } from '../projects/projects.repository.ts';
import { ChoiceWriter } from './choice-writer.ts';

/** Writes the vendor and the price of a chosen quote into its project, and what was there before when it is taken back. */
@Injectable()
export class QuoteChoiceSetSubscriber implements EventSubscriber {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly choices: ChoiceWriter,
    private readonly pushes: PushChannel,
  ) {}

  readonly handler = handleEvent(
    quoteChoiceSet,
    async (choice, { manager, requestId }): Promise<AfterCommit | void> => {
      const { userId, projectId } = choice;
      if (!(await lockUnlessErased(manager, userId))) return;
      const project = await this.projects.find(manager, userId, projectId);
      if (!project) return this.choices.keep(manager, choice);
      if (await this.choices.write(manager, project, choice, requestId))
        return () => this.pushes.pushChanged(userId);
    },
  );
}
