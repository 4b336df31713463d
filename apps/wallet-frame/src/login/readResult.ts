import { RpcFailure } from '../rpc/RpcFailure.js'
import { ApiFailure } from './ApiFailure.js'

/** Why a login did not come about, as the callback names it. */
const failures: { readonly [name: string]: string } = {
  refused: 'The login was refused there.',
  unavailable: 'The login cannot be reached now. Try again later.',
  over: 'This login took too long. Begin again.',
}

/** What a provider's login is redeemed with. */
export type SocialResult = { readonly ticket: string; readonly code: string }

/**
 * Reads what the callback of this very host brought back.
 *
 * @param uri Hostile: it came by way of the page, or of its address.
 * @throws ApiFailure 400
 * @throws RpcFailure 4001 when the visitor declined there
 * @example readResult('https://wallet.dapp.example/callback/google?ticket=…&code=…') // { ticket: '…', code: '…' }
 */
export function readResult(uri: string): SocialResult {
  const { origin, searchParams } = new URL(uri)
  const [ticket, code, error = ''] = ['ticket', 'code', 'error'].map((name) => searchParams.get(name) ?? undefined)
  if (origin === location.origin && ticket !== undefined && code !== undefined) return { ticket, code }
  if (error === 'cancelled') throw new RpcFailure(4001, 'The visitor declined.')
  throw new ApiFailure(
    400,
    'result',
    (Object.hasOwn(failures, error) && failures[error]) || 'This is no result of a login.',
  )
}
