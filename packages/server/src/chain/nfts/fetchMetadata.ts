import { imageOnlyMetadata, type ParsedMetadata, parseMetadata } from './parseMetadata.js'

const limitMs = 3000
const maxBytes = 256 * 1024

/**
 * Fetches the metadata at a URL of an allowed host. A picture there is the picture of the NFT, and is not read. Returns undefined without
 * either, after 3 s, or beyond 256 KiB. Redirects are not followed, because they could lead to any host.
 */
export async function fetchMetadata(url: string): Promise<ParsedMetadata | undefined> {
  try {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json, image/*' } })
    if (!response.ok || response.body === null) return undefined
    if (/^image\//i.test(response.headers.get('content-type') ?? '')) {
      await response.body.cancel()
      return imageOnlyMetadata(url)
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.length
      if (size > maxBytes) return undefined
      chunks.push(chunk)
    }
    return parseMetadata(Buffer.concat(chunks).toString())
  } catch {
    return undefined
  }
}
