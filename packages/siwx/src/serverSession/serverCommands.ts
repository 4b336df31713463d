import type { CaipNetworkId } from '@kit/core'
import { isKitError } from '@kit/core/plugin'
import { toMessage } from '../message/toMessage.js'
import type { SiwxMessage, SiwxMessageInput } from '../SiwxConfig.js'
import type { SiwxSession } from '../SiwxSession.js'
import type { SignedInAccount } from '../server/SignedInAccount.js'
import { bearersOf, type ServerServices } from './createServerServices.js'

export { createServerServices } from './createServerServices.js'

/** Nonces whose messages are still looked at: one for each account, and a few that were made anew. */
const nonceTokenLimit = 20

/** Has a nonce ready. */
export const prepare =
  ({ nonces }: ServerServices) =>
  (): void =>
    nonces.prepare()

/** Makes a message, dated by the server's clock: that of the device may be wrong. */
export const createMessage =
  ({ nonces, nonceTokens, options, place, words }: ServerServices) =>
  async (input: SiwxMessageInput): Promise<SiwxMessage> => {
    const { nonce, token, nowByServerMs } = await nonces.take()
    if (token !== undefined) nonceTokens.set(nonce, token)
    for (const [old] of nonceTokens) if (nonceTokens.size > nonceTokenLimit) nonceTokens.delete(old)
    return toMessage(input, {
      text: options,
      place,
      words,
      nonce,
      nowMs: nowByServerMs(),
      lifeMs: options.expirationMs,
    })
  }

/** Has the server check a session and keep it. */
export const addSession =
  ({ backend, bearers, isSame, nonceTokens, options, outdate, sessions }: ServerServices) =>
  async (session: SiwxSession): Promise<void> => {
    const { accountAddress, chainId, nonce } = session.data
    // A kit-server knows one account by each token, a backend all of them by one.
    const bearer = options.projectId === undefined ? bearers.read()[0] : undefined
    const target = { networkId: chainId, address: accountAddress }
    const { emailCapture } = options
    const verifying = backend.verify(session, nonceTokens.get(nonce), bearer, emailCapture?.tokenFor(target))
    const { token } = await verifying.finally(outdate).catch((error: unknown) => {
      // Perhaps for its address: the visitor is asked for one again.
      if (isKitError(error, 'siwx/invalid')) emailCapture?.settle(target, false)
      throw error
    })
    emailCapture?.settle(target, true)
    nonceTokens.delete(nonce)
    if (token !== undefined) bearers.replace(bearer, token)
    const others = sessions
      .read()
      .filter(({ data }) => data.chainId !== chainId || !isSame(toAccount(data), chainId, accountAddress))
    sessions.write([session, ...others])
  }

/** Has the server keep these alone. What it knows already it is not asked to check again: a nonce works once. */
export const setSessions =
  (services: ServerServices) =>
  async (sessions: readonly SiwxSession[]): Promise<void> => {
    const known = await services.signedIn()
    const stored = services.sessions.read().map(({ message }) => message)
    const isOf = ({ data }: SiwxSession, account: SignedInAccount) =>
      data.chainId === account.chainId && services.isSame(account, data.chainId, data.accountAddress)
    for (const session of sessions)
      if (!stored.includes(session.message) || !known.some((account) => isOf(session, account)))
        await addSession(services)(session)
    for (const account of known)
      if (!sessions.some((session) => isOf(session, account)))
        await revokeSession(services)(account.chainId, account.address)
  }

/** The sessions of an account that the server knows. One that was not signed in this browser's storage has no text: the server vouches for it. */
export const getSessions =
  ({ isSame, place, sessions, signedIn }: ServerServices) =>
  async (networkId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]> => {
    const asked = sessions.read().map(({ message }) => message)
    const accounts = (await signedIn()).filter((account) => isSame(account, networkId, address))
    const stored = sessions.read()
    // What was signed meanwhile, the answer knows nothing of.
    const isOver = ({ data, message }: SiwxSession) =>
      asked.includes(message) &&
      isSame(toAccount(data), networkId, address) &&
      !accounts.some(({ chainId }) => chainId === data.chainId)
    const left = stored.filter((session) => !isOver(session))
    if (left.length < stored.length) sessions.write(left)
    return accounts.map(
      ({ chainId, address: accountAddress }) =>
        left.find(({ data }) => data.chainId === chainId && isSame(toAccount(data), chainId, accountAddress)) ?? {
          data: { ...place, accountAddress, chainId, version: '1', nonce: '', issuedAt: '' },
          message: '',
          signature: '',
        },
    )
  }

/** Has the server end the sessions of an account on a network. Rejects when it does not: then they go on. */
export const revokeSession =
  ({ backend, bearers, isSame, options, outdate, sessions }: ServerServices) =>
  async (networkId: CaipNetworkId, address: string): Promise<void> => {
    const isMeant = (account: SignedInAccount) => account.chainId === networkId && isSame(account, networkId, address)
    for (const bearer of bearersOf(bearers, options.projectId)) {
      if (options.projectId !== undefined && !(await backend.session(bearer))?.accounts.some(isMeant)) continue
      const rest = await backend.signOut({ chainId: networkId, address }, bearer).finally(outdate)
      if (bearer !== undefined) bearers.replace(bearer, rest?.token)
    }
    const stored = sessions.read()
    const left = stored.filter(({ data }) => !isMeant(toAccount(data)))
    if (left.length < stored.length) sessions.write(left)
  }

const toAccount = ({ chainId, accountAddress }: SiwxSession['data']): SignedInAccount => ({
  chainId,
  address: accountAddress,
})
