import { Controller } from '@nestjs/common';
import {
  describeProjects,
  getProject,
  listProjects,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { ReadProjectsService } from './read-projects.service.ts';

@Controller()
export class ReadProjectsHandler {
  constructor(private readonly service: ReadProjectsService) {}

  @HandleRpc(listProjects)
  async list(
    _input: RpcInput<typeof listProjects>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listProjects>> {
    return { projects: await this.service.list(userId) };
  }

  @HandleRpc(getProject)
  get({ ref }: RpcInput<typeof getProject>, { userId }: HandlerCall): Promise<RpcOutput<typeof getProject>> {
    return this.service.get(userId, ref);
  }

  @HandleRpc(describeProjects)
  async describe(
    { uuids }: RpcInput<typeof describeProjects>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof describeProjects>> {
    return { projects: await this.service.describe(userId, uuids) };
  }
}
