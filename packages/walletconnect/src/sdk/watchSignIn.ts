import type { ClockPort, LogPort } from '@kit/core/adapter'
import { openSignedSession, type SignInAnswer, type SignInProposal } from './openSignedSession.js'
import type { SdkClient, SdkReason } from './SdkClient.js'

/** A wallet's response, or the error that it returned. */
export type Outcome = Partial<SignInAnswer> & { readonly error?: unknown }

/**
 * Waits for the response to a `session_authenticate`, in place of the client's own listener (see `openSignedSession`). Keeps listening
 * after the end: sessions of late responses are ended in the wallet.
 *
 * @returns A function that makes the client forget the request.
 */
export function watchSignIn(call: {
  readonly client: SdkClient
  readonly id: number
  readonly requested: SignInProposal
  readonly clock: ClockPort
  readonly log: LogPort
  /** Returns false when no caller waits any longer. */
  decide(outcome: Outcome): boolean
}): () => void {
  const { client, id, requested, clock, log, decide } = call
  const forget = () => {
    client.core.expirer.del(id)
    client.auth.requests.delete(id, withdrawn).catch((error) => log.debug('pairing', error))
  }
  const onAnswer = async ({ error, result }: { readonly error?: unknown; readonly result?: unknown }) => {
    forget()
    // A wallet without sign-in support responds to the proposal.
    if ((error as { readonly code?: unknown } | undefined)?.code === unsupportedMethod) return
    if (error !== undefined) return void decide({ error })
    withdrawProposals(client, requested.pairingTopic, log)
    const opened = await openSignedSession(client, requested, result, clock.now())
    if (decide(opened)) return
    // The wallet must not show a connection.
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

/** Error code of wallets that don't support `session_authenticate`. */
const unsupportedMethod = 10001

/** The reason sent when the kit withdraws an unanswered request. */
export const withdrawn: SdkReason = { code: 6000, message: 'User disconnected.' }

/** Makes the client forget the proposals of a pairing. */
export function withdrawProposals(client: SdkClient, pairingTopic: string, log: LogPort): void {
  for (const proposal of client.proposal.getAll()) {
    if (proposal.pairingTopic !== pairingTopic) continue
    client.core.expirer.del(proposal.id)
    client.proposal.delete(proposal.id, withdrawn).catch((error) => log.debug('pairing', error))
  }
}
