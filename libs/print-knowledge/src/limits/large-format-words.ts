/** Words for pieces that have the limits of large format, in the singular. */
export const largeFormatWords = [
  'large format',
  'large-format',
  'wide format',
  'wide-format',
  'banner',
  'sign',
  'billboard',
  'backdrop',
  'poster',
] as const;
