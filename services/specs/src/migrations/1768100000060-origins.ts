import { Origins } from '@printpartner/service-kit';

export class Origins1768100000060 extends Origins {
  readonly name = 'Origins1768100000060';
}
