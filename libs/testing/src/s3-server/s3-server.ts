import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Credentials, signatureProblem } from './signature.ts';

/** What a request gets in place of its answer: none at all, the end of its connection, or the error of a full store. */
export type S3Fault = 'hang' | 'drop' | 'full';

export interface S3Request {
  method: string;
  /** The bucket isn't part of it; it is empty for a request about the bucket. */
  key: string;
  query: URLSearchParams;
}

interface StoredObject {
  body: Buffer;
  modifiedAt: Date;
}

export interface S3Server {
  /** `http://127.0.0.1:<port>` */
  endpoint: string;
  bucket: string;
  credentials: Credentials;
  /** All objects, by key. */
  objects: Map<string, StoredObject>;
  /** Bytes of all bodies so far. */
  receivedBytes: () => number;
  /** Uploads in parts that were neither completed nor aborted. */
  unfinishedUploads: () => number;
  /** The bucket's lifecycle rules as XML; undefined if it has none. */
  lifecycle: () => string | undefined;
  setLifecycle(xml: string): void;
  /** Decides about each request from here on. */
  failWith(fault: (request: S3Request) => S3Fault | undefined): void;
  stop(): Promise<void>;
}

/** Objects in one page of a list: few, so that tests see several pages. */
const PAGE = 20;
const BUCKET = 'uploads';
const STATUS: Record<string, number> = {
  InsufficientStorage: 507,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchLifecycleConfiguration: 404,
  NoSuchUpload: 404,
  InvalidPart: 400,
  InvalidRange: 416,
  MissingContentMD5: 400,
  XAmzContentSHA256Mismatch: 400,
};

/** The part of S3 that the file store uses, with one bucket in memory. It verifies every signature. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const credentials = { accessKeyId: 'harbor', secretAccessKey: randomUUID() };
  let lifecycle: string | undefined;
  let fault: (request: S3Request) => S3Fault | undefined = () => undefined;
  let receivedBytes = 0;

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(incoming.url ?? '/', 'http://s3');
    const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const request = { method: incoming.method ?? '', key: rest.join('/'), query };
    const answer = new S3Answer(response);
    const failure = fault(request);
    if (failure === 'hang') return;
    if (failure === 'drop') return void incoming.destroy();
    incoming.on('data', (chunk: Buffer) => (receivedBytes += chunk.length));
    const body = await buffer(incoming);
    const problem = signatureProblem(incoming, body, credentials);
    if (problem) return answer.error(problem);
    if (failure === 'full') return answer.error('InsufficientStorage');
    if (bucket !== BUCKET) return answer.error('NoSuchBucket');
    if (request.key === '') return ofBucket(request, incoming, body, answer);
    if (query.has('uploads') || query.has('uploadId')) return ofUpload(request, body, answer);
    ofObject(request, incoming, body, answer);
  }

  function ofBucket(
    { method, query }: S3Request,
    { headers }: IncomingMessage,
    body: Buffer,
    answer: S3Answer,
  ): void {
    if (query.has('lifecycle')) {
      if (method === 'GET')
        return lifecycle === undefined ? answer.error('NoSuchLifecycleConfiguration') : answer.xml(lifecycle);
      if (
        !('content-md5' in headers) &&
        !Object.keys(headers).some((name) => name.startsWith('x-amz-checksum-'))
      )
        return answer.error('MissingContentMD5');
      lifecycle = body.toString();
      return answer.empty();
    }
    if (method === 'HEAD') return answer.empty();
    if (method !== 'GET' || query.get('list-type') !== '2') return answer.error('MethodNotAllowed');
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const found = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).toSorted(byKey);
    const page = found.slice(0, PAGE);
    const next = found.length > PAGE ? page.at(-1)?.[0] : undefined;
    answer.xml(
      `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${tag('NextContinuationToken', next)}${page
        .map(
          ([
            key,
            {
              body: { length },
              modifiedAt,
            },
          ]) =>
            `<Contents>${tag('Key', key)}${tag('LastModified', modifiedAt.toISOString())}${tag('Size', length)}</Contents>`,
        )
        .join('')}</ListBucketResult>`,
    );
  }

  function ofUpload({ method, key, query }: S3Request, body: Buffer, answer: S3Answer): void {
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return answer.xml(
        `<InitiateMultipartUploadResult>${tag('UploadId', id)}</InitiateMultipartUploadResult>`,
      );
    }
    const id = query.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (!parts) return answer.error('NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return answer.empty({ etag: etagOf(body) });
    }
    if (method === 'POST') {
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, part]) =>
        parts.get(Number(part)),
      );
      if (named.length !== parts.size || named.includes(undefined)) return answer.error('InvalidPart');
      put(key, Buffer.concat(named as Buffer[]));
    } else if (method !== 'DELETE') return answer.error('MethodNotAllowed');
    uploads.delete(id);
    if (method === 'DELETE') return answer.empty();
    answer.xml(`<CompleteMultipartUploadResult>${tag('Key', key)}</CompleteMultipartUploadResult>`);
  }

  function ofObject(
    { method, key }: S3Request,
    { headers }: IncomingMessage,
    body: Buffer,
    answer: S3Answer,
  ): void {
    if (method === 'PUT') {
      put(key, body);
      return answer.empty({ etag: etagOf(body) });
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return answer.empty();
    }
    const found = objects.get(key);
    if (!found) return answer.error('NoSuchKey');
    answer.object(found, headers.range, method === 'HEAD');
  }

  const put = (key: string, body: Buffer) => objects.set(key, { body, modifiedAt: new Date() });

  const server = createServer((incoming, response) => {
    // A client may end its connection at any time.
    handle(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: BUCKET,
    credentials,
    objects,
    receivedBytes: () => receivedBytes,
    unfinishedUploads: () => uploads.size,
    lifecycle: () => lifecycle,
    setLifecycle(xml) {
      lifecycle = xml;
    },
    failWith(next) {
      fault = next;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

/** An element of XML; empty without a value. */
function tag(name: string, value: string | number | undefined): string {
  if (value === undefined) return '';
  return `<${name}>${String(value).replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)}</${name}>`;
}

/** Answers one request as S3 does. */
class S3Answer {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  xml(text: string, status = 200): void {
    this.#response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(text.startsWith('<?xml') ? text : `<?xml version="1.0" encoding="UTF-8"?>${text}`);
  }

  error(code: string): void {
    this.xml(
      `<Error>${tag('Code', code)}${tag('Message', `${code} of the test`)}</Error>`,
      STATUS[code] ?? 403,
    );
  }

  empty(headers: Record<string, string> = {}): void {
    this.#response.writeHead(200, headers).end();
  }

  object({ body, modifiedAt }: StoredObject, range: string | undefined, isHead: boolean): void {
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
    if (from !== undefined && Number(from) >= body.length) return this.error('InvalidRange');
    const part = from === undefined ? body : body.subarray(Number(from), to ? Number(to) + 1 : undefined);
    this.#response.writeHead(from === undefined ? 200 : 206, {
      'content-length': part.length,
      'last-modified': modifiedAt.toUTCString(),
      etag: etagOf(body),
    });
    this.#response.end(isHead ? undefined : part);
  }
}
