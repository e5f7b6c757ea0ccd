import { Controller, Res } from '@nestjs/common';
import {
  admitUpload,
  forgetPreflight,
  preflightRoutes as routes,
  type PreflightResult,
  submitPreflight,
  writePreflightReport,
} from '@printpartner/contracts';
import { AppError, RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { EventStream } from '../http/event-stream.ts';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input, validate } from '../http/endpoint-input.decorator.ts';
import { FreeSpace } from './free-space.ts';
import { PreflightOwner } from './preflight-owner.ts';
import { gaveUp, PreflightSessions } from './preflight-sessions.ts';
import { reportName } from './report-name.ts';
import { UploadLimit } from './upload-limit.ts';
import { UploadReceiver } from './upload-receiver.ts';

@Controller()
export class PreflightController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: PreflightSessions,
    private readonly owner: PreflightOwner,
    private readonly limit: UploadLimit,
    private readonly space: FreeSpace,
    private readonly receiver: UploadReceiver,
  ) {}

  @Endpoint(routes.analyzePdf)
  async analyze(
    @Input() { caller }: EndpointInput<typeof routes.analyzePdf>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PreflightResult> {
    await this.limit.take(caller);
    await this.space.require();
    const owner = this.owner.ofSender(response);
    await this.rpc.call(admitUpload, { owner }, caller);
    const { fields, upload } = await this.receiver.receive(response.req);
    const form = await this.receiver.keepingOnly(upload.key, () =>
      validate(routes.analyzePdf.upload, fields),
    );
    await this.receiver.keepingOnly(upload.key, () =>
      this.rpc.call(submitPreflight, { ...form, owner, upload }, caller),
    );
    return this.resultOf(form.sessionId, owner, caller, response);
  }

  @Endpoint(routes.readPreflight)
  read(
    @Input() { params, caller }: EndpointInput<typeof routes.readPreflight>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.sessions.read(params.sessionId, this.owner.of(response), caller);
  }

  @Endpoint(routes.watchPreflight)
  async watch(
    @Input() { params, caller }: EndpointInput<typeof routes.watchPreflight>,
    @Res() response: Response,
  ): Promise<void> {
    const owner = this.owner.of(response);
    await this.sessions.read(params.sessionId, owner, caller);
    const events = new EventStream(response);
    const gone = new AbortController();
    events.onClose(() => gone.abort());
    events.start();
    for await (const { state, page, pages } of this.sessions.follow(
      params.sessionId,
      owner,
      caller,
      gone.signal,
    ))
      events.send(state === 'done' || state === 'failed' ? state : 'progress', { state, page, pages });
    events.end();
  }

  @Endpoint(routes.reportPdf)
  async reportPdf(
    @Input() { params, caller }: EndpointInput<typeof routes.reportPdf>,
    @Res() response: Response,
  ): Promise<void> {
    const owner = this.owner.of(response);
    const { filename, pdf } = await this.rpc.call(writePreflightReport, { ...params, owner }, caller);
    response.type('application/pdf').attachment(reportName(filename, 'pdf')).send(Buffer.from(pdf, 'base64'));
  }

  @Endpoint(routes.reportJson)
  async reportJson(
    @Input() { params, caller }: EndpointInput<typeof routes.reportJson>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PreflightResult> {
    const { result } = await this.sessions.read(params.sessionId, this.owner.of(response), caller);
    if (!result) throw new AppError('preflight.not_found', { userMessage: 'This check is not done.' });
    response.attachment(reportName(result.filename, 'json'));
    return result;
  }

  @Endpoint(routes.forgetPreflight)
  async forget(
    @Input() { params, caller }: EndpointInput<typeof routes.forgetPreflight>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<undefined> {
    await this.rpc.call(forgetPreflight, { ...params, owner: this.owner.of(response) }, caller);
  }

  private async resultOf(
    sessionId: string,
    owner: string,
    caller: EndpointInput<typeof routes.analyzePdf>['caller'],
    response: Response,
  ): Promise<PreflightResult> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    for await (const state of this.sessions.follow(sessionId, owner, caller, gone.signal)) {
      if (state.result) return state.result;
      if (state.state === 'failed') throw gaveUp(state);
    }
    throw gaveUp({ state: 'failed', page: 0, pages: 0, result: null, failure: null });
  }
}
