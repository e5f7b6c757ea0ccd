import { Controller, Res } from '@nestjs/common';
import {
  mailSpecs,
  printSpecs,
  type RpcOutput,
  type RpcRequest,
  specsPrintRoutes as routes,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import type { Caller } from '../http/caller.ts';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';

/** Laying out long notes takes more than a usual call, ms. */
const PRINT_DEADLINE_MS = 15_000;

type Source = RpcRequest<typeof printSpecs>;

/** Spec sheets to download: as a PDF, and as an email. */
@Controller()
export class SpecsPrintController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(routes.printSpecDraft)
  printDraft(
    @Input() { params, query, caller }: EndpointInput<typeof routes.printSpecDraft>,
    @Res() response: Response,
  ): Promise<void> {
    return this.print({ ...params, ...query }, caller, response);
  }

  @Endpoint(routes.printSpecSheet)
  printSheet(
    @Input() { params, query, caller }: EndpointInput<typeof routes.printSpecSheet>,
    @Res() response: Response,
  ): Promise<void> {
    return this.print({ ...params, ...query }, caller, response);
  }

  @Endpoint(routes.mailSpecDraft)
  mailDraft(
    @Input() { params, query, caller }: EndpointInput<typeof routes.mailSpecDraft>,
    @Res() response: Response,
  ): Promise<void> {
    return this.mail({ ...params, ...query }, caller, response);
  }

  @Endpoint(routes.mailSpecSheet)
  mailSheet(
    @Input() { params, query, caller }: EndpointInput<typeof routes.mailSpecSheet>,
    @Res() response: Response,
  ): Promise<void> {
    return this.mail({ ...params, ...query }, caller, response);
  }

  private async print(source: Source, caller: Caller, response: Response): Promise<void> {
    const call = { ...caller, deadlineMs: PRINT_DEADLINE_MS };
    send(response, routes.printSpecSheet.mediaType, await this.rpc.call(printSpecs, source, call));
  }

  private async mail(source: Source, caller: Caller, response: Response): Promise<void> {
    const call = { ...caller, deadlineMs: PRINT_DEADLINE_MS };
    send(response, routes.mailSpecSheet.mediaType, await this.rpc.call(mailSpecs, source, call));
  }
}

function send(
  response: Response,
  mediaType: string,
  { filename, content }: RpcOutput<typeof printSpecs>,
): void {
  response.type(mediaType).attachment(filename).send(Buffer.from(content, 'base64'));
}
