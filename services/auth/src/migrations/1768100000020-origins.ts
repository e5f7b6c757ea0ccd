import { MailOrigins } from '@printpartner/service-kit';

export class Origins1768100000020 extends MailOrigins {
  readonly name = 'Origins1768100000020';
}
