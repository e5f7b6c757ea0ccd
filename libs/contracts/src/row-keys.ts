import { z } from 'zod';

/** The documents' clients send them with every row. They set nothing: the session says whose it is, the server when. */
export const rowKeys = { user_id: z.unknown().optional(), updated_at: z.unknown().optional() };
