import { ApiFailure } from './ApiFailure.js'

/** What a provider's login is redeemed with. */
export type SocialResult = { readonly ticket: string; readonly code: string }

/**
 * Reads what the callback of this very host brought back.
 *
 * @param uri Hostile: it came by way of the page, or of its address.
 * @throws ApiFailure 400
 * @example readResult('https://wallet.dapp.example/callback/google?ticket=…&code=…') // { ticket: '…', code: '…' }
 */
export function readResult(uri: string): SocialResult {
  const { origin, searchParams } = new URL(uri)
  const [ticket, code] = [searchParams.get('ticket'), searchParams.get('code')]
  if (origin === location.origin && ticket !== null && code !== null) return { ticket, code }
  throw new ApiFailure(400, 'result', 'This is no result of a login.')
}
