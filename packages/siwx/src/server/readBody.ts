import { Refusal } from './Refusal.js'

const limitBytes = 16 * 1024

/** Reads the JSON object of a request; `{}` where there is no body. @throws Refusal `size`, before more is read, or `form` */
export async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text = await readText(request)
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  } catch {
    // Refused as whatever else is no object.
  }
  throw new Refusal('form')
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new Refusal('size')
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
      if (bytes > limitBytes) throw new Refusal('size')
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    // What can't be read to its end, or is no UTF-8, is no form either.
    throw error instanceof Refusal ? error : new Refusal('form')
  } finally {
    // Not waited for: a sender may never let go.
    reader.cancel().catch(() => undefined)
  }
}
