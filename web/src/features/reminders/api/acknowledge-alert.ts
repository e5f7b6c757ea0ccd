import { api } from '../../../api/client.ts';

/** Tells the server that the user has seen the alert; a second time changes nothing. */
export async function acknowledgeAlert(id: string): Promise<void> {
  await api('POST /api/alerts/:id/ack', { params: { id } });
}
