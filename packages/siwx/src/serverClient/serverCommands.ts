import { isKitError } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { ConfigCommands } from '../config/createLazyConfig.js'
import { toSignInMessage } from '../message/toSignInMessage.js'
import type { SignedInAccount } from '../server/SignedInAccount.js'
import { bearerTokensOf, createServerServices, type ServerServices } from './createServerServices.js'

/** Maximum number of pending nonces: one per account, plus a few renewed ones. */
const nonceTokenLimit = 20

/** The backend issues nonces, verifies signatures and stores sessions. */
export const serverCommands: ConfigCommands<ServerServices> & {
  readonly createServerServices: typeof createServerServices
} = {
  createServerServices,
  prepare:
    ({ nonces }) =>
    () =>
      nonces.prepare(),
  /** Creates a message with the server's time, since the device clock may be wrong. */
  createMessage:
    ({ nonces, nonceTokens, options, place, words }) =>
    async (input) => {
      const { nonce, token, serverNowMs } = await nonces.take()
      if (token !== undefined) nonceTokens.set(nonce, token)
      for (const [old] of nonceTokens) if (nonceTokens.size > nonceTokenLimit) nonceTokens.delete(old)
      return toSignInMessage(input, {
        text: options,
        place,
        words,
        nonce,
        nowMs: serverNowMs(),
        lifetimeMs: options.expirationMs,
      })
    },
  addSession:
    ({ backend, bearerTokens, isSame, nonceTokens, options, markStale, sessions }) =>
    async (session) => {
      const { accountAddress, chainId, nonce } = session.data
      // A kit-server uses one token per account, a backend one for all accounts.
      const bearer = options.projectId === undefined ? bearerTokens.read()[0] : undefined
      const target = { networkId: chainId, address: accountAddress }
      const { emailCapture } = options
      const verifying = backend.verify(session, nonceTokens.get(nonce), bearer, emailCapture?.tokenFor(target))
      const { token } = await verifying.finally(markStale).catch((error: unknown) => {
        // The address may be the reason, so the user is asked for it again.
        if (isKitError(error, 'siwx/invalid')) emailCapture?.confirmSignIn(target, false)
        throw error
      })
      emailCapture?.confirmSignIn(target, true)
      nonceTokens.delete(nonce)
      if (token !== undefined) bearerTokens.replace(bearer, token)
      const others = sessions
        .read()
        .filter(({ data }) => data.chainId !== chainId || !isSame(toAccount(data), chainId, accountAddress))
      sessions.write([session, ...others])
    },
  /** Keeps only these sessions on the server. Known sessions aren't verified again because a nonce is single-use. */
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
  /**
   * Returns the sessions of an account known to the server. A session that wasn't signed in this browser has no text: the server vouches
   * for it.
   */
  getSessions:
    ({ isSame, place, sessions, signedIn }) =>
    async (networkId, address) => {
      const requested = sessions.read().map(({ message }) => message)
      const accounts = (await signedIn()).filter((account) => isSame(account, networkId, address))
      const stored = sessions.read()
      // The response doesn't include sessions that were signed in the meantime.
      const isSignedOut = ({ data, message }: SiwxSession) =>
        requested.includes(message) &&
        isSame(toAccount(data), networkId, address) &&
        !accounts.some(({ chainId }) => chainId === data.chainId)
      const left = stored.filter((session) => !isSignedOut(session))
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
  /** Revokes the sessions of an account on a network. Rejects if the server doesn't, since the sessions stay valid. */
  revokeSession:
    ({ backend, bearerTokens, isSame, options, markStale, sessions }) =>
    async (networkId, address) => {
      const isTarget = (account: SignedInAccount) =>
        account.chainId === networkId && isSame(account, networkId, address)
      const done = new Set<string | undefined>()
      let bearers = bearerTokensOf(bearerTokens, options.projectId)
      while (bearers.length > 0) {
        for (const bearer of bearers) {
          done.add(bearer)
          if (options.projectId !== undefined && !(await backend.session(bearer))?.accounts.some(isTarget)) continue
          const rest = await backend.signOut({ chainId: networkId, address }, bearer).finally(markStale)
          if (bearer !== undefined) bearerTokens.replace(bearer, rest?.token)
          done.add(rest?.token)
        }
        // A lookup may have renewed the session in the meantime.
        bearers = bearerTokens.read().filter((bearer) => !done.has(bearer))
      }
      const stored = sessions.read()
      const left = stored.filter(({ data }) => !isTarget(toAccount(data)))
      if (left.length < stored.length) sessions.write(left)
    },
}

const toAccount = ({ chainId, accountAddress }: SiwxSession['data']): SignedInAccount => ({
  chainId,
  address: accountAddress,
})
