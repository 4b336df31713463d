import type { ApiClient } from '../client/createApiClient.js'

/** Kinds of picture that the directory keeps. */
export type ImageKind = 'wallet' | 'asset' | 'currency' | 'token'

/** Path of a picture. */
export function imagePath(kind: ImageKind, id: string): string {
  const name = encodeURIComponent(id)
  if (kind === 'wallet') return `getWalletImage/${name}`
  return `public/get${kind[0]?.toUpperCase()}${kind.slice(1)}Image/${name}`
}

/** Address of a picture: `GET /getWalletImage/{id}`, `/public/getAssetImage/{id}`, `getCurrencyImage`, `getTokenImage`. */
export function imageUrl(client: ApiClient, kind: ImageKind, id: string): string {
  return client.url(imagePath(kind, id))
}
