import { Controller } from '@nestjs/common';
import {
  type ActiveProject,
  clearActiveProject,
  getActiveProject,
  type RpcInput,
  type RpcOutput,
  setActiveProject,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { ActiveProjectService } from './active-project.service.ts';

@Controller()
export class ActiveProjectHandler {
  constructor(private readonly service: ActiveProjectService) {}

  @HandleRpc(getActiveProject)
  get(_input: RpcInput<typeof getActiveProject>, { userId }: HandlerCall): Promise<ActiveProject> {
    return this.service.get(userId);
  }

  @HandleRpc(setActiveProject)
  set(
    { last_project_id }: RpcInput<typeof setActiveProject>,
    { userId }: HandlerCall,
  ): Promise<ActiveProject> {
    return this.service.set(userId, last_project_id);
  }

  @HandleRpc(clearActiveProject)
  async clear(
    _input: RpcInput<typeof clearActiveProject>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof clearActiveProject>> {
    await this.service.clear(userId);
    return { success: true };
  }
}
