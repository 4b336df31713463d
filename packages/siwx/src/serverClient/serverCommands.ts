import { isKitError } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { ConfigCommands } from '../config/createLazyConfig.js'
import { toSignInMessage } from '../message/toSignInMessage.js'
import type { SignedInAccount } from '../server/SignedInAccount.js'
import { bearersOf, createServerServices, type ServerServices } from './createServerServices.js'

/** Nonces whose messages are still looked at: one for each account, and a few that were made anew. */
const nonceTokenLimit = 20

/** A backend gives the nonces, checks what was signed and keeps the sessions. */
export const serverCommands: ConfigCommands<ServerServices> & {
  readonly createServerServices: typeof createServerServices
} = {
  createServerServices,
  prepare:
    ({ nonces }) =>
    () =>
      nonces.prepare(),
  /** Makes a message, dated by the server's clock: that of the device may be wrong. */
  createMessage:
    ({ nonces, nonceTokens, options, place, words }) =>
    async (input) => {
      const { nonce, token, nowByServerMs } = await nonces.take()
      if (token !== undefined) nonceTokens.set(nonce, token)
      for (const [old] of nonceTokens) if (nonceTokens.size > nonceTokenLimit) nonceTokens.delete(old)
      return toSignInMessage(input, {
        text: options,
        place,
        words,
        nonce,
        nowMs: nowByServerMs(),
        lifeMs: options.expirationMs,
      })
    },
  /** Has the server check a session and keep it. */
  addSession:
    ({ backend, bearers, isSame, nonceTokens, options, outdate, sessions }) =>
    async (session) => {
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
    },
  /** Has the server keep these alone. What it knows already it is not asked to check again: a nonce works once. */
  setSessions: (services) => async (sessions) => {
    const known = await services.signedIn()
    const stored = services.sessions.read().map(({ message }) => message)
    const isOf = ({ data }: SiwxSession, account: SignedInAccount) =>
      data.chainId === account.chainId && services.isSame(account, data.chainId, data.accountAddress)
    for (const session of sessions)
      if (!stored.includes(session.message) || !known.some((account) => isOf(session, account)))
        await serverCommands.addSession(services)(session)
    for (const account of known)
      if (!sessions.some((session) => isOf(session, account)))
        await serverCommands.revokeSession(services)(account.chainId, account.address)
  },
  /** The sessions of an account that the server knows. One that was not signed in this browser's storage has no text: the server vouches for it. */
  getSessions:
    ({ isSame, place, sessions, signedIn }) =>
    async (networkId, address) => {
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
    },
  /** Has the server end the sessions of an account on a network. Rejects when it does not: then they go on. */
  revokeSession:
    ({ backend, bearers, isSame, options, outdate, sessions }) =>
    async (networkId, address) => {
      const isMeant = (account: SignedInAccount) => account.chainId === networkId && isSame(account, networkId, address)
      for (const bearer of bearersOf(bearers, options.projectId)) {
        if (options.projectId !== undefined && !(await backend.session(bearer))?.accounts.some(isMeant)) continue
        const rest = await backend.signOut({ chainId: networkId, address }, bearer).finally(outdate)
        if (bearer !== undefined) bearers.replace(bearer, rest?.token)
      }
      const stored = sessions.read()
      const left = stored.filter(({ data }) => !isMeant(toAccount(data)))
      if (left.length < stored.length) sessions.write(left)
    },
}

const toAccount = ({ chainId, accountAddress }: SiwxSession['data']): SignedInAccount => ({
  chainId,
  address: accountAddress,
})
