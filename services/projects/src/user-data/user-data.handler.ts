import { Controller } from '@nestjs/common';
import { projectsUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { ReadProjectsService } from '../read-projects/read-projects.service.ts';

/** Everything of the user: all projects, also those that are archived. */
@Controller()
export class UserDataHandler {
  constructor(private readonly service: ReadProjectsService) {}

  @HandleRpc(projectsUserData)
  async userData(
    _: RpcInput<typeof projectsUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof projectsUserData>> {
    return { projects: await this.service.list(userId) };
  }
}
