import { Controller, Res } from '@nestjs/common';
import {
  clearActiveProject,
  deleteProject,
  getActiveProject,
  getProject,
  listProjects,
  patchProject,
  projectsRoutes as routes,
  saveProject,
  setActiveProject,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';

@Controller()
export class ProjectsController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(routes.listProjects)
  async list(
    @Input() { query, caller }: EndpointInput<typeof routes.listProjects>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { projects, archivedCount, next } = await this.rpc.call(listProjects, query, caller);
    response.setHeader('X-Archived-Count', archivedCount);
    if (next !== null) response.links({ next: `${routes.listProjects.path}?archived=true&before=${next}` });
    return projects;
  }

  @Endpoint(routes.saveProject)
  save(@Input() { body, caller }: EndpointInput<typeof routes.saveProject>) {
    return this.rpc.call(saveProject, body, caller);
  }

  @Endpoint(routes.getActiveProject)
  getActive(@Input() { caller }: EndpointInput<typeof routes.getActiveProject>) {
    return this.rpc.call(getActiveProject, {}, caller);
  }

  @Endpoint(routes.setActiveProject)
  setActive(@Input() { body, caller }: EndpointInput<typeof routes.setActiveProject>) {
    return this.rpc.call(setActiveProject, body, caller);
  }

  @Endpoint(routes.clearActiveProject)
  clearActive(@Input() { caller }: EndpointInput<typeof routes.clearActiveProject>) {
    return this.rpc.call(clearActiveProject, {}, caller);
  }

  @Endpoint(routes.getProject)
  get(@Input() { params, caller }: EndpointInput<typeof routes.getProject>) {
    return this.rpc.call(getProject, { ref: params.id }, caller);
  }

  @Endpoint(routes.patchProject)
  patch(@Input() { params, body, caller }: EndpointInput<typeof routes.patchProject>) {
    return this.rpc.call(patchProject, { ref: params.id, fields: body }, caller);
  }

  @Endpoint(routes.deleteProject)
  delete(@Input() { params, query, caller }: EndpointInput<typeof routes.deleteProject>) {
    return this.rpc.call(deleteProject, { ref: params.id, ...query }, caller);
  }
}
