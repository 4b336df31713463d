import type { SiwxSession } from '../check/SiwxSession.js'
import { newMessageAgeMs } from '../check/verifySession.js'
import type { ConfigCommands } from '../config/createLazyConfig.js'
import { siwxError } from '../error/siwxErrors.js'
import { toSignInMessage } from '../message/toSignInMessage.js'
import { createPageServices, isSessionOf, type PageServices } from './createPageServices.js'

/** Default validity of a sign-in. */
const defaultExpirationMs = 7 * 24 * 3_600_000

/** The page creates messages, verifies signatures and stores sessions itself. */
export const pageCommands: ConfigCommands<PageServices> & { readonly createPageServices: typeof createPageServices } = {
  createPageServices,
  prepare:
    ({ nonces }) =>
    () =>
      nonces.prepare(),
  /** @throws KitError `siwx/invalidField` if the app's options don't fit the grammar */
  createMessage:
    ({ context, nonces, options, place, words }) =>
    async (input) => {
      const nonce = await nonces.take()
      const { expirationMs: lifetimeMs = defaultExpirationMs } = options
      return toSignInMessage(input, {
        text: options,
        place,
        words,
        nonce,
        nowMs: context.ports.clock.now(),
        lifetimeMs,
      })
    },
  addSession: (services) => async (session) => {
    await require(services, session)
    const { data } = session
    const others = services.sessions
      .read()
      .filter((other) => other.data.chainId !== data.chainId || !isSessionOf(other, data.chainId, data.accountAddress))
    services.sessions.write([session, ...others])
  },
  setSessions: (services) => async (sessions) => {
    for (const session of sessions) await require(services, session)
    services.sessions.write(sessions)
  },
  getSessions:
    ({ verify, sessions }) =>
    async (networkId, address) => {
      const own = sessions.read().filter((session) => isSessionOf(session, networkId, address))
      const verified = await Promise.all(own.map(async (session) => ({ session, ...(await verify(session)) })))
      const invalid = verified.flatMap(({ session, verdict }) => (verdict === 'invalid' ? [session.message] : []))
      if (invalid.length > 0) sessions.write(sessions.read().filter(({ message }) => !invalid.includes(message)))
      return verified.flatMap(({ session, verdict }) => (verdict === 'valid' ? [session] : []))
    },
  revokeSession:
    ({ sessions }) =>
    async (networkId, address) => {
      const kept = sessions.read()
      const left = kept.filter(
        (session) => session.data.chainId !== networkId || !isSessionOf(session, networkId, address),
      )
      if (left.length < kept.length) sessions.write(left)
    },
}

async function require({ verify }: PageServices, session: SiwxSession): Promise<void> {
  const verification = await verify(session, newMessageAgeMs)
  if (verification.verdict === 'invalid') throw siwxError('siwx/invalid', verification.field)
  if (verification.verdict === 'unknown') throw siwxError('siwx/unknown')
}
