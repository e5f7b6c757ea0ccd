import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface StrictSmtpServer {
  smtpUrl: string;
  /** Full texts of the accepted mails. */
  taken: string[];
  stop(): Promise<void>;
}

/** The reply to a command, for instance `550 No such user`; undefined accepts it. */
type Answer = (command: string) => string | undefined | Promise<string | undefined>;

/** An SMTP server (RFC 5321) with replies chosen by the test, which MailDev doesn't support. */
export async function startStrictSmtpServer(answer: Answer): Promise<StrictSmtpServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Ignore clients that disconnect.
    serve(socket, answer, taken).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    taken,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(socket: Socket, answer: Answer, taken: string[]): Promise<void> {
  socket.write('220 strict\r\n');
  let isText = false;
  let received = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received += chunk.toString();
    const end = isText ? '\r\n.\r\n' : '\r\n';
    for (let at = received.indexOf(end); at >= 0; at = received.indexOf(end)) {
      const line = received.slice(0, at);
      received = received.slice(at + end.length);
      const refusal = await answer(isText ? 'TEXT' : line);
      if (isText && !refusal) taken.push(line);
      socket.write(`${refusal ?? (line === 'DATA' ? '354 go on' : '250 ok')}\r\n`);
      isText = line === 'DATA' && !refusal;
      if (isText) break;
    }
  }
}
