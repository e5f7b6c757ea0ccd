export type EnvelopeGroup = 'business' | 'a-series' | 'catalog' | 'booklet' | 'square';

/** Inches. */
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
  /** `3-5/8 x 5-1/8`: height × width in inches, with a remark in parentheses. */
  size: string;
  /** The largest card that fits easily, in the format of `size`. */
  insertSize?: string;
  window?: EnvelopeWindow;
  availability: 'common' | 'specialty';
  usage: string;
  /** A large gummed flap covers the back and can carry a form. */
  hasLargeFlap?: boolean;
  /** Travels inside another envelope, for the answer. */
  isReply?: boolean;
}

export const envelopeGroups: readonly {
  id: EnvelopeGroup;
  title: string;
  opensOn: 'long side' | 'short side';
}[] = [
  { id: 'business', title: 'Business Envelopes', opensOn: 'long side' },
  { id: 'a-series', title: 'A-Series/Invitation Envelopes', opensOn: 'long side' },
  { id: 'catalog', title: 'Catalog Envelopes', opensOn: 'short side' },
  { id: 'booklet', title: 'Booklet Envelopes', opensOn: 'long side' },
  { id: 'square', title: 'Square Envelopes', opensOn: 'long side' },
];
