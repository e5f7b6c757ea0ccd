export type EnvelopeGroup = 'business' | 'a-series' | 'catalog' | 'booklet' | 'square';

/** Inches; the address shows through. */
export interface EnvelopeWindow {
  height: number;
  width: number;
  fromLeft: number;
  fromBottom: number;
}

export interface Envelope {
  id: string;
  group: EnvelopeGroup;
  name: string;
  alsoCalled?: string;
  /** `3-5/8 x 5-1/8`, height by width in inches; what stands in parentheses explains. */
  size: string;
  /** The largest card that goes in with ease, as `size`. */
  insertSize?: string;
  window?: EnvelopeWindow;
  availability: 'common' | 'specialty';
  usage: string;
  /** A form is printed on its gummed flap, which covers the back. */
  hasLargeFlap?: boolean;
}

export const envelopeGroups: readonly {
  id: EnvelopeGroup;
  title: string;
  /** On which side it opens. */
  opensOn: 'long side' | 'short side';
}[] = [
  { id: 'business', title: 'Business Envelopes', opensOn: 'long side' },
  { id: 'a-series', title: 'A-Series/Invitation Envelopes', opensOn: 'long side' },
  { id: 'catalog', title: 'Catalog Envelopes', opensOn: 'short side' },
  { id: 'booklet', title: 'Booklet Envelopes', opensOn: 'long side' },
  { id: 'square', title: 'Square Envelopes', opensOn: 'long side' },
];
