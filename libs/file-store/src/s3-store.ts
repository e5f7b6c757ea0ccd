import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { LifecycleRule, S3Client } from '@aws-sdk/client-s3';
import { type ByteRange, checkKey, FileStore, type StoredFile, StorageUnavailable } from './file-store.ts';
import { type S3Place, temporaryKeys } from './s3-place.ts';
import type { ScratchFolder } from './scratch-folder.ts';

/** The client is loaded by the first use, so that a store in a folder costs nothing. */
const loadSdk = async () => ({
  ...(await import('@aws-sdk/client-s3')),
  ...(await import('@aws-sdk/lib-storage')),
});

/** Memory that an upload takes, twice, bytes. A file has at most 10,000 parts. */
const PART_BYTES = 8_388_608;
/** With all attempts, less than an upload may stall (UPLOAD_IDLE_SECONDS). */
const ATTEMPTS = 3;
const CONNECT_MS = 3_000;
/** Time without a byte in either direction, ms. */
const IDLE_MS = 8_000;
/** The reader of a file, such as a browser on a bad line, may pause this many times longer. */
const READ_PAUSE = 15;
/** Files that are read and written at once; more wait. */
const agent = { maxSockets: 400 };

/** Rules with other names are the operator's, or of another prefix. */
const RULE = 'print-partner-';
/** Longer than anything waits for its check, and than PREFLIGHT_KEPT_MINUTES. */
const TEMPORARY_DAYS = 2;
const UNFINISHED_DAYS = 1;

interface S3Options {
  accessKeyId: string;
  secretAccessKey: string;
  /** Time without a byte after which an attempt ends, ms. */
  idleMs?: number;
}

/** Files in a bucket of a server that speaks S3's protocol. */
export class S3Store extends FileStore {
  readonly #place: S3Place;
  readonly #options: S3Options;
  #client: Promise<S3Client> | undefined;
  readonly keepsOpenFiles = false;

  constructor(place: S3Place, options: S3Options, scratch: ScratchFolder) {
    super(scratch);
    this.#place = place;
    this.#options = options;
  }

  async prepare(): Promise<void> {
    const { GetBucketLifecycleConfigurationCommand, PutBucketLifecycleConfigurationCommand } =
      await loadSdk();
    const Bucket = this.#place.bucket;
    const found = await this.#send((client) =>
      client.send(new GetBucketLifecycleConfigurationCommand({ Bucket })),
    );
    const own = this.#rules();
    const others = (found?.Rules ?? []).filter((rule) => !own.some(({ ID }) => ID === rule.ID));
    const LifecycleConfiguration = { Rules: [...others, ...own] };
    await this.#send((client) =>
      client.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration })),
    );
  }

  async write(key: string, contents: Readable): Promise<void> {
    const target = this.#target(key);
    // If the stream breaks before the upload begins, `pipeline` reports the error.
    contents.once('error', () => undefined);
    const { Upload } = await loadSdk();
    const client = await this.#connected();
    // The upload would take the property `size` of some streams for their length.
    const Body = new PassThrough();
    const upload = new Upload({ client, params: { ...target, Body }, partSize: PART_BYTES, queueSize: 1 });
    const [read, uploaded] = await Promise.allSettled([pipeline(contents, Body), upload.done()]);
    if (uploaded.status === 'fulfilled') return;
    const isOfStream = read.status === 'rejected' && read.reason === uploaded.reason;
    throw isOfStream ? read.reason : this.#unavailable(uploaded.reason);
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const { GetObjectCommand } = await loadSdk();
    const Range = range && `bytes=${range.from}-${range.from + range.length - 1}`;
    const command = new GetObjectCommand({ ...this.#target(key), ...(Range && { Range }) });
    const found = await this.#send((client) => client.send(command));
    const body = found && (found.Body as IncomingMessage);
    // Whoever reads it may pause.
    body?.socket?.setTimeout((this.#options.idleMs ?? IDLE_MS) * READ_PAUSE);
    return body && Readable.from(this.#chunksOf(body), { objectMode: false });
  }

  async size(key: string): Promise<number | null> {
    const { HeadObjectCommand } = await loadSdk();
    const command = new HeadObjectCommand(this.#target(key));
    const found = await this.#send((client) => client.send(command));
    return found && (found.ContentLength ?? 0);
  }

  async remove(key: string): Promise<void> {
    const { DeleteObjectCommand } = await loadSdk();
    const command = new DeleteObjectCommand(this.#target(key));
    await this.#send((client) => client.send(command));
  }

  async list(): Promise<StoredFile[]> {
    const { paginateListObjectsV2 } = await loadSdk();
    const { bucket: Bucket, prefix: Prefix } = this.#place;
    const files = await this.#send(async (client) => {
      const found: StoredFile[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Key = '', LastModified, Size } of Contents) {
          const key = Key.slice(Prefix.length);
          // Others may have files below the same prefix.
          if (key === '' || key.includes('/')) continue;
          found.push({ key, modifiedAt: LastModified?.getTime() ?? 0, size: Size ?? 0 });
        }
      return found;
    });
    return files ?? [];
  }

  async space(): Promise<null> {
    const { HeadBucketCommand } = await loadSdk();
    const command = new HeadBucketCommand({ Bucket: this.#place.bucket });
    const client = await this.#connected();
    // Not as the others: a bucket that doesn't exist is no store.
    await client.send(command).catch((error: unknown) => {
      throw this.#unavailable(error);
    });
    return null;
  }

  async copyTo(key: string, path: string): Promise<boolean> {
    const contents = await this.read(key);
    if (!contents) return false;
    await pipeline(contents, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return true;
  }

  #target(key: string): { Bucket: string; Key: string } {
    checkKey(key);
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + key };
  }

  #rules(): LifecycleRule[] {
    const { prefix } = this.#place;
    return [
      ...Object.values(temporaryKeys).map((temporary) => ({
        ID: `${RULE}${prefix}${temporary}`,
        Status: 'Enabled' as const,
        Filter: { Prefix: prefix + temporary },
        Expiration: { Days: TEMPORARY_DAYS },
      })),
      {
        ID: `${RULE}${prefix}unfinished`,
        Status: 'Enabled',
        Filter: { Prefix: prefix },
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: UNFINISHED_DAYS },
      },
    ];
  }

  #connected(): Promise<S3Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<S3Client> {
    const { S3Client: Client } = await loadSdk();
    const { endpoint, region } = this.#place;
    const { accessKeyId, secretAccessKey, idleMs = IDLE_MS } = this.#options;
    return new Client({
      region,
      // With its own endpoint, a bucket seldom has a host name of its own.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: idleMs,
        httpAgent: agent,
        httpsAgent: agent,
      },
      // Many servers know no newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** @returns null for what doesn't exist @throws StorageUnavailable */
  async #send<T>(send: (client: S3Client) => Promise<T>): Promise<T | null> {
    try {
      return await send(await this.#connected());
    } catch (error) {
      if (MISSING.has((error as Error).name)) return null;
      throw this.#unavailable(error);
    }
  }

  /** A stream whose connection breaks fails as a request does. */
  async *#chunksOf(body: Readable): AsyncGenerator<Buffer> {
    try {
      yield* body as AsyncIterable<Buffer>;
    } catch (error) {
      throw this.#unavailable(error);
    }
  }

  #unavailable(cause: unknown): StorageUnavailable {
    const { name, message, code, $metadata } = cause as NodeJS.ErrnoException & Partial<ResponseMetadata>;
    // The answer to a HEAD has no code of S3.
    const status = $metadata?.httpStatusCode;
    const answered = status === undefined ? '' : `HTTP ${status}, `;
    const where = `s3://${this.#place.bucket}${this.#place.endpoint ? ` at ${this.#place.endpoint}` : ''}`;
    const reason = CREDENTIALS.has(name)
      ? 'refused the credentials: check STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY'
      : 'failed';
    return new StorageUnavailable(`${where} ${reason} (${answered}${code ?? name}: ${message})`, { cause });
  }
}

/** What the client notes about an answer. */
interface ResponseMetadata {
  $metadata: { httpStatusCode?: number };
}

/** S3's codes for what doesn't exist; `HEAD` is answered without a code. */
const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchLifecycleConfiguration', 'InvalidRange']);
const CREDENTIALS = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch']);
