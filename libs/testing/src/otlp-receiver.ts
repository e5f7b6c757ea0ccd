import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import protobuf from 'protobufjs';

/** The protocol's own definitions, https://github.com/open-telemetry/opentelemetry-proto, release 1.9.0. */
const PROTO = fileURLToPath(new URL('../otlp/', import.meta.url));
const REQUEST = 'opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest';

export interface ReceivedSpan {
  service: string;
  resource: Record<string, string>;
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId: string;
  name: string;
  /** Such as SPAN_KIND_SERVER. */
  kind: string;
  attributes: Record<string, string>;
  /** Nanoseconds since the epoch. */
  start: bigint;
  end: bigint;
  isError: boolean;
}

export interface OtlpReceiver {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ReceivedSpan[];
  /** Everything received, as it came, for searches of what must not be in it. */
  bodies: Buffer[];
  /** Headers of the last request. */
  headers: () => NodeJS.Dict<string | string[]>;
  stop: () => Promise<void>;
}

/** Receives traces over OTLP/HTTP with protobuf. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const root = new protobuf.Root();
  root.resolvePath = (_from, target) => `${PROTO}${target}`;
  await root.load('opentelemetry/proto/collector/trace/v1/trace_service.proto');
  const exported = root.lookupType(REQUEST);
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  let headers: NodeJS.Dict<string | string[]> = {};
  const server = createServer((request, response) => {
    void buffer(request).then((sent) => {
      const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
      const isTrace = request.method === 'POST' && request.url === '/v1/traces';
      if (!isTrace || request.headers['content-type'] !== 'application/x-protobuf')
        return response.writeHead(400).end();
      headers = request.headers;
      bodies.push(body);
      spans.push(...spansIn(exported.toObject(exported.decode(body), { longs: String, enums: String })));
      // An empty ExportTraceServiceResponse: everything was accepted.
      return response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    headers: () => headers,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface KeyValue {
  key: string;
  value?: Record<string, string | number | boolean>;
}

/** What protobufjs gives; a field with its default is absent. */
interface ExportedSpan {
  traceId: Buffer;
  spanId: Buffer;
  parentSpanId?: Buffer;
  name?: string;
  kind?: string;
  attributes?: KeyValue[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status?: { code?: string };
}

interface Exported {
  resourceSpans?: {
    resource?: { attributes?: KeyValue[] };
    scopeSpans?: { spans?: ExportedSpan[] }[];
  }[];
}

function spansIn({ resourceSpans = [] }: Exported): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const known = textsOf(resource?.attributes);
    return scopeSpans
      .flatMap(({ spans = [] }) => spans)
      .map((span) => ({
        service: known['service.name'] ?? '',
        resource: known,
        traceId: span.traceId.toString('hex'),
        spanId: span.spanId.toString('hex'),
        parentSpanId: span.parentSpanId?.toString('hex') ?? '',
        name: span.name ?? '',
        kind: span.kind ?? '',
        attributes: textsOf(span.attributes),
        start: BigInt(span.startTimeUnixNano),
        end: BigInt(span.endTimeUnixNano),
        isError: span.status?.code === 'STATUS_CODE_ERROR',
      }));
  });
}

const textsOf = (pairs: KeyValue[] = []): Record<string, string> =>
  Object.fromEntries(pairs.map(({ key, value = {} }) => [key, Object.values(value).map(String).join()]));
