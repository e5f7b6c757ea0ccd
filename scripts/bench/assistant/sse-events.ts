/** Events of a server-sent stream with when they came, `performance.now()`. Each `data:` of our servers is one line. */
export async function* sseEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ data: string; at: number }> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const at = performance.now();
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield { data: line.slice('data: '.length), at };
  }
}

/** Asks the assistant of a running system as a visitor of this network. */
export async function askAssistant(
  url: string,
  message: string,
  ip: string,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(`${url}/api/ai/chat/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ message }),
  });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.body;
}

/** The type of one of our events. */
export const eventType = (data: string): string => (JSON.parse(data) as { type?: string }).type ?? 'error';
