import type { ClockPort, expireAfter, LogPort } from '@kit/core/adapter'
import { answerLifeMs, type OpenProposal, proposalLifeMs } from './OpenProposal.js'
import type { SdkClient } from './SdkClient.js'
import { type Outcome, watchSignIn, withdrawProposals } from './watchSignIn.js'

/** The session that a wallet approved, and whether it did so in time. */
export type ResumedSession = { readonly session: unknown; readonly isInTime: boolean }

/**
 * Waits for the response to a proposal that another page load sent. Must be called synchronously when the client is created, before the
 * relay delivers. Resolves with undefined when the wallet declined, when nothing is left to respond to, and on timeout. Never rejects.
 */
export function resumeProposal(call: {
  readonly client: SdkClient
  readonly proposal: OpenProposal
  readonly signal: AbortSignal
  readonly clock: ClockPort
  readonly expire: typeof expireAfter
  readonly log: LogPort
}): Promise<ResumedSession | undefined> {
  const { client, proposal, signal, clock, expire, log } = call
  const { topic, openedAtMs, signIn } = proposal
  const { relayer } = client.core
  const dueMs = openedAtMs + proposalLifeMs
  return new Promise((resolve) => {
    let isFinished = false
    let isInTime = clock.now() <= dueMs
    const ends: (() => void)[] = []
    const settle = (session?: unknown) => {
      if (isFinished) return
      isFinished = true
      for (const end of ends) end()
      withdrawProposals(client, topic, log)
      resolve(session === undefined ? undefined : { session, isInTime })
    }
    const decide = ({ session }: Outcome) => {
      if (isFinished) return false
      settle(session)
      return true
    }

    const settled = client.session.getAll().find(({ pairingTopic }) => pairingTopic === topic)
    if (settled !== undefined) return settle(settled)
    const open = client.proposal.getAll().filter(({ pairingTopic }) => pairingTopic === topic)
    const leftMs = openedAtMs + answerLifeMs - clock.now()
    if (open.length === 0 || leftMs <= 0) return settle()

    const listen = (emitter: SdkClient['events'], name: string, listener: (payload: never) => void) => {
      emitter.on(name, listener)
      ends.push(() => emitter.off(name, listener))
    }
    // The relay holds a response for a page that returns late. The time at which the wallet sent it counts.
    listen(relayer.events, 'relayer_message', ({ publishedAt }: { readonly publishedAt?: unknown }) => {
      if (typeof publishedAt === 'number' && clock.now() > dueMs) isInTime = publishedAt <= dueMs
    })
    for (const { id } of open) listen(client.engine.events, `session_connect:${id}`, decide)
    if (signIn !== undefined) ends.push(watchSignIn({ client, id: signIn.id, requested: signIn, clock, log, decide }))
    signal.addEventListener('abort', () => settle(), { once: true })
    ends.push(expire(clock, leftMs, settle).cancel)
  })
}
