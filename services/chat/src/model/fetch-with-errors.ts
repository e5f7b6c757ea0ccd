const LONGEST_ERROR = 2_000;

/** As `fetch`. Some endpoints, such as older vLLM, answer errors without the field that the client reads them from. */
export async function fetchWithErrors(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (response.ok || !isJson) return response;
  const text = await response.text();
  const { status, headers } = response;
  const body = hasError(text) ? text : JSON.stringify({ error: { message: text.slice(0, LONGEST_ERROR) } });
  return new Response(body, { status, headers: withoutLength(headers) });
}

function hasError(text: string): boolean {
  try {
    return Object.hasOwn(Object(JSON.parse(text)) as object, 'error');
  } catch {
    return false;
  }
}

/** The body has another length and is no longer compressed. */
function withoutLength(headers: Headers): Headers {
  const changed = new Headers(headers);
  changed.delete('content-length');
  changed.delete('content-encoding');
  return changed;
}
