import { request } from 'node:http';

/** More than nginx lets wait or be in flight from one network. */
const BURST = 1_500;

/** Addresses of one /64, which count together. */
const inside = (n: number): string => `2001:db8:7:7:${n.toString(16)}::${(n + 1).toString(16)}`;
const OUTSIDE = '2001:db8:7:8::1';
/** As many as several devices load that install the app, over fewer connections than one network may have. */
const FILES = 1_000;
const FILES_AT_ONCE = 100;
const INSTALLER = '2001:db8:7:9::1';
const CALL_ID = 'made-by-the-page';
const MAPPED = '::ffff:192.0.2.1';

interface Answer {
  status: number;
  type: string;
  /** A page reports a failed call by it. */
  id: string;
  body: string;
}

/** What is wrong with nginx's limits by network, and with the ids of requests; empty if nothing is. Needs a stack that trusts X-Forwarded-For. */
export async function findLimitFaults(url: string): Promise<string[]> {
  const [answers, others] = await Promise.all([
    Promise.all(Array.from({ length: BURST }, (_, n) => ask(url, inside(n)))),
    Promise.all([OUTSIDE, MAPPED].map((address) => ask(url, address))),
  ]);
  const refused = answers.filter(({ status }) => status === 429);
  const problems: string[] = [];
  if (refused.length === 0) problems.push(`${BURST} requests from one /64 at once, and none was refused`);
  for (const { type, body } of refused)
    if (type !== 'application/problem+json' || !body.includes('"code":"request.rate_limited"'))
      problems.push(`a refusal is no problem document: ${type} ${body}`);
  for (const { status } of others) if (status !== 200) problems.push(`another network got ${status}`);
  for (let sent = 0; sent < FILES; sent += FILES_AT_ONCE) {
    const files = Array.from({ length: FILES_AT_ONCE }, () => ask(url, INSTALLER, '/mark.svg'));
    for (const { status } of await Promise.all(files))
      if (status !== 200) problems.push(`one of ${FILES} files got ${status}`);
  }
  const { status } = await ask(url, INSTALLER);
  if (status !== 200) problems.push(`after the files of the app, the API answered ${status}`);
  const { id } = await ask(url, INSTALLER);
  if (id !== CALL_ID) problems.push(`the request ${CALL_ID} was answered as ${id}`);
  return [...new Set(problems)];
}

/** Each request has a connection of its own. */
function ask(url: string, address: string, path = '/api/health/live'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}${path}`,
      { headers: { 'x-forwarded-for': address, 'x-request-id': CALL_ID }, agent: false },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            id: String(response.headers['x-request-id']),
            body,
          }),
        );
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}
