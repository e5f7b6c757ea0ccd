import { Injectable } from '@nestjs/common';
import { limits, pdfName, type RpcRequest, type setQuoteFile } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { RpcError } from '@printpartner/messaging';
import type { Request } from 'express';
import { noFields, validate } from '../http/endpoint.decorator.ts';
import { UploadReceiver } from '../preflight/upload-receiver.ts';

type StoredFile = NonNullable<RpcRequest<typeof setQuoteFile>['file']>;

const RULES = { keyPrefix: 'quote-', mostBytes: limits.quoteFileBytes };

/** Receives PDFs of quotes. */
@Injectable()
export class QuoteUploads {
  constructor(
    private readonly receiver: UploadReceiver,
    private readonly store: FileStore,
  ) {}

  /**
   * @param source with whom the upload counts
   * @param attach gives the stored file to its quote
   * @throws AppError as `UploadReceiver.receive`
   */
  async receive<T>(request: Request, source: string, attach: (file: StoredFile) => Promise<T>): Promise<T> {
    const { fields, upload } = await this.receiver.receive(request, source, RULES);
    await this.receiver.removeOnFailure(upload.key, async () => validate(noFields, fields));
    try {
      return await attach({ ...upload, filename: pdfName(upload.filename, 'quote') });
    } catch (error) {
      // After an outage or a deadline, the quote may have it: then the sweeper decides.
      if (isRefusal(error)) await this.store.remove(upload.key).catch(() => undefined);
      throw error;
    }
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof RpcError && !error.reply.code.startsWith('system.');
