import type { KitError } from '@kit/core'
import { isKitError, type SignInOffer } from '@kit/core/plugin'
import { findDifference } from '../cacao/findDifference.js'
import type { PairedDependencies } from '../cacao/PairedSignIn.js'
import { parseProof } from '../cacao/parseProof.js'
import type { SiwxSession } from '../check/SiwxSession.js'
import { siwxError, toSignInError } from '../error/siwxErrors.js'

/** A response with more proofs than this is treated as malicious. */
const maxProofs = 100

/** Signs in with the proofs that a wallet returned while connecting. Session lookups wait until this is done. */
export const signInWithProofs =
  (services: PairedDependencies) =>
  (answer: Parameters<SignInOffer['onProofs']>[0]): void => {
    const { pairedSignIn } = services
    // A nonce is single-use, whether or not sign-in succeeds.
    pairedSignIn.request = undefined
    const failure = addFirstValid(services, answer).then(
      () => undefined,
      (error) => toSignInError(error),
    )
    pairedSignIn.response = {
      accounts: answer.accounts,
      failure: failure.then((error) => emitFailure(services, answer, error)),
    }
  }

/** Adds one proof: for the active network if there is one. If a sign-in covers all networks, falls back to the first valid proof. */
async function addFirstValid(
  { config, limited, revoked }: PairedDependencies,
  { accounts, proofs, request }: Parameters<SignInOffer['onProofs']>[0],
): Promise<void> {
  const isActive = (session: SiwxSession | undefined) => session?.data.chainId === request.networkIds[0]
  const sessions = proofs
    .slice(0, maxProofs)
    .map(parseProof)
    .sort((a, b) => Number(isActive(b)) - Number(isActive(a)))
  // A new connection may replace another one of the same account. Wait for the revocation of the old one, which would also revoke this
  // session.
  await revoked()
  let refusal = siwxError('siwx/invalid', 'message')
  for (const session of config.scope === 'network' ? sessions.slice(0, 1) : sessions) {
    const field = session === undefined ? 'message' : findDifference(session.data, request, accounts)
    try {
      if (session === undefined || field !== undefined) throw siwxError('siwx/invalid', field)
      return await limited(() => config.addSession(session))
    } catch (error) {
      if (!isKitError(error, 'siwx/invalid')) throw error
      refusal = error
    }
  }
  throw refusal
}

/** Emits an event without any signed content. */
function emitFailure(
  { context }: PairedDependencies,
  { accounts, request }: Parameters<SignInOffer['onProofs']>[0],
  error: KitError | undefined,
): KitError | undefined {
  const [networkId] = request.networkIds
  if (networkId === undefined) return error
  const event = { networkId, isSmartAccount: accounts[0]?.type === 'smartAccount' }
  if (error === undefined) context.emit({ type: 'siwx/signedIn', ...event })
  else context.emit({ type: 'siwx/failed', ...event, code: error.code, message: error.shortMessage })
  return error
}
