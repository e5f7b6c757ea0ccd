import { parentPort } from 'node:worker_threads';
import { answerTo } from './answers.ts';
import type { FileAnswer, FileJob, FileProgress } from './file-job.ts';

const post = (message: FileAnswer | FileProgress) => parentPort?.postMessage(message, []);

parentPort?.on('message', (job: FileJob) => void answerTo(job, post).then(post));
