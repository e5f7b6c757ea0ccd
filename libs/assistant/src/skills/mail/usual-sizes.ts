/** Sizes of pieces that are called without one, width first. Inches. */
export const usualSizes: readonly {
  terms: readonly string[];
  size: { width: number; height: number };
  name: string;
}[] = [
  { terms: ['letterhead'], size: { width: 8.5, height: 11 }, name: 'Letterhead' },
  { terms: ['business card'], size: { width: 3.5, height: 2 }, name: 'Business card' },
  { terms: ['rack card'], size: { width: 4, height: 9 }, name: 'Rack card' },
];
