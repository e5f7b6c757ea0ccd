import { request } from 'node:http';

/** More than nginx lets wait or be in flight from one network. */
const BURST = 1_500;

/** Addresses of one /64, which count together. */
const inside = (n: number): string => `2001:db8:7:7:${n.toString(16)}::${(n + 1).toString(16)}`;
const OUTSIDE = '2001:db8:7:8::1';
const MAPPED = '::ffff:192.0.2.1';

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** What is wrong with nginx's limits by network; empty if nothing is. Needs a stack that trusts X-Forwarded-For. */
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
  return [...new Set(problems)];
}

/** Over a connection of its own. */
function ask(url: string, address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/api/health/live`,
      { headers: { 'x-forwarded-for': address }, agent: false },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
        );
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}
