const BYTES_PER_TOKEN = 3;

/**
 * Tokens of a text, estimated on the high side: English has about four bytes per token, other scripts three or more. An
 * endpoint may have any tokenizer, so counting with one of them would be no more exact.
 */
export const estimatedTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
