import { Injectable, Module } from '@nestjs/common';
import { type EventPayload, quoteChoiceSet } from '@printpartner/contracts';
import { type AfterCommit, type EventHandler, handleEvent } from '@printpartner/messaging';
import { lockUnlessErased, PushChannel } from '@printpartner/service-kit';
import { Project } from '../projects/project.entity.ts';
import { ProjectWriter } from '../projects/project-writer.ts';

type Choice = EventPayload<typeof quoteChoiceSet>;

/** Writes the vendor and the price of a chosen quote into its project. */
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
      const setAt = new Date(choice.setAt);
      // Events of a choice and of taking it back may arrive in either order.
      if (!project || (project.quoteChoiceAt && project.quoteChoiceAt > setAt)) return;
      project.quoteChoiceAt = setAt;
      const fields = fieldsOf(choice, project);
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

/** What was typed over a choice stays when that is taken back. */
function fieldsOf({ chosen, withdrawn }: Choice, { printingCompany, estimateNumber }: Project) {
  if (chosen) return { printing_company: chosen.printingCompany, estimate_number: chosen.estimateNumber };
  return {
    ...(withdrawn?.printingCompany === printingCompany && { printing_company: '' }),
    ...(withdrawn?.estimateNumber === estimateNumber && { estimate_number: '' }),
  };
}

/** Provides the subscriber to the events module. */
@Module({ providers: [ProjectWriter, QuoteChoiceSetSubscriber], exports: [QuoteChoiceSetSubscriber] })
export class QuoteChoiceSetModule {}
