import { parentPort } from 'node:worker_threads';
import { answerTo } from './answers.ts';
import type { FileAnswer, FileJob, FileProgress } from './file-job.ts';

// Nothing is handed over for good.
const tell = (message: FileAnswer | FileProgress) => parentPort?.postMessage(message, []);

/** Works off the files that the command line sends, one at a time. */
parentPort?.on('message', (job: FileJob) => void answerTo(job, tell).then(tell));
