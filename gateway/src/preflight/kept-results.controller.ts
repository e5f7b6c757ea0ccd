import { Controller, Res } from '@nestjs/common';
import {
  admitKeptPictures,
  getProject,
  keepPictures,
  keepResult,
  keptResultsRoutes as routes,
  listKeptResults,
  readKeptResult,
  removeKeptResult,
  writeKeptReport,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { LargeBodies } from '../http/large-bodies.ts';
import { CallerSource } from '../identity/caller-source.ts';
import { REPORT_DEADLINE_MS, sendReport } from './report-download.ts';
import { UploadAdmission } from './upload-admission.ts';

@Controller()
export class KeptResultsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly source: CallerSource,
    private readonly largeBodies: LargeBodies,
    private readonly admission: UploadAdmission,
  ) {}

  /** The preflight service doesn't know who owns a project, so the projects service is asked first. */
  @Endpoint(routes.keepResult)
  async keep(@Input() { body, caller }: EndpointInput<typeof routes.keepResult>) {
    await this.rpc.call(getProject, { ref: body.projectId }, caller);
    return this.rpc.call(keepResult, body, caller);
  }

  @Endpoint(routes.listKeptResults)
  async list(@Input() { query, caller }: EndpointInput<typeof routes.listKeptResults>) {
    return (await this.rpc.call(listKeptResults, query, caller)).kept;
  }

  @Endpoint(routes.readKeptResult)
  read(@Input() { params, caller }: EndpointInput<typeof routes.readKeptResult>) {
    return this.rpc.call(readKeptResult, params, caller);
  }

  @Endpoint(routes.keepPictures)
  async keepPictures(
    @Input() { params, caller }: EndpointInput<typeof routes.keepPictures>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<undefined> {
    await this.admission.admit(caller);
    await this.rpc.call(admitKeptPictures, params, caller);
    const source = await this.source.of(caller);
    await this.largeBodies.read(routes.keepPictures, response, source, (body) =>
      this.rpc.call(keepPictures, { ...params, ...body }, caller),
    );
  }

  @Endpoint(routes.keptReportPdf)
  async reportPdf(
    @Input() { params, caller }: EndpointInput<typeof routes.keptReportPdf>,
    @Res() response: Response,
  ): Promise<void> {
    const call = { ...caller, deadlineMs: REPORT_DEADLINE_MS };
    sendReport(response, await this.rpc.call(writeKeptReport, params, call));
  }

  @Endpoint(routes.removeKeptResult)
  async remove(
    @Input() { params, caller }: EndpointInput<typeof routes.removeKeptResult>,
  ): Promise<undefined> {
    await this.rpc.call(removeKeptResult, params, caller);
  }
}
