import { z } from 'zod';
import { callerSource } from '../caller-source.ts';
import { defineRpc } from '../define-rpc.ts';
import { healthOf } from '../system/health.rpc.ts';
import { stateOf } from '../system/state.rpc.ts';
import { chatEvent, chatMode, chatQuestion } from './chat.ts';

/**
 * A streamed answer; each reply is one event. Public, because the assistant needs no sign-in. While a model thinks, `beat`
 * says that the service is still there, so that the caller's deadline can be short. Clients don't get it.
 */
export const askAssistant = defineRpc({
  pattern: 'chat.ask',
  access: 'public',
  isStream: true,
  input: chatQuestion.extend({
    source: callerSource.schema,
  }),
  output: z.discriminatedUnion('type', [...chatEvent.options, z.object({ type: z.literal('beat') })]),
});

/** Which mode answers now. */
export const readChatMode = defineRpc({
  pattern: 'chat.mode',
  access: 'public',
  input: z.object({}),
  output: z.object({ mode: chatMode }),
});

export const chatHealth = healthOf('chat');
export const chatState = stateOf('chat');

export const chatRpcs = [askAssistant, readChatMode, chatHealth, chatState] as const;
