/** An answer as it came: JSON where it is JSON, else text. */
export type RawResponse = { readonly status: number; readonly body: unknown; readonly headers: Headers }

/** Asks for a URL, or posts to it: text goes as it is, anything else as JSON. */
export async function askJson(url: string, body?: unknown): Promise<RawResponse> {
  const post = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }
  const response = await fetch(url, body === undefined ? {} : post)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

/** The body of a refusal, with whatever sentence. */
export function refused(status: number, field: string): { readonly status: number; readonly body: unknown } {
  return { status, body: { status: 'FAILED', reasons: [{ field, description: expectSentence }] } }
}

/** Matches any sentence. */
const expectSentence = { asymmetricMatch: (value: unknown) => typeof value === 'string' && value.length > 8 }
