import { cleanImageUrl } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { type ImageKind, imagePath } from './imageUrl.js'

/** Maximum size of an image in bytes. */
const maxBytes = 140_000

/**
 * Fetches an image as a `data:` URL, so that a page whose `img-src` allows no other host can show it. Throws `api/invalidResponse` if the
 * response isn't an image or exceeds 140 kB.
 */
export function getImage(client: ApiClient, kind: ImageKind, id: string, signal?: AbortSignal): Promise<string> {
  return client.request(imagePath(kind, id), {
    signal,
    parse: async (response) => {
      const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      if (!/^image\/[a-z0-9.+-]+$/.test(type)) throw new TypeError(`Unsupported image type: ${type}`)
      const url = await toDataUrl(type, response)
      if (cleanImageUrl(url) === undefined) throw new TypeError('The image is too large.')
      return url
    },
  })
}

async function toDataUrl(
  type: string,
  response: { text(): Promise<string>; arrayBuffer?(): Promise<ArrayBuffer> },
): Promise<string> {
  if (type === 'image/svg+xml') return `data:image/svg+xml,${encodeURIComponent(await response.text())}`
  const bytes = new Uint8Array((await response.arrayBuffer?.()) ?? new ArrayBuffer(0))
  if (bytes.length === 0 || bytes.length > maxBytes) throw new TypeError('The image is empty or too large.')
  let binary = ''
  // In chunks: a call with a hundred thousand arguments overflows the stack.
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return `data:${type};base64,${btoa(binary)}`
}
