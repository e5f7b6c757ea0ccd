import type { Quote, VendorAnswer } from '@printpartner/contracts/types';

/** Whether the PDF was sent for an earlier version of the sheet than the prices. */
export const isEarlierFile = ({
  file,
  version,
}: Pick<VendorAnswer, 'file'> & Pick<Quote, 'version'>): boolean =>
  file !== null && file.version !== null && version !== null && file.version < version;
