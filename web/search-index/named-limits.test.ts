import { expect, it } from '@jest/globals';
import { conflictsIn } from './named-limits.ts';

it.each([
  'Perfect bound: leave a gutter of at least 1/2 in.',
  'Keep 3/8–1/2 in clear at the bind edge.',
  'Keep page numbers 1/4 in from the face, preferably 3/8 in.',
  'Total ink 330% or less.',
  'Bleed of 0.5 in on every side.',
  'Large format needs 200 ppi at full size.',
  // The search writes a guide’s pairs of label and value like this.
  'Perfect bound – Inner margin: 1/2 in',
  'Gutter: 2 in',
  'Total ink: 330% or less on coated.',
  'Bleed: 1/4 in',
  'Page numbers: 1/4 in from the face',
  'Large format: 200 ppi',
  // Another row’s figure.
  'On uncoated stock keep total ink under 320%',
  'Newsprint takes total ink of up to 300%',
  'Total ink 300% or less on coated stock, 300% on uncoated',
  'Keep text 1/2 in from every fold',
  'Saddle stitch: inner margin 3/4 in',
  'Type on the spine from 1/8 in',
  'Images need 250 ppi',
  'Type no smaller than 5 pt',
  'Hairlines of at least 0.5 pt',
  'Safe zone 1/16 in',
  '1/4 in bleed on every side',
  'Add 1/16 in of bleed',
  // Another unit.
  'Leave an inner margin of 1/2 inch',
  'Leave a gutter of 0.5"',
  'Bleed of 5 mm',
  'Bleed: 6 mm on all sides',
  'Keep page numbers 1/4-inch from the face',
  'Calendars need 3/8 in at the binding edge',
  // Preflight fails at these limits.
  'Keep total ink under 320% on gloss coated',
  'No lines under 0.125 pt',
  'Line art at 550 ppi',
  'Digital: total ink 320% or less',
  'Images at 150 ppi pass preflight',
])('G11 finds the other figure in “%s”', (text) => {
  expect(conflictsIn(text)).not.toEqual([]);
});

it.each([
  'Bleed of 0.125 in (3 mm) on all four sides',
  'Keep text 6.4 mm from the trim where you can',
  'A calendar needs 1/2" at the binding edge',
  'Total ink 300–320% on gloss coated stock',
  'Newsprint takes total ink of up to 240%',
  'Images fail below 150 ppi and get a warning below 225 ppi',
  'Lines under 0.125 pt fail',
])('G11 takes “%s” as the table’s figure', (text) => {
  expect(conflictsIn(text)).toEqual([]);
});
