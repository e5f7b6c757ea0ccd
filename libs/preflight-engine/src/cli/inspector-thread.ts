import { parentPort } from 'node:worker_threads';
import { checkFile } from './check-file.ts';
import type { FileReport, FileJob, FileProgress } from './file-job.ts';

const post = (message: FileReport | FileProgress) => parentPort?.postMessage(message, []);

parentPort?.on('message', (job: FileJob) => void checkFile(job, post).then(post));
