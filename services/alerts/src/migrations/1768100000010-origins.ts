import { MailOrigins } from '@printpartner/service-kit';

export class Origins1768100000010 extends MailOrigins {
  readonly name = 'Origins1768100000010';
}
