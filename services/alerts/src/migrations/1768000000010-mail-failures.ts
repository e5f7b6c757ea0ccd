import { MailFailures } from '@printpartner/service-kit';

export class MailFailures1768000000010 extends MailFailures {
  readonly name = 'MailFailures1768000000010';
}
