import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { MailRecipients, stopKeyOf } from './mail-recipients.ts';

const recipients = new MailRecipients('a secret of at least thirty-two letters', 'https://print.example');
const other = new MailRecipients('another secret of thirty-two letters!', 'https://print.example');
const KEY = recipients.keyOf('harborprint@gmail.com');

describe('the key of a recipient', () => {
  it.each([
    'HarborPrint@Gmail.com',
    'harbor.print@gmail.com',
    'h.a.r.b.o.r.print+bids@gmail.com',
    'harborprint@googlemail.com',
    'harbor.print+bids@GoogleMail.com',
  ])('S8 the key of a recipient is the same for %s, which reaches the same mailbox', (variant) => {
    expect(recipients.keyOf(variant)).toBe(KEY);
    expect(stopKeyOf(variant)).toBe(stopKeyOf('harborprint@gmail.com'));
  });

  it('S8 differs for other mailboxes: elsewhere, dots count', () => {
    const addresses = [
      'harborprint@example.com',
      'harbor.print@example.com',
      'harborprint@gmail.com.example',
    ];
    const keys = new Set([KEY, ...addresses.map((address) => recipients.keyOf(address))]);
    expect(keys.size).toBe(4);
    expect(recipients.keyOf('harbor.print+bids@example.com')).toBe(recipients.keyOf(addresses[1] ?? ''));
  });

  it('S8 the key of a recipient can’t be found by hashing addresses without the secret', () => {
    expect(KEY).toMatch(/^[\w-]{43}$/);
    expect(KEY).not.toBe(createHash('sha256').update('harborprint@gmail.com').digest('base64url'));
    expect(other.keyOf('harborprint@gmail.com')).not.toBe(KEY);
  });

  it('S8 a recipient in the list of stops outlives a change of the secret, and stop links do not', () => {
    const url = recipients.stopUrlOf('Harbor.Print@gmail.com');
    const token = url.slice(url.lastIndexOf('/') + 1);
    expect(recipients.stopKeyIn(token)).toBe(stopKeyOf('harborprint@gmail.com'));
    expect(other.stopKeyIn(token)).toBeUndefined();
    const later = other.stopUrlOf('harborprint@gmail.com');
    expect(other.stopKeyIn(later.slice(later.lastIndexOf('/') + 1))).toBe(stopKeyOf('harborprint@gmail.com'));
  });
});
