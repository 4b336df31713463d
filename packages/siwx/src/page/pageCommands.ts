import type { CaipNetworkId } from '@kit/core'
import { newMessageAgeMs } from '../check/judgeSession.js'
import { siwxError } from '../flow/siwxErrors.js'
import { toMessage } from '../message/toMessage.js'
import type { SiwxMessage, SiwxMessageInput } from '../SiwxConfig.js'
import type { SiwxSession } from '../SiwxSession.js'
import { isOf, type PageServices } from './createPageServices.js'

export { createPageServices } from './createPageServices.js'

/** How long a sign-in holds unless the app says otherwise. */
const defaultExpirationMs = 7 * 24 * 3_600_000

/** Has a nonce ready. */
export const prepare =
  ({ nonces }: PageServices) =>
  (): void =>
    nonces.prepare()

/** Makes a message. @throws KitError `siwx/invalidField` when the app's options do not fit into one */
export const createMessage =
  ({ context, nonces, options, place, words }: PageServices) =>
  async (input: SiwxMessageInput): Promise<SiwxMessage> => {
    const nonce = await nonces.take()
    const { expirationMs: lifeMs = defaultExpirationMs } = options
    return toMessage(input, { text: options, place, words, nonce, nowMs: context.ports.clock.now(), lifeMs })
  }

/** Checks a session, then keeps it. */
export const addSession =
  (services: PageServices) =>
  async (session: SiwxSession): Promise<void> => {
    await require(services, session)
    const { data } = session
    const others = services.sessions
      .read()
      .filter((other) => other.data.chainId !== data.chainId || !isOf(other, data.chainId, data.accountAddress))
    services.sessions.write([session, ...others])
  }

/** Checks all, then keeps these alone. */
export const setSessions =
  (services: PageServices) =>
  async (sessions: readonly SiwxSession[]): Promise<void> => {
    for (const session of sessions) await require(services, session)
    services.sessions.write(sessions)
  }

/** The valid ones of an account, in its namespace; invalid ones are deleted. */
export const getSessions =
  ({ judge, sessions }: PageServices) =>
  async (networkId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]> => {
    const own = sessions.read().filter((session) => isOf(session, networkId, address))
    const judged = await Promise.all(own.map(async (session) => ({ session, ...(await judge(session)) })))
    const invalid = judged.flatMap(({ session, verdict }) => (verdict === 'invalid' ? [session.message] : []))
    if (invalid.length > 0) sessions.write(sessions.read().filter(({ message }) => !invalid.includes(message)))
    return judged.flatMap(({ session, verdict }) => (verdict === 'valid' ? [session] : []))
  }

/** Deletes the sessions of an account on a network. */
export const revokeSession =
  ({ sessions }: PageServices) =>
  async (networkId: CaipNetworkId, address: string): Promise<void> => {
    const kept = sessions.read()
    const left = kept.filter((session) => session.data.chainId !== networkId || !isOf(session, networkId, address))
    if (left.length < kept.length) sessions.write(left)
  }

async function require({ judge }: PageServices, session: SiwxSession): Promise<void> {
  const judgement = await judge(session, newMessageAgeMs)
  if (judgement.verdict === 'invalid') throw siwxError('siwx/invalid', judgement.field)
  if (judgement.verdict === 'unknown') throw siwxError('siwx/unknown')
}
