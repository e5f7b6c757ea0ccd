import type { PreflightCheckId } from '@printpartner/contracts/types';

export const programs = [
  { id: 'indesign', label: 'InDesign' },
  { id: 'illustrator', label: 'Illustrator' },
  { id: 'canva', label: 'Canva' },
  { id: 'word', label: 'Word' },
] as const;

export type Program = (typeof programs)[number]['id'];

/** How to fix a finding in each program. */
export type Steps = Readonly<Record<Program, readonly string[]>>;

export type StepsByCheck = Readonly<Partial<Record<PreflightCheckId, Steps>>>;
