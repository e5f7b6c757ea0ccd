/** Whether the system under test is one whose database this process may change. */
export const hasSystemDatabase = (): boolean => process.env['SPECS_DATABASE_URL'] !== undefined;

/** Lets a vendor link of the system under test expire: the API sets no time in the past. */
export async function expireVendorLink(id: string): Promise<void> {
  // Most tests of a running system need no driver.
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: process.env['SPECS_DATABASE_URL'] });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update vendor_links set expires_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    if (rowCount !== 1) throw new Error(`No vendor link ${id}`);
  } finally {
    await client.end();
  }
}
