export const programs = [
  { id: 'indesign', label: 'InDesign' },
  { id: 'illustrator', label: 'Illustrator' },
  { id: 'canva', label: 'Canva' },
  { id: 'word', label: 'Word' },
] as const;

export type Program = (typeof programs)[number]['id'];

/** How to fix a finding in each program. */
export type Steps = Readonly<Record<Program, readonly string[]>>;
