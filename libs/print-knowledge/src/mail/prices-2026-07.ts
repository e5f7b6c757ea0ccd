import { mailSources } from './sources.ts';
import type { Entry, MailPrice, PriceList, Sort } from './price-list.ts';

const sortNames = {
  letter: { '5-digit': '5-Digit', aadc: 'AADC', mixed: 'Mixed AADC' },
  flat: { '5-digit': '5-Digit', '3-digit': '3-Digit', mixed: 'Mixed' },
} as const;
type PresortShape = keyof typeof sortNames;

function presorted<S extends PresortShape>(
  line: Omit<MailPrice, 'id' | 'name' | 'shape' | 'sort' | 'entry' | 'tiers'> & {
    key: string;
    title: string;
    shape: S;
    upTo: number;
  },
  mills: Partial<Record<keyof (typeof sortNames)[S], number>>,
  entry: Entry = 'origin',
): MailPrice[] {
  const { key, title, upTo, ...rest } = line;
  const place = entry === 'origin' ? '' : `, entered at the ${entry.toUpperCase()}`;
  const names: Partial<Record<Sort, string>> = sortNames[line.shape];
  return (Object.entries(mills) as [Sort, number][]).map(([sort, price]) => ({
    ...rest,
    id: `${key}-${sort}-${entry}`,
    name: `${title}, ${names[sort]}${place}`,
    sort,
    entry,
    tiers: [{ upTo, mills: price }],
  }));
}

const single = { mailClass: 'single', sort: 'none', entry: 'origin' } as const;
const commercialLetter = {
  key: 'commercial-letter',
  title: 'Automation letter',
  mailClass: 'commercial',
  shape: 'letter',
  upTo: 3.5,
} as const;
const commercialFlat = {
  key: 'commercial-flat',
  title: 'Automation flat',
  mailClass: 'commercial',
  shape: 'flat',
  upTo: 1,
} as const;
const marketingLetter = {
  key: 'marketing-letter',
  title: 'Automation letter',
  mailClass: 'marketing',
  shape: 'letter',
  upTo: 3.5,
} as const;
const marketingFlat = {
  key: 'marketing-flat',
  title: 'Automation flat',
  mailClass: 'marketing',
  shape: 'flat',
  upTo: 4,
} as const;
const eddmFlat = { mailClass: 'eddm-bmeu', shape: 'flat', sort: 'route' } as const;

export const currentPrices: PriceList = {
  effective: mailSources.prices.date,
  from: mailSources.prices,
  nonmachinable: 490,
  permitCents: 39_000,
  prices: [
    { ...single, id: 'card', name: 'Postcard', shape: 'card', tiers: [{ upTo: 3.5, mills: 650 }] },
    {
      ...single,
      id: 'letter-stamp',
      name: 'Letter, stamped',
      shape: 'letter',
      tiers: [
        { upTo: 1, mills: 820 },
        { upTo: 2, mills: 1110 },
        { upTo: 3, mills: 1400 },
        { upTo: 3.5, mills: 1690 },
      ],
    },
    {
      ...single,
      id: 'letter-meter',
      name: 'Letter, metered',
      shape: 'letter',
      isMetered: true,
      tiers: [
        { upTo: 1, mills: 780 },
        { upTo: 2, mills: 1070 },
        { upTo: 3, mills: 1360 },
        { upTo: 3.5, mills: 1650 },
      ],
    },
    { ...single, id: 'flat', name: 'Flat, retail', shape: 'flat', tiers: [{ upTo: 1, mills: 1690 }] },
    {
      id: 'commercial-card',
      name: 'Card, presort or automation',
      mailClass: 'commercial',
      shape: 'card',
      sort: 'mixed',
      entry: 'origin',
      tiers: [],
    },
    ...presorted(commercialLetter, { '5-digit': 621, aadc: 672, mixed: 707 }),
    ...presorted(commercialFlat, { '5-digit': 1025, '3-digit': 1264, mixed: 1585 }),
    ...presorted(marketingLetter, { '5-digit': 395, aadc: 435, mixed: 467 }),
    ...presorted(marketingLetter, { '5-digit': 374, aadc: 414 }, 'dscf'),
    ...presorted(
      { ...marketingLetter, key: 'marketing-machinable', title: 'Machinable letter' },
      { mixed: 473 },
    ),
    ...presorted(marketingFlat, { '5-digit': 783, '3-digit': 1021, mixed: 1260 }),
    ...presorted(marketingFlat, { '5-digit': 742, '3-digit': 980 }, 'dscf'),
    {
      id: 'nonprofit',
      name: 'Nonprofit letter or flat',
      mailClass: 'nonprofit',
      shape: 'letter',
      sort: 'mixed',
      entry: 'origin',
      tiers: [],
    },
    {
      id: 'eddm-retail',
      name: 'EDDM Retail flat',
      mailClass: 'eddm-retail',
      shape: 'flat',
      sort: 'route',
      entry: 'ddu',
      tiers: [{ upTo: 3.3, mills: 260 }],
    },
    { ...eddmFlat, id: 'eddm-origin', name: 'EDDM flat', entry: 'origin', tiers: [{ upTo: 4, mills: 309 }] },
    {
      ...eddmFlat,
      id: 'eddm-dscf',
      name: 'EDDM flat, entered at the DSCF',
      entry: 'dscf',
      tiers: [{ upTo: 4, mills: 268 }],
    },
    {
      ...eddmFlat,
      id: 'eddm-ddu',
      name: 'EDDM flat, entered at the DDU',
      entry: 'ddu',
      tiers: [{ upTo: 4, mills: 259 }],
    },
  ],
};
