import type { NextFunction, Request, Response } from 'express';

/** Answers of the API are of one person and one moment: nobody on the way keeps them, unless a route says otherwise. */
export function noStore(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
