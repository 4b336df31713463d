import { ApiFailure } from '../failure/ApiFailure.js'
import { RpcFailure } from '../failure/RpcFailure.js'

/** Failures by the name in the callback; the page has its own texts for the status. */
const failures: { readonly [name: string]: readonly [status: number, message: string] } = {
  refused: [400, 'The provider declined the sign-in.'],
  unavailable: [503, 'The sign-in provider is unavailable. Try again later.'],
  over: [410, 'The sign-in timed out. Start again.'],
}
const none = [400, 'Invalid sign-in result.'] as const

/** Values that redeem a provider's login. */
export type SocialResult = { readonly ticket: string; readonly code: string }

/**
 * Parses the result of the login host's callback.
 *
 * @param uri Untrusted: it comes from the page, or its address.
 * @throws ApiFailure `result`: 400 declined or invalid, 410 expired, 503 unavailable
 * @throws RpcFailure 4001 when the user cancelled at the provider
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
