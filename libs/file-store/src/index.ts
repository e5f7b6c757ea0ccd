export { FileMissing, FileStore, type StoredFile, StorageUnavailable } from './file-store.ts';
export { describeMoved, moveFiles } from './move-files.ts';
export {
  openBoth,
  openFileStore,
  scratchSettings,
  storageSettings,
  type StorageSettings,
} from './open-file-store.ts';
export { temporaryKeys } from './s3-place.ts';
