import { Controller, Res } from '@nestjs/common';
import {
  admitReport,
  admitUpload,
  forgetPreflight,
  judgePreflight,
  preflightRoutes as routes,
  type PreflightResult,
  submitPreflight,
  writePreflightReport,
} from '@printpartner/contracts';
import { AppError, RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { EventStream } from '../http/event-stream.ts';
import { Endpoint, type EndpointInput, Input, validate } from '../http/endpoint.decorator.ts';
import { LargeBodies } from '../http/large-bodies.ts';
import { Shutdown } from '../http/shutdown.ts';
import { CallerSource } from '../identity/caller-source.ts';
import { PreflightOwner } from './preflight-owner.ts';
import { PreflightPoller } from './preflight-poller.ts';
import { REPORT_DEADLINE_MS, reportName, sendReport } from './report-download.ts';
import { UploadAdmission } from './upload-admission.ts';
import { UploadReceiver } from './upload-receiver.ts';

/** Judging takes milliseconds, but may have to start a process on a busy machine. */
const JUDGE_DEADLINE_MS = 15_000;

@Controller()
export class PreflightController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly poller: PreflightPoller,
    private readonly owner: PreflightOwner,
    private readonly admission: UploadAdmission,
    private readonly source: CallerSource,
    private readonly receiver: UploadReceiver,
    private readonly largeBodies: LargeBodies,
    private readonly shutdown: Shutdown,
  ) {}

  @Endpoint(routes.analyzePdf)
  async analyze(
    @Input() { caller }: EndpointInput<typeof routes.analyzePdf>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PreflightResult> {
    await this.admission.admit(caller);
    const owner = this.owner.ofUpload(response);
    const source = await this.source.of(caller);
    await this.rpc.call(admitUpload, { source }, caller);
    const { fields, upload } = await this.receiver.receive(response.req, source);
    const { sessionId } = await this.receiver.removeOnFailure(upload.key, async () => {
      const form = validate(routes.analyzePdf.upload, fields);
      await this.rpc.call(submitPreflight, { ...form, owner, source, upload }, caller);
      return form;
    });
    // When the client leaves, the check goes on, and the client can ask for its result.
    return this.poller.result(sessionId, owner, caller, this.shutdown.endOf(response));
  }

  @Endpoint(routes.readPreflight)
  read(
    @Input() { params, caller }: EndpointInput<typeof routes.readPreflight>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.poller.read(params.sessionId, this.owner.of(response), caller);
  }

  @Endpoint(routes.judgePreflight)
  async judge(
    @Input() { params, body, caller }: EndpointInput<typeof routes.judgePreflight>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PreflightResult> {
    const order = { ...params, ...body, owner: this.owner.of(response) };
    const call = { ...caller, deadlineMs: JUDGE_DEADLINE_MS };
    return (await this.rpc.call(judgePreflight, order, call)).result;
  }

  @Endpoint(routes.watchPreflight)
  async watch(
    @Input() { params: { sessionId }, caller }: EndpointInput<typeof routes.watchPreflight>,
    @Res() response: Response,
  ): Promise<void> {
    const owner = this.owner.of(response);
    // Once the stream has started, an unknown session couldn't be answered with 404.
    await this.poller.read(sessionId, owner, caller);
    const events = new EventStream(response);
    events.start();
    const states = this.poller.follow(sessionId, owner, caller, this.shutdown.endOf(response));
    for await (const { state, page, pages } of states)
      events.send(state === 'done' || state === 'failed' ? state : 'progress', { state, page, pages });
    events.end();
  }

  @Endpoint(routes.reportPdf)
  async reportPdf(
    @Input() { params, caller }: EndpointInput<typeof routes.reportPdf>,
    @Res() response: Response,
  ): Promise<void> {
    const owner = this.owner.of(response);
    const call = { ...caller, deadlineMs: REPORT_DEADLINE_MS };
    sendReport(response, await this.rpc.call(writePreflightReport, { ...params, owner }, call));
  }

  @Endpoint(routes.drawReportPdf)
  async drawReportPdf(
    @Input() { params, caller }: EndpointInput<typeof routes.drawReportPdf>,
    @Res() response: Response,
  ): Promise<void> {
    const owner = this.owner.of(response);
    await this.rpc.call(admitReport, { ...params, owner }, caller);
    const source = await this.source.of(caller);
    const call = { ...caller, deadlineMs: REPORT_DEADLINE_MS };
    const report = await this.largeBodies.read(routes.drawReportPdf, response, source, (body) =>
      this.rpc.call(writePreflightReport, { ...params, ...body, owner }, call),
    );
    sendReport(response, report);
  }

  @Endpoint(routes.reportJson)
  async reportJson(
    @Input() { params, caller }: EndpointInput<typeof routes.reportJson>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PreflightResult> {
    const { result } = await this.poller.read(params.sessionId, this.owner.of(response), caller);
    if (!result) throw notFinished();
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
}

const notFinished = () =>
  new AppError('preflight.not_found', { userMessage: "This check hasn't finished yet." });
