import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Controller, Res } from '@nestjs/common';
import { locateInkPage, preflightRoutes as routes } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';
import { PreflightOwner } from './preflight-owner.ts';

const unzip = promisify(gunzip);
/** Far above a page of 150,000 cells in 32 inks and their type, 10 MB. */
const MOST_BYTES = 67_108_864;

/** Inks of checked pages: the service says whose they are and where they lie, the bytes do not pass through its queue. */
@Controller()
export class InkPagesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owner: PreflightOwner,
    private readonly store: FileStore,
  ) {}

  @Endpoint(routes.readInkPage)
  async read(
    @Input() { params, caller }: EndpointInput<typeof routes.readInkPage>,
    @Res() response: Response,
  ): Promise<void> {
    const owner = this.owner.of(response);
    const { key, from, length } = await this.rpc.call(locateInkPage, { ...params, owner }, caller);
    const zipped = await this.store.readPart(key, from, length);
    if (zipped?.length !== length) throw removedMeanwhile();
    response.type(routes.readInkPage.mediaType).vary('Accept-Encoding');
    if (response.req.acceptsEncodings('gzip')) response.set('Content-Encoding', 'gzip').send(zipped);
    else response.send(await unzip(zipped, { maxOutputLength: MOST_BYTES }));
  }
}

const removedMeanwhile = () =>
  new AppError('preflight.not_found', { userMessage: 'There is no such check, or it has been removed.' });
