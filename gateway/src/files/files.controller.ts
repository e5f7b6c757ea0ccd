import { Controller, Res } from '@nestjs/common';
import {
  checkVersion,
  filesRoutes as routes,
  getProject,
  listFiles,
  locateVersion,
  readPicture,
  removeFile,
  removeVersion,
  renameFile,
  restoreFile,
  restoreVersion,
  savePicture,
} from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { sendStoredFile } from '../http/stored-file.ts';

/** A browser may draw another picture of a version, so it isn't kept for long, seconds. */
const PICTURE_AGE = 3_600;

@Controller()
export class FilesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
  ) {}

  @Endpoint(routes.listFiles)
  async list(@Input() { query, caller }: EndpointInput<typeof routes.listFiles>) {
    await this.rpc.call(getProject, { ref: query.projectId }, caller);
    return this.rpc.call(listFiles, query, caller);
  }

  @Endpoint(routes.renameFile)
  rename(@Input() { params, body, caller }: EndpointInput<typeof routes.renameFile>) {
    return this.rpc.call(renameFile, { ...params, ...body }, caller);
  }

  @Endpoint(routes.removeFile)
  async remove(@Input() { params, caller }: EndpointInput<typeof routes.removeFile>): Promise<undefined> {
    await this.rpc.call(removeFile, params, caller);
  }

  @Endpoint(routes.restoreFile)
  restore(@Input() { params, caller }: EndpointInput<typeof routes.restoreFile>) {
    return this.rpc.call(restoreFile, params, caller);
  }

  @Endpoint(routes.downloadVersion)
  async download(
    @Input() { params, caller }: EndpointInput<typeof routes.downloadVersion>,
    @Res() response: Response,
  ): Promise<void> {
    const stored = await this.rpc.call(locateVersion, params, caller);
    const file = { ...stored, mediaType: routes.downloadVersion.mediaType };
    await sendStoredFile(this.store, response, file, noContents);
  }

  @Endpoint(routes.checkVersion)
  check(@Input() { params, body, caller }: EndpointInput<typeof routes.checkVersion>) {
    return this.rpc.call(checkVersion, { ...params, ...body }, caller);
  }

  @Endpoint(routes.removeVersion)
  async removeVersion(
    @Input() { params, caller }: EndpointInput<typeof routes.removeVersion>,
  ): Promise<undefined> {
    await this.rpc.call(removeVersion, params, caller);
  }

  @Endpoint(routes.restoreVersion)
  restoreVersion(@Input() { params, caller }: EndpointInput<typeof routes.restoreVersion>) {
    return this.rpc.call(restoreVersion, params, caller);
  }

  @Endpoint(routes.savePicture)
  async savePicture(
    @Input() { params, body, caller }: EndpointInput<typeof routes.savePicture>,
  ): Promise<undefined> {
    await this.rpc.call(savePicture, { ...params, ...body }, caller);
  }

  @Endpoint(routes.readPicture)
  async readPicture(
    @Input() { params, caller }: EndpointInput<typeof routes.readPicture>,
    @Res() response: Response,
  ): Promise<void> {
    const { jpeg } = await this.rpc.call(readPicture, params, caller);
    response
      .type(routes.readPicture.mediaType)
      .set({
        'Cache-Control': `private, max-age=${PICTURE_AGE}`,
        'Content-Security-Policy': 'sandbox',
        'X-Content-Type-Options': 'nosniff',
      })
      .send(Buffer.from(jpeg, 'base64'));
  }
}

const noContents = () =>
  new AppError('files.not_found', {
    userMessage: 'This version of the file no longer exists. It may have been removed.',
  });
