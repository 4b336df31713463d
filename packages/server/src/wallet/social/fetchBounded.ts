const maxBytes = 256 * 1024

/** A complete response. */
export type BoundedAnswer = { readonly status: number; readonly headers: Headers; readonly text: string }

/**
 * Sends a request to a configured host, and reads at most 256 KiB of the response. Redirects are not followed, because they could lead to
 * any host.
 *
 * @throws TypeError when the host is unreachable or redirects, or the response is too large
 */
export async function fetchBounded(url: string, init: RequestInit): Promise<BoundedAnswer> {
  const { status, headers, body } = await fetch(url, { ...init, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new TypeError('The response is too large')
    chunks.push(chunk)
  }
  return { status, headers, text: Buffer.concat(chunks).toString() }
}
