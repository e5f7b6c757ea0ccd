import { Controller, Inject, Injectable, Res } from '@nestjs/common';
import {
  admitQuoteFile,
  answerVendorLink,
  openVendorLink,
  printVendorLink,
  setQuoteFile,
  type VendorAnswer,
  vendorLinksRoutes as routes,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import type { Redis } from 'ioredis';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { CallerSource } from '../identity/caller-source.ts';
import { hideFromSearch, LinkVisitors, viewerIn } from '../identity/link-visitors.ts';
import { REDIS } from '../redis.ts';
import { QuoteUploads } from './quote-uploads.ts';

/** Laying out long notes takes more than a usual call, ms. */
const PRINT_DEADLINE_MS = 15_000;

const WINDOW_SECONDS = 600;
const HOUR_SECONDS = 3_600;

/** What is limited. */
const limited = {
  open: { network: 300, link: 600, windowSeconds: WINDOW_SECONDS },
  print: { network: 40, link: 20, windowSeconds: WINDOW_SECONDS },
  answer: { network: 60, link: 30, windowSeconds: WINDOW_SECONDS },
  stop: { network: 300, link: 30, windowSeconds: WINDOW_SECONDS },
  file: { network: 20, link: 12, windowSeconds: HOUR_SECONDS },
};

/** How often vendors may use their links. */
@Injectable()
export class VendorLinkLimits extends LinkVisitors<keyof typeof limited> {
  constructor(@Inject(REDIS) redis: Redis, source: CallerSource) {
    super(redis, source, 'vendor', limited);
  }
}

/** For vendors without an account, who have a link. */
@Controller()
export class VendorLinksController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly visitors: VendorLinkLimits,
    private readonly uploads: QuoteUploads,
  ) {}

  @Endpoint(routes.openVendorLink)
  async open(
    @Input() { params: { token }, caller }: EndpointInput<typeof routes.openVendorLink>,
    @Res({ passthrough: true }) response: Response,
  ) {
    hideFromSearch(response);
    await this.visitors.take('open', token, caller);
    return this.visitors.visit(response, token, caller, (isNewVisit) =>
      this.rpc.call(openVendorLink, { token, viewerId: viewerIn(caller), isNewVisit }, caller),
    );
  }

  @Endpoint(routes.printVendorLink)
  async print(
    @Input() { params: { token }, query, caller }: EndpointInput<typeof routes.printVendorLink>,
    @Res() response: Response,
  ): Promise<void> {
    hideFromSearch(response);
    await this.visitors.take('print', token, caller);
    const call = { ...caller, deadlineMs: PRINT_DEADLINE_MS };
    const { filename, content } = await this.rpc.call(printVendorLink, { token, ...query }, call);
    response.type(routes.printVendorLink.mediaType).attachment(filename).send(Buffer.from(content, 'base64'));
  }

  @Endpoint(routes.answerVendorLink)
  async answer(@Input() { params: { token }, body, caller }: EndpointInput<typeof routes.answerVendorLink>) {
    await this.visitors.take('answer', token, caller);
    return this.rpc.call(answerVendorLink, { token, viewerId: viewerIn(caller), form: body }, caller);
  }

  @Endpoint(routes.uploadQuoteFile)
  async upload(
    @Input() { params: { token }, query, caller }: EndpointInput<typeof routes.uploadQuoteFile>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VendorAnswer> {
    await this.visitors.take('file', token, caller);
    const change = { token, viewerId: viewerIn(caller), ...query };
    await this.rpc.call(admitQuoteFile, change, caller);
    const source = await this.visitors.networkOf(caller);
    return this.uploads.receive(response.req, source, (file) =>
      this.rpc.call(setQuoteFile, { ...change, file }, caller),
    );
  }

  @Endpoint(routes.removeQuoteFile)
  async removeFile(
    @Input() { params: { token }, query, caller }: EndpointInput<typeof routes.removeQuoteFile>,
  ) {
    await this.visitors.take('answer', token, caller);
    const change = { token, viewerId: viewerIn(caller), ...query };
    return this.rpc.call(setQuoteFile, { ...change, file: null }, caller);
  }
}
