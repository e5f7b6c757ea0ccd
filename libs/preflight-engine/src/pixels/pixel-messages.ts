import type { PixelJob, PixelResult } from './pixel-job.ts';

/** Message to the decoding process. */
export interface PixelRequest {
  id: number;
  job: PixelJob;
}

/** Message from the decoding process. */
export interface PixelReply {
  id: number;
  result: PixelResult;
  /** It has reached its job or memory limit and must be replaced. */
  isSpent: boolean;
}
