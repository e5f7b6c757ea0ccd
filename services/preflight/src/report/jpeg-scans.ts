const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * The number of scans in a JPEG. In image data 0xFF is followed by zero or a restart marker, so none is missed; the same
 * two bytes in a table or comment count too.
 */
export function scansIn(jpeg: Buffer): number {
  let count = 0;
  for (let at = jpeg.indexOf(START_OF_SCAN); at >= 0; at = jpeg.indexOf(START_OF_SCAN, at + 2)) count += 1;
  return count;
}
