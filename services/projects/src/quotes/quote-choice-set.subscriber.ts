import { Injectable, Module } from '@nestjs/common';
import { quoteChoiceSet } from '@printpartner/contracts';
import { type AfterCommit, type EventHandler, handleEvent } from '@printpartner/messaging';
import { lockUnlessErased, PushChannel } from '@printpartner/service-kit';
import { Project } from '../projects/project.entity.ts';
import { ProjectWriter } from '../projects/project-writer.ts';
import { applyChoice } from './choice-layers.ts';

/** Writes the vendor and the price of a chosen quote into its project, and what was there before when it is taken back. */
@Injectable()
export class QuoteChoiceSetSubscriber {
  constructor(
    private readonly writer: ProjectWriter,
    private readonly pushes: PushChannel,
  ) {}

  readonly handler: EventHandler = handleEvent(
    quoteChoiceSet,
    async (choice, { manager, requestId }): Promise<AfterCommit | void> => {
      const { userId, projectId } = choice;
      if (!(await lockUnlessErased(manager, userId))) return;
      const project = await manager.findOneBy(Project, { userId, uuid: projectId });
      if (!project) return;
      const { printingCompany, estimateNumber } = project;
      const applied = applyChoice(project.quoteChoices, { printingCompany, estimateNumber }, choice);
      if (!applied) return;
      const { choices, texts } = applied;
      project.quoteChoices = choices;
      const fields = {
        ...(texts.printingCompany !== printingCompany && { printing_company: texts.printingCompany }),
        ...(texts.estimateNumber !== estimateNumber && { estimate_number: texts.estimateNumber }),
      };
      if (Object.keys(fields).length === 0) {
        await manager.save(project);
        return;
      }
      // Without a base revision, it wins; an open form offers its own text of these fields.
      await this.writer.write(manager, project, fields, requestId);
      return () => this.pushes.pushChanged(userId);
    },
  );
}

/** Provides the subscriber to the events module. */
@Module({ providers: [ProjectWriter, QuoteChoiceSetSubscriber], exports: [QuoteChoiceSetSubscriber] })
export class QuoteChoiceSetModule {}
