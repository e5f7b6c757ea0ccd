/** `{ hasPaid, planType, paymentDate }`, as mobile purchases leave it under whatever key. */
export function isPaymentRecord(text: string): boolean {
  if (!text.includes('"hasPaid"')) return false;
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === 'object' && record !== null && 'hasPaid' in record && record.hasPaid === true;
  } catch {
    return false;
  }
}
