import { FrameFaultError } from './FrameFault.js'

/** A file as sent by a host. */
export type FetchedFile = { readonly bytes: Buffer; readonly headers: Headers }

/** No file of a frame is larger, or takes longer. */
const maxBytes = 8 * 1024 * 1024
const timeoutMs = 20_000

/**
 * Fetches a file from an untrusted host: follows no redirects, and limits the size.
 *
 * @throws FrameFaultError `unreachable`, `redirect`, `host`, `missing`, `tooLarge`
 */
export async function fetchFile(url: URL, init: RequestInit = {}): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { ...init, redirect: 'manual', signal }).catch(() => undefined)
  if (response === undefined) throw new FrameFaultError('unreachable', `no response within ${timeoutMs / 1000} s`)
  if (response.status >= 300 && response.status < 400) throw sentElsewhere(url, response.headers.get('location') ?? '')
  if (response.status !== 200) throw new FrameFaultError('missing', `the host responds with ${response.status}`)
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length
      if (length > maxBytes) throw new FrameFaultError('tooLarge', `exceeds ${maxBytes} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof FrameFaultError
      ? error
      : new FrameFaultError('unreachable', 'the connection closed before the response was complete')
  }
  return { bytes: Buffer.concat(chunks), headers: response.headers }
}

function sentElsewhere(from: URL, location: string): FrameFaultError {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : from
  if (to.origin === from.origin) return new FrameFaultError('redirect', `redirects to ${to.pathname}`)
  return new FrameFaultError('host', `redirects to another host, ${to.host}`)
}
