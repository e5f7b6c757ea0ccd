import { Injectable } from '@nestjs/common';
import type { RpcInput, setQuoteFile } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError } from '@printpartner/messaging';
import type { Quote } from './quote.entity.ts';

type StoredFile = RpcInput<typeof setQuoteFile>['file'];

interface Replacement {
  change: Partial<Quote>;
  isChanged: boolean;
  replaced: string | null;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const QUOTE_FILE = new RegExp(`^quote-${UUID}\\.pdf$`);

/** Whether a key is a quote's PDF. The store holds files of checks, too. */
export const isQuoteFile = (key: string): boolean => QUOTE_FILE.test(key);

/** The PDFs of quotes. */
@Injectable()
export class QuoteFiles {
  constructor(private readonly store: FileStore) {}

  /**
   * What gives a quote another file, or none.
   *
   * @param now when the file is added
   * @returns the columns to set, whether that changes it, and the key to remove after the commit
   * @throws AppError request.invalid for a file that isn't a quote's
   */
  replacement(quote: Quote, file: StoredFile, now: Date): Replacement {
    if (file && !isQuoteFile(file.key)) throw new AppError('request.invalid');
    const isChanged = quote.fileKey !== (file?.key ?? null);
    const replaced = isChanged ? quote.fileKey : null;
    const change = {
      fileKey: file?.key ?? null,
      fileName: file?.filename ?? null,
      fileSize: file?.size ?? null,
      fileVersion: file && quote.version,
      fileAddedAt: file && now,
    };
    return { change, isChanged, replaced };
  }

  /** Call after the commit. If that fails, the sweeper finds the file. */
  async remove(key: string | null): Promise<void> {
    if (key !== null) await this.store.remove(key).catch(() => undefined);
  }
}
