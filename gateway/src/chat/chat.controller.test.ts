import { describe, expect, it } from '@jest/globals';
import { Observable } from 'rxjs';
import { type ChatReply } from './chat-questions.ts';
import { wholeAnswer } from './chat.controller.ts';

describe('a whole answer', () => {
  it('C5 a whole answer is not asked for when the client has left before', async () => {
    let subscribed = 0;
    const replies = new Observable<ChatReply>(() => {
      subscribed += 1;
    });
    await expect(wholeAnswer(replies, AbortSignal.abort())).rejects.toMatchObject({
      reply: { code: 'chat.not_answering' },
    });
    expect(subscribed).toBe(0);
  });
});
