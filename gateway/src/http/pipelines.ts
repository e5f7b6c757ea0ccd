import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';

/** No browser or proxy sends a request before the answer to the one before; some programs send a few. */
const MOST_UNANSWERED = 4;

const unanswered = new WeakMap<Socket, number>();

/** Cuts a connection that sends many requests without waiting for answers: they would queue up in memory, and outlive their client. */
export function cutPipelines({ socket }: Request, response: Response, next: NextFunction): void {
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > MOST_UNANSWERED) {
    socket.destroy();
    return;
  }
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  next();
}
