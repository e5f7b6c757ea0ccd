/** True for JSON text with `hasPaid: true`, which mobile purchases store under various keys. */
export function isPaymentRecord(text: string): boolean {
  if (!text.includes('"hasPaid"')) return false;
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === 'object' && record !== null && 'hasPaid' in record && record.hasPaid === true;
  } catch {
    return false;
  }
}
