import type { PixelJob, PixelResult } from './pixel-job.ts';

/** To the decoding process. */
export interface PixelRequest {
  id: number;
  job: PixelJob;
}

/** From it. */
export interface PixelReply {
  id: number;
  result: PixelResult;
  /** It has done or taken enough; another is to be started. */
  isSpent: boolean;
}
