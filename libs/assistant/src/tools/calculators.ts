import type { Tool } from './tool.ts';

export const calculators: readonly Tool[] = [];
