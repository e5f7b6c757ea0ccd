import { Controller, Res } from '@nestjs/common';
import {
  admitTypedQuoteFile,
  locateQuoteFile,
  type Quote,
  quotesRoutes as routes,
  readSheetQuotes,
  setTypedQuoteFile,
} from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { datedFile } from '../http/dated-file.ts';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { sendStoredFile } from '../http/stored-file.ts';
import { CallerSource } from '../identity/caller-source.ts';
import { UploadAdmission } from '../preflight/upload-admission.ts';
import { QuoteUploads } from './quote-uploads.ts';
import { quotesCsv } from './quotes-csv.ts';

@Controller()
export class QuoteFilesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly admission: UploadAdmission,
    private readonly source: CallerSource,
    private readonly uploads: QuoteUploads,
  ) {}

  @Endpoint(routes.downloadSheetQuotes)
  async csv(
    @Input() { params, caller }: EndpointInput<typeof routes.downloadSheetQuotes>,
    @Res() response: Response,
  ): Promise<void> {
    const quotes = await this.rpc.call(readSheetQuotes, params, caller);
    const now = new Date();
    response
      .attachment(datedFile('quotes', now, 'csv'))
      .type('text/csv')
      .send(quotesCsv(quotes, now));
  }

  @Endpoint(routes.downloadQuoteFile)
  async file(
    @Input() { params, caller }: EndpointInput<typeof routes.downloadQuoteFile>,
    @Res() response: Response,
  ): Promise<void> {
    const { key, name, size } = await this.rpc.call(locateQuoteFile, params, caller);
    const file = { key, name, size, mediaType: routes.downloadQuoteFile.mediaType };
    await sendStoredFile(this.store, response, file, noFile);
  }

  @Endpoint(routes.uploadTypedQuoteFile)
  async upload(
    @Input() { params, caller }: EndpointInput<typeof routes.uploadTypedQuoteFile>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Quote> {
    await this.admission.admit(caller);
    await this.rpc.call(admitTypedQuoteFile, params, caller);
    return this.uploads.receive(response.req, await this.source.of(caller), (file) =>
      this.rpc.call(setTypedQuoteFile, { ...params, file }, caller),
    );
  }

  @Endpoint(routes.removeTypedQuoteFile)
  removeFile(@Input() { params, caller }: EndpointInput<typeof routes.removeTypedQuoteFile>) {
    return this.rpc.call(setTypedQuoteFile, { ...params, file: null }, caller);
  }
}

const noFile = () => new AppError('quotes.no_file', { userMessage: 'This quote has no PDF.' });
