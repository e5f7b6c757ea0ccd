import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { chatAnswer, chatEvent, chatQuestion } from './chat.ts';

const TAG = 'Assistant';

export const chatRoutes = {
  askAssistant: defineRoute({
    method: 'POST',
    path: '/api/ai/chat',
    access: 'ask assistant',
    tag: TAG,
    summary: 'Ask the assistant; the whole answer at once',
    body: chatQuestion,
    answer: chatAnswer,
  }),
  streamAssistant: defineRoute({
    method: 'POST',
    path: '/api/ai/chat/stream',
    access: 'ask assistant',
    tag: TAG,
    summary:
      'Ask the assistant; the answer as server-sent events `tool`, `delta`, `sources`, `done` and `error`',
    body: chatQuestion,
    mediaType: 'text/event-stream',
    answer: z.array(chatEvent),
  }),
};
