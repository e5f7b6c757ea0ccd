import type { Envelope } from './envelope.ts';

const catalog = (
  id: string,
  size: string,
  availability: Envelope['availability'],
  usage: string,
  name = size,
): Envelope => ({ id, group: 'catalog', name, size, availability, usage });

export const catalogEnvelopes: readonly Envelope[] = [
  catalog('catalog-6x9', '6 x 9', 'common', 'Half-letter sets, small catalogs'),
  catalog('catalog-6-5x9-5', '6-1/2 x 9-1/2', 'specialty', 'Reports, booklets 6 x 9'),
  catalog('catalog-7x10', '7 x 10', 'specialty', 'Books, catalogs'),
  catalog('catalog-7-5x10-5', '7-1/2 x 10-1/2', 'specialty', 'Brochures with bulk'),
  catalog('catalog-8-75x11-25', '8-3/4 x 11-1/4', 'specialty', 'Unfolded letter sheets, tight fit'),
  catalog('catalog-9x12', '9 x 12', 'common', 'Unfolded letter sheets, folders up to 8-3/4 x 11-3/4'),
  catalog('catalog-9-5x12-5', '9-1/2 x 12-1/2', 'common', '9 x 12 pocket folders'),
  catalog('catalog-10x13', '10 x 13', 'common', 'Bulky sets, folders'),
  catalog(
    'catalog-12x15',
    '12 x 15',
    'specialty',
    'Large documents; also made in 12 x 15-1/2, over the 15 in limit for flats',
  ),
  catalog('flat-mailer', '11-1/2 x 14-1/2', 'specialty', 'Calendars, photos', 'Flat Mailer'),
];
