import { IdempotencyKeys } from '@printpartner/service-kit';

export class IdempotencyKeys1768500000050 extends IdempotencyKeys {
  readonly name = 'IdempotencyKeys1768500000050';
}
