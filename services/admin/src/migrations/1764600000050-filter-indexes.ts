import { ConcurrentIndexes } from '@printpartner/service-kit';

/** Serves the filters and charts of the admin screen. Charts read nothing but the first index. */
export class FilterIndexes1764600000050 extends ConcurrentIndexes {
  readonly name = 'FilterIndexes1764600000050';

  protected readonly indexes = [
    {
      name: 'signup_attempts_time_idx',
      definition: 'on signup_attempts (at desc, id desc) include (platform, success)',
    },
    { name: 'signup_attempts_platform_idx', definition: 'on signup_attempts (platform, at desc, id desc)' },
    {
      name: 'signup_attempts_address_idx',
      definition: `on signup_attempts using gist ((case when ip ~ '^[0-9A-Fa-f:.]+$' then ip::inet end) inet_ops)`,
    },
  ];
  protected override readonly replaced = [
    { name: 'signup_attempts_at_idx', definition: 'on signup_attempts (at desc, id)' },
  ];
}
