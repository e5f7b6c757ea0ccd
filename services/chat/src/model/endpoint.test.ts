import { expect, test } from '@jest/globals';
import { clientOf } from './endpoint.ts';
import { likelyFeatures } from './endpoint-features.ts';

const settings = { apiKey: 'sk-1', model: 'm', contextTokens: 8_000 };

async function requestTo(baseUrl: string | undefined, apiKey: string | undefined = 'sk-1') {
  const client = clientOf({ ...settings, apiKey, baseUrl });
  const { req, url } = await client.buildRequest({ method: 'post', path: '/chat/completions', body: {} });
  return { url, headers: new Headers(req.headers) };
}

test('C2 the key goes to OpenAI and compatible endpoints as a bearer token', async () => {
  const { url, headers } = await requestTo(undefined);
  expect(url).toBe('https://api.openai.com/v1/chat/completions');
  expect(headers.get('authorization')).toBe('Bearer sk-1');
  const ollama = await requestTo('http://localhost:11434/v1/');
  expect(ollama.url).toBe('http://localhost:11434/v1/chat/completions');
});

test('C2 Azure gets the key in its own header, and its version in the query', async () => {
  const { url, headers } = await requestTo(
    'https://print.openai.azure.com/openai/deployments/gpt?api-version=2025-01-01',
  );
  expect(url).toBe(
    'https://print.openai.azure.com/openai/deployments/gpt/chat/completions?api-version=2025-01-01',
  );
  expect(headers.get('api-key')).toBe('sk-1');
  expect(headers.has('authorization')).toBe(false);
});

test('C2 the key goes to no host that only looks like Azure', async () => {
  const { headers } = await requestTo('https://azure.com.evil.example/v1');
  expect(headers.has('api-key')).toBe(false);
});

test('C2 the limit of an answer is in the field that the endpoint likely knows', () => {
  expect(likelyFeatures({ baseUrl: undefined }).limit).toBe('max_completion_tokens');
  expect(likelyFeatures({ baseUrl: 'https://print.openai.azure.com/openai' }).limit).toBe(
    'max_completion_tokens',
  );
  expect(likelyFeatures({ baseUrl: 'http://localhost:8000/v1' }).limit).toBe('max_tokens');
});
