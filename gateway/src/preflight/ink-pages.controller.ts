import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Controller, Res } from '@nestjs/common';
import { locateInkPage, preflightRoutes as routes } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { PreflightOwner } from './preflight-owner.ts';

const unzip = promisify(gunzip);
/** A page of 150,000 cells with 32 inks takes 10 MB. */
const MAX_PAGE_BYTES = 67_108_864;

/** Reads ink data straight from the file store: it's too large for an RPC reply. The service checks the owner and locates it. */
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
    const contents = await this.store.read(key, { from, length });
    const zipped = contents && (await buffer(contents));
    if (zipped?.length !== length) throw noLongerExists();
    response.type(routes.readInkPage.mediaType).vary('Accept-Encoding');
    if (response.req.acceptsEncodings('gzip')) response.set('Content-Encoding', 'gzip').send(zipped);
    else response.send(await unzip(zipped, { maxOutputLength: MAX_PAGE_BYTES }));
  }
}

const noLongerExists = () =>
  new AppError('preflight.not_found', {
    userMessage: 'This check no longer exists. Upload the file again to run a new one.',
  });
