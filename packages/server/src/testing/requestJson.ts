/** A response: parsed JSON where possible, otherwise text. */
export type RawResponse = { readonly status: number; readonly body: unknown; readonly headers: Headers }

/** Sends a GET request, or posts a body: text as it is, anything else as JSON. */
export async function requestJson(url: string, body?: unknown): Promise<RawResponse> {
  const post = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }
  const response = await fetch(url, body === undefined ? {} : post)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

/** Returns the expected body of an error response, with any sentence. */
export function refused(status: number, field: string): { readonly status: number; readonly body: unknown } {
  return { status, body: { status: 'FAILED', reasons: [{ field, description: expectSentence }] } }
}

/** Matches any sentence. */
const expectSentence = { asymmetricMatch: (value: unknown) => typeof value === 'string' && value.length > 8 }
