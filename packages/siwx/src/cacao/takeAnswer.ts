import type { KitError } from '@kit/core'
import { isKitError, type SignInOffer } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import { siwxError, toSignInError } from '../error/siwxErrors.js'
import { differsFromAsked } from './differsFromAsked.js'
import type { PairedNeeds } from './Paired.js'
import { parseProof } from './parseProof.js'

/** More proofs than this in one answer are hostile. */
const maxProofs = 100

/** Signs in with what a wallet signed while it connected. Who looks for a session waits for the end of it. */
export const takeAnswer =
  (services: PairedNeeds) =>
  (answer: Parameters<SignInOffer['answered']>[0]): void => {
    const { paired } = services
    // A nonce works once, whatever becomes of it.
    paired.asked = undefined
    const failure = addFirst(services, answer).then(
      () => undefined,
      (error) => toSignInError(error),
    )
    paired.answer = { accounts: answer.accounts, failure: failure.then((error) => tell(services, answer, error)) }
  }

/** Adds the proof that counts: the active network's first, else, where one is good for all networks, the next that holds. */
async function addFirst(
  { config, limited, revoked }: PairedNeeds,
  { accounts, proofs, request }: Parameters<SignInOffer['answered']>[0],
): Promise<void> {
  const isActive = (session: SiwxSession | undefined) => session?.data.chainId === request.networkIds[0]
  const sessions = proofs
    .slice(0, maxProofs)
    .map(parseProof)
    .sort((a, b) => Number(isActive(b)) - Number(isActive(a)))
  // The connection may take the place of another of the same account, whose end would end this, too.
  await revoked()
  let refusal = siwxError('siwx/invalid', 'message')
  for (const session of config.scope === 'network' ? sessions.slice(0, 1) : sessions) {
    const field = session === undefined ? 'message' : differsFromAsked(session.data, request, accounts)
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

/** Puts it on the timeline, without a word of what was signed. */
function tell(
  { context }: PairedNeeds,
  { accounts, request }: Parameters<SignInOffer['answered']>[0],
  error: KitError | undefined,
): KitError | undefined {
  const [networkId] = request.networkIds
  if (networkId === undefined) return error
  const event = { networkId, isSmartAccount: accounts[0]?.type === 'smartAccount' }
  if (error === undefined) context.emit({ type: 'siwx/signedIn', ...event })
  else context.emit({ type: 'siwx/failed', ...event, code: error.code, message: error.shortMessage })
  return error
}
