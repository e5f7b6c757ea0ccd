import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** More than the gateway waits for before it refuses. */
const ANNOUNCED_BYTES = 2_000_000;

/**
 * What is wrong with answers to uploads that are refused while they arrive; empty if nothing is. nginx closes the connection of
 * such an upload, and a client that isn't told may lose its next request.
 */
export async function findRefusalFaults(url: string): Promise<string[]> {
  const id = randomUUID();
  const paths = ['/api/preflight/analyze', `/api/quotes/${id}/file`, `/api/vendor-links/${id}/file`];
  const answers = await Promise.all(paths.map((path) => beginUpload(`${url}${path}`)));
  return answers.flatMap(({ statusCode, headers }, at) =>
    statusCode === 415 && headers.connection === 'close'
      ? []
      : [`${paths[at]} answered ${statusCode} with Connection: ${headers.connection}`],
  );
}

/** Sends the first byte of an upload of a type that no route takes. */
async function beginUpload(url: string): Promise<IncomingMessage> {
  const upload = request(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'content-length': ANNOUNCED_BYTES },
    agent: new Agent({ keepAlive: true }),
  });
  upload.write('a');
  const [answer]: IncomingMessage[] = await once(upload, 'response');
  // Its connection may be reset before that.
  upload.on('error', () => undefined).destroy();
  if (!answer) throw new Error(`no answer from ${url}`);
  return answer;
}
