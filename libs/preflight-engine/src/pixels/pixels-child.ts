/** Entry of the process in which images are decoded: a codec's crash or hang ends it and nothing else. */
import { decodeJob } from './decode-job.ts';
import type { PixelReply, PixelRequest } from './pixel-messages.ts';

const MOST_JOBS = 400;
/** Far enough from the system's limit for an image that takes as long as one may. */
const MOST_CPU_MICROSECONDS = 20_000_000;
const MOST_RESIDENT_BYTES = 400_000_000;
let jobs = 0;

process.on('message', ({ id, job }: PixelRequest) => {
  void decodeJob(job).then((result) => {
    jobs += 1;
    // After a fault a WebAssembly codec's memory may be in any state.
    const isSuspect = !result.ok && result.reason === 'damaged';
    const { user, system } = process.cpuUsage();
    const isTired = jobs >= MOST_JOBS || user + system > MOST_CPU_MICROSECONDS;
    const isSpent = isSuspect || isTired || process.memoryUsage.rss() > MOST_RESIDENT_BYTES;
    const reply: PixelReply = { id, result, isSpent };
    process.send?.(reply);
  });
});
// The parent is gone.
process.on('disconnect', () => process.exit());
