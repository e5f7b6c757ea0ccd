/** The programs whose users are told what to do, one list of steps each. */
export const programs = [
  { id: 'indesign', label: 'InDesign' },
  { id: 'illustrator', label: 'Illustrator' },
  { id: 'canva', label: 'Canva' },
  { id: 'word', label: 'Word' },
] as const;

export type Program = (typeof programs)[number]['id'];
export type Steps = Readonly<Record<Program, readonly string[]>>;
