/** Entry point of the decoding process, which isolates crashes and hangs of codecs. */
import { decodeJob } from './decode-job.ts';
import type { PixelReply, PixelRequest } from './decoding-process.ts';

const MAX_JOBS = 400;
/** CPU time after which the process retires, leaving enough of the system limit for one slow image. */
const MAX_CPU_MICROSECONDS = 20_000_000;
const MAX_RESIDENT_BYTES = 400_000_000;
let jobs = 0;

process.on('message', ({ id, job }: PixelRequest) => {
  void decodeJob(job).then((result) => {
    jobs += 1;
    // After a failure, a WebAssembly codec's memory may be corrupt.
    const isSuspect = !result.ok && result.reason === 'damaged';
    const { user, system } = process.cpuUsage();
    const isWornOut = jobs >= MAX_JOBS || user + system > MAX_CPU_MICROSECONDS;
    const isSpent = isSuspect || isWornOut || process.memoryUsage.rss() > MAX_RESIDENT_BYTES;
    const reply: PixelReply = { id, result, isSpent };
    process.send?.(reply);
  });
});
// The parent has exited.
process.on('disconnect', () => process.exit());
