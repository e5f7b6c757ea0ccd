/** `8.5`, `11.0156`: inches to a ten-thousandth. */
export const inchText = (inches: number): string => String(Number(inches.toFixed(4)));
