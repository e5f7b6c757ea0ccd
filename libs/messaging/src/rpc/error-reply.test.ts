import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RpcException } from '@nestjs/microservices';
import { AppError } from './app-error.ts';
import { describeError, isErrorReply, RpcError, toErrorReply, transportReply } from './error-reply.ts';

const call = { pattern: 'demo.echo', requestId: 'r' };
const logged = jest.spyOn(Logger.prototype, 'error');
beforeEach(() => {
  logged.mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockReset();
});

describe('toErrorReply', () => {
  test('returns the reply of an expected error without logging it', () => {
    const error = new AppError('projects.name_taken', {
      userMessage: 'You already have a project with this name.',
    });
    expect(toErrorReply(error, call)).toEqual({
      code: 'projects.name_taken',
      userMessage: 'You already have a project with this name.',
    });
    expect(logged).not.toHaveBeenCalled();
  });

  test('logs a refusal of a busy service as a warning without a stack', () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    toErrorReply(new AppError('system.busy', { userMessage: 'Try again.' }), call);
    expect(warned.mock.calls).toEqual([[{ ...call, error: 'system.busy' }]]);
    expect(logged).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  test('passes on the reply of a nested call', () => {
    const reply = transportReply('system.timeout');
    expect(toErrorReply(new RpcError(reply), call)).toBe(reply);
    expect(toErrorReply(new RpcException(reply), call)).toBe(reply);
  });

  test.each([new Error('boom'), 'boom', undefined, { status: 'error', message: 'Forbidden' }])(
    'hides and logs any other error: %p',
    (error) => {
      const reply = toErrorReply(error, call);
      expect(reply).toEqual({
        code: 'system.internal',
        userMessage: 'Something went wrong on our side.',
        errorId: expect.any(String),
      });
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ ...call, errorId: reply.errorId }));
    },
  );

  test('recognizes an error reply by code and message', () => {
    expect(isErrorReply({ code: 'system.busy', userMessage: 'x' })).toBe(true);
    expect(isErrorReply({ code: 'toString', userMessage: 'x' })).toBe(false);
    expect(isErrorReply({ code: 'system.busy' })).toBe(false);
    expect(isErrorReply(null)).toBe(false);
  });
});

test('describeError keeps the stack and redacts personal data', () => {
  const error = new Error('no mail to ada@example.org, token 0123456789abcdef0123456789abcdef: "Ada Byron"');
  const { error: line, stack } = describeError(error);
  expect(line).toBe('Error: no mail to [email], token [opaque]: "[value]"');
  expect(stack).toContain('error-reply.test.ts');
  expect(stack).not.toContain('ada');
});
