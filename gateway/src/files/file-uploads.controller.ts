import { Controller, Res } from '@nestjs/common';
import {
  cancelUpload,
  filesRoutes as routes,
  getProject,
  partBytes,
  partsOf,
  readUpload,
  recordPart,
  startUpload,
} from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, RpcClient, RpcError } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { CallerSource } from '../identity/caller-source.ts';
import { UploadAdmission } from '../preflight/upload-admission.ts';
import { PartReceiver } from './part-receiver.ts';
import { UploadAssembly } from './upload-assembly.ts';

@Controller()
export class FileUploadsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly source: CallerSource,
    private readonly admission: UploadAdmission,
    private readonly receiver: PartReceiver,
    private readonly assembly: UploadAssembly,
  ) {}

  /** The preflight service doesn't know who owns a project, so the projects service is asked first. */
  @Endpoint(routes.startUpload)
  async start(@Input() { body, caller }: EndpointInput<typeof routes.startUpload>) {
    await this.admission.admit(caller);
    await this.rpc.call(getProject, { ref: body.projectId }, caller);
    return this.rpc.call(startUpload, body, caller);
  }

  @Endpoint(routes.readUpload)
  read(@Input() { params, caller }: EndpointInput<typeof routes.readUpload>) {
    return this.rpc.call(readUpload, params, caller);
  }

  @Endpoint(routes.uploadPart)
  async uploadPart(
    @Input() { params: { id, part }, caller }: EndpointInput<typeof routes.uploadPart>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<undefined> {
    const { req: request } = response;
    await this.receiver.admit(request, caller.userId ?? '');
    const { size, received } = await this.rpc.call(readUpload, { id }, caller);
    if (part > partsOf(size)) throw noSuchPart(part, partsOf(size));
    // What is left of the request is read and dropped after the answer.
    if (received.includes(part)) return;
    const expected = { uploadId: id, part, bytes: partBytes(size, part) };
    const key = await this.receiver.receive(request, await this.source.of(caller), expected);
    try {
      const recorded = await this.rpc.call(recordPart, { id, part, key }, caller);
      if (recorded.key !== key) await this.store.remove(key);
    } catch (error) {
      // After an outage or a deadline, it may be recorded: then the sweeper decides.
      if (error instanceof RpcError && !error.reply.code.startsWith('system.')) await this.store.remove(key);
      throw error;
    }
  }

  @Endpoint(routes.completeUpload)
  async complete(@Input() { params, body, caller }: EndpointInput<typeof routes.completeUpload>) {
    return this.assembly.complete(params.id, body, await this.source.of(caller), caller);
  }

  @Endpoint(routes.cancelUpload)
  async cancel(@Input() { params, caller }: EndpointInput<typeof routes.cancelUpload>): Promise<undefined> {
    await this.rpc.call(cancelUpload, params, caller);
  }
}

const noSuchPart = (part: number, parts: number) =>
  new AppError('request.invalid', {
    userMessage: `The upload has ${parts === 1 ? 'one part' : `${parts} parts`}, so there is no part ${part}.`,
    errors: [{ path: 'part', message: `Must be at most ${parts}` }],
  });
