import type { ApiClient } from '../client/createApiClient.js'

/** Kinds of images in the directory. */
export type ImageKind = 'wallet' | 'asset' | 'currency' | 'token'

/** Returns the path of an image. */
export function imagePath(kind: ImageKind, id: string): string {
  const name = encodeURIComponent(id)
  if (kind === 'wallet') return `getWalletImage/${name}`
  return `public/get${kind[0]?.toUpperCase()}${kind.slice(1)}Image/${name}`
}

/** Returns the URL of an image: `GET /getWalletImage/{id}`, `/public/getAssetImage/{id}`, `getCurrencyImage`, `getTokenImage`. */
export function imageUrl(client: ApiClient, kind: ImageKind, id: string): string {
  return client.url(imagePath(kind, id))
}
