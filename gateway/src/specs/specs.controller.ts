import { Controller } from '@nestjs/common';
import {
  clearSpecDraft,
  createSpecSheet,
  deleteSpecSheet,
  getProject,
  getSpecDraft,
  getSpecSheet,
  listSpecSheets,
  patchSpecSheet,
  saveSpecDraft,
  specsRoutes as routes,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Caller } from '../http/caller.ts';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';

@Controller()
export class SpecsController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(routes.getSpecDraft)
  getDraft(@Input() { params, caller }: EndpointInput<typeof routes.getSpecDraft>) {
    return this.rpc.call(getSpecDraft, params, caller);
  }

  @Endpoint(routes.saveSpecDraft)
  saveDraft(@Input() { params, body, caller }: EndpointInput<typeof routes.saveSpecDraft>) {
    return this.rpc.call(saveSpecDraft, { ...params, form: body }, caller);
  }

  @Endpoint(routes.clearSpecDraft)
  clearDraft(@Input() { params, caller }: EndpointInput<typeof routes.clearSpecDraft>) {
    return this.rpc.call(clearSpecDraft, params, caller);
  }

  @Endpoint(routes.listSpecSheets)
  async listSheets(@Input() { caller }: EndpointInput<typeof routes.listSpecSheets>) {
    return (await this.rpc.call(listSpecSheets, {}, caller)).sheets;
  }

  @Endpoint(routes.createSpecSheet)
  async createSheet(@Input() { body, caller }: EndpointInput<typeof routes.createSpecSheet>) {
    await this.requireProject(body.project_uuid, caller);
    return this.rpc.call(createSpecSheet, body, caller);
  }

  @Endpoint(routes.getSpecSheet)
  getSheet(@Input() { params, caller }: EndpointInput<typeof routes.getSpecSheet>) {
    return this.rpc.call(getSpecSheet, params, caller);
  }

  @Endpoint(routes.patchSpecSheet)
  async patchSheet(@Input() { params, body, caller }: EndpointInput<typeof routes.patchSpecSheet>) {
    await this.requireProject(body.project_uuid, caller);
    return this.rpc.call(patchSpecSheet, { ...params, patch: body }, caller);
  }

  @Endpoint(routes.deleteSpecSheet)
  deleteSheet(@Input() { params, caller }: EndpointInput<typeof routes.deleteSpecSheet>) {
    return this.rpc.call(deleteSpecSheet, params, caller);
  }

  /** The specs service doesn't know who owns a project. @throws AppError projects.not_found */
  private async requireProject(uuid: string | null | undefined, caller: Caller): Promise<void> {
    if (uuid) await this.rpc.call(getProject, { ref: uuid }, caller);
  }
}
