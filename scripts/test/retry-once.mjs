import { jest } from '@jest/globals';

// A busy machine can exceed a limit of time that is under test. What passes on the second try is listed as flaky.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
