import { HttpError } from './HttpError.js'

const limitBytes = 16 * 1024

/** Reads the JSON object of a request. Returns `{}` if there is no body. @throws HttpError `size`, without reading further, or `form` */
export async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text = await readText(request)
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  } catch {
    // Rejected below, like other values that aren't objects.
  }
  throw new HttpError('form')
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new HttpError('size')
  const reader = request.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      bytes += value.length
      if (bytes > limitBytes) throw new HttpError('size')
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    // A body that can't be read completely or isn't UTF-8 is malformed, too.
    throw error instanceof HttpError ? error : new HttpError('form')
  } finally {
    // Not awaited: the sender may never close the stream.
    reader.cancel().catch(() => undefined)
  }
}
