import type { ReactNode } from 'react';
import { useParams } from 'react-router';

const hexAddress = /^[0-9a-f]{8,64}$/i;

/** Addresses of 8 to 64 hex digits are old doors to the login screen. */
export function HashGate({ login, otherwise }: { login: ReactNode; otherwise: ReactNode }) {
  const { hash = '' } = useParams();
  return hexAddress.test(hash) ? login : otherwise;
}
