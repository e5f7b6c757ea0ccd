import { IdempotencyKeys } from '@printpartner/service-kit';

export class IdempotencyKeys1768500000060 extends IdempotencyKeys {
  readonly name = 'IdempotencyKeys1768500000060';
}
