export { FileStore } from './file-store.ts';
