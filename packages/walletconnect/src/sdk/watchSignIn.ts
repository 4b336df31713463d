import type { ClockPort, LogPort } from '@kit/core/adapter'
import { openSignedSession, type SignInAnswer, type SignInProposal } from './openSignedSession.js'
import type { SdkClient, SdkReason } from './SdkClient.js'

/** What a wallet answered, or the error that it answered with. */
export type Outcome = Partial<SignInAnswer> & { readonly error?: unknown }

/**
 * Waits for the answer to a `session_authenticate`, in place of the client's own listener: see `openSignedSession`. It stays after the end, for
 * answers that come late: their session is ended in the wallet.
 *
 * @returns A function that makes the client forget the request.
 */
export function watchSignIn(call: {
  readonly client: SdkClient
  readonly id: number
  readonly asked: SignInProposal
  readonly clock: ClockPort
  readonly log: LogPort
  /** False when nobody waits any more. */
  decide(outcome: Outcome): boolean
}): () => void {
  const { client, id, asked, clock, log, decide } = call
  const forget = () => {
    client.core.expirer.del(id)
    client.auth.requests.delete(id, withdrawn).catch((error) => log.debug('pairing', error))
  }
  const onAnswer = async ({ error, result }: { readonly error?: unknown; readonly result?: unknown }) => {
    forget()
    // A wallet that does not sign in answers the proposal.
    if ((error as { readonly code?: unknown } | undefined)?.code === unsupportedMethod) return
    if (error !== undefined) return void decide({ error })
    withdrawProposals(client, asked.pairingTopic, log)
    const opened = await openSignedSession(client, asked, result, clock.now())
    if (decide(opened)) return
    // The wallet must not think that it is connected.
    const late = (opened.session as { readonly topic?: string } | undefined)?.topic
    if (late !== undefined) await client.disconnect({ topic: late, reason: withdrawn })
  }
  const name = `session_request:${id}`
  client.engine.events.removeAllListeners(name)
  client.engine.events.on(name, (answer: Parameters<typeof onAnswer>[0]) => {
    onAnswer(answer).catch((error) => decide({ error }))
  })
  return forget
}

/** How wallets that do not know `session_authenticate` answer it. */
const unsupportedMethod = 10001

/** The reason with which the kit takes back what a wallet has not answered. */
export const withdrawn: SdkReason = { code: 6000, message: 'User disconnected.' }

/** Makes the client forget the proposals of a pairing. */
export function withdrawProposals(client: SdkClient, pairingTopic: string, log: LogPort): void {
  for (const proposal of client.proposal.getAll()) {
    if (proposal.pairingTopic !== pairingTopic) continue
    client.core.expirer.del(proposal.id)
    client.proposal.delete(proposal.id, withdrawn).catch((error) => log.debug('pairing', error))
  }
}
