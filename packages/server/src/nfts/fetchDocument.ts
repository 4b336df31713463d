const LIMIT_MS = 3000
const MAX_BYTES = 256 * 1024

/**
 * The text at a URL of a host that the operator allowed; undefined where there is none, it does not come in 3 s, or it is longer than
 * 256 KiB. Redirects are not followed: they could lead to any host.
 */
export async function fetchDocument(url: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json' } })
    if (!response.ok || response.body === null) return undefined
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.length
      if (size > MAX_BYTES) return undefined
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString()
  } catch {
    return undefined
  }
}
