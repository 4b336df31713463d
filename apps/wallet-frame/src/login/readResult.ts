import { ApiFailure } from '../failure/ApiFailure.js'
import { RpcFailure } from '../failure/RpcFailure.js'

/** Why a login did not come about, as the callback names it; the page has its own words for the number. */
const failures: { readonly [name: string]: readonly [status: number, message: string] } = {
  refused: [400, 'The provider declined the sign-in.'],
  unavailable: [503, 'The sign-in provider is unavailable. Try again later.'],
  over: [410, 'The sign-in timed out. Start again.'],
}
const none = [400, 'Invalid sign-in result.'] as const

/** What a provider's login is redeemed with. */
export type SocialResult = { readonly ticket: string; readonly code: string }

/**
 * Reads what the callback of the login host brought back.
 *
 * @param uri Hostile: it came by way of the page, or of its address.
 * @throws ApiFailure `result`: 400 refused or no result, 410 over, 503 not reached
 * @throws RpcFailure 4001 when the visitor declined there
 * @example readResult('https://login.dapp.example/callback/google?ticket=…&code=…', 'https://login.dapp.example') // { ticket: '…', code: '…' }
 */
export function readResult(uri: string, loginHost: string): SocialResult {
  const { origin, searchParams } = new URL(uri)
  const [ticket, code, error = ''] = ['ticket', 'code', 'error'].map((name) => searchParams.get(name) ?? undefined)
  if (origin === loginHost && ticket !== undefined && code !== undefined) return { ticket, code }
  if (error === 'cancelled') throw new RpcFailure(4001, 'User rejected the request.')
  const [status, message] = (Object.hasOwn(failures, error) && failures[error]) || none
  throw new ApiFailure(status, 'result', message)
}
