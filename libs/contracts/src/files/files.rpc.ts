import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import {
  completedUpload,
  fileUpload,
  jobFile,
  jobFileName,
  jobFiles,
  jobFileVersion,
  pagePicture,
  partNumber,
  storedPart,
  storedVersion,
  uploadOrder,
  versionCheckOrder,
} from './job-file.ts';

// The preflight service stores the files: a version and its check are written together.
const ACCESS = 'user';
const ofId = z.object({ id: z.uuid() });
const NOTHING = z.object({});

export const listFiles = defineRpc({
  pattern: 'preflight.list-files',
  access: ACCESS,
  input: z.object({ projectId: z.uuid() }),
  output: jobFiles,
});

/** Reserves room. Idempotent. The gateway checks first that the project is the caller's. */
export const startUpload = defineRpc({
  pattern: 'preflight.start-upload',
  access: ACCESS,
  input: uploadOrder,
  output: fileUpload,
});

export const readUpload = defineRpc({
  pattern: 'preflight.read-upload',
  access: ACCESS,
  input: ofId,
  output: fileUpload,
});

/**
 * Records a part that is in the store. The answer is the key of the part that counts: another one, if the part was stored
 * twice.
 */
export const recordPart = defineRpc({
  pattern: 'preflight.record-part',
  access: ACCESS,
  input: ofId.extend({ part: partNumber, key: storedPart }),
  output: z.object({ key: storedPart }),
});

/**
 * Begins to put the parts together under a key, for one gateway at a time. If that was done before, the answer is in
 * `completed`.
 */
export const assembleUpload = defineRpc({
  pattern: 'preflight.assemble-upload',
  access: ACCESS,
  input: ofId,
  output: z.discriminatedUnion('isCompleted', [
    z.object({ isCompleted: z.literal(true), completed: completedUpload }),
    z.object({
      isCompleted: z.literal(false),
      size: z.int(),
      /** Keys of the parts in the store, in order. */
      parts: z.array(storedPart),
      key: storedVersion,
    }),
  ]),
});

/** Gives up putting parts together, so that the client can try again at once. Idempotent. */
export const releaseUpload = defineRpc({
  pattern: 'preflight.release-upload',
  access: ACCESS,
  input: ofId.extend({ key: storedVersion }),
  output: NOTHING,
});

/** Gives assembled contents to their file as a version, and queues its check. Removes them if the file has them already. */
export const addVersion = defineRpc({
  pattern: 'preflight.add-version',
  access: ACCESS,
  input: ofId.extend({
    key: storedVersion,
    sha256: jobFileVersion.shape.sha256,
    check: versionCheckOrder,
  }),
  output: completedUpload,
});

/** Idempotent. */
export const cancelUpload = defineRpc({
  pattern: 'preflight.cancel-upload',
  access: ACCESS,
  input: ofId,
  output: NOTHING,
});

export const renameFile = defineRpc({
  pattern: 'preflight.rename-file',
  access: ACCESS,
  input: ofId.extend({ name: jobFileName }),
  output: jobFile,
});

export const removeFile = defineRpc({
  pattern: 'preflight.remove-file',
  access: ACCESS,
  input: ofId,
  output: NOTHING,
});

export const restoreFile = defineRpc({
  pattern: 'preflight.restore-file',
  access: ACCESS,
  input: ofId,
  output: jobFile,
});

/** Where a version's contents are in the file store. */
export const locateVersion = defineRpc({
  pattern: 'preflight.locate-version',
  access: ACCESS,
  input: ofId,
  output: jobFileVersion.pick({ size: true, sha256: true }).extend({
    key: storedVersion,
    /** What it is saved as: the name that its file has now. */
    name: jobFile.shape.name,
  }),
});

export const checkVersion = defineRpc({
  pattern: 'preflight.check-version',
  access: ACCESS,
  input: ofId.extend(versionCheckOrder.shape),
  output: jobFile,
});

export const removeVersion = defineRpc({
  pattern: 'preflight.remove-version',
  access: ACCESS,
  input: ofId,
  output: NOTHING,
});

export const restoreVersion = defineRpc({
  pattern: 'preflight.restore-version',
  access: ACCESS,
  input: ofId,
  output: jobFile,
});

export const savePicture = defineRpc({
  pattern: 'preflight.save-picture',
  access: ACCESS,
  input: ofId.extend(pagePicture.shape),
  output: NOTHING,
});

export const readPicture = defineRpc({
  pattern: 'preflight.read-picture',
  access: ACCESS,
  input: ofId,
  output: pagePicture,
});

export const filesRpcs = [
  listFiles,
  startUpload,
  readUpload,
  recordPart,
  assembleUpload,
  releaseUpload,
  addVersion,
  cancelUpload,
  renameFile,
  removeFile,
  restoreFile,
  locateVersion,
  checkVersion,
  removeVersion,
  restoreVersion,
  savePicture,
  readPicture,
] as const;
