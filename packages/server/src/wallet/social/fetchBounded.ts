const MAX_BYTES = 256 * 1024

/** An answer that was read to its end. */
export type BoundedAnswer = { readonly status: number; readonly headers: Headers; readonly text: string }

/**
 * Asks a configured host, and reads no more than 256 KiB of the answer. Redirects are not followed: they could lead to any host.
 *
 * @throws TypeError when the host cannot be reached, sends the request elsewhere, or the answer is longer
 */
export async function fetchBounded(url: string, init: RequestInit): Promise<BoundedAnswer> {
  const { status, headers, body } = await fetch(url, { ...init, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new TypeError('The response is too large')
    chunks.push(chunk)
  }
  return { status, headers, text: Buffer.concat(chunks).toString() }
}
