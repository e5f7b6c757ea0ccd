import { config } from 'zod/v4';

// Stands in for `zod`, which otherwise tries whether it may compile its checks. The content security policy refuses that.
config({ jitless: true });

export * from 'zod/v4';
