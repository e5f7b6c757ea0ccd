import { limits } from '@printpartner/contracts/types';

/** Why no other sheet can be saved; undefined while there is room. */
export function limitText(count: number): string | undefined {
  if (count < limits.specSheets) return undefined;
  return `${limits.specSheets} named sheets is the limit, booklets and custom specs together. Delete one to make room.`;
}
