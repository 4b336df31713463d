import { type ClockPort, KitError, type LogPort } from '@kit/core/adapter'
import { toPairingError } from '../error/toPairingError.js'
import type { SdkClient, SdkRecord } from './SdkClient.js'

/** How a proposal ended, as the client's engine emits it. */
type Outcome = { readonly error?: unknown; readonly session?: unknown }

/**
 * Proposes a session and waits for the wallet. Rejects with the codes of `toPairingError`, or with `connection/aborted`
 * when the signal is aborted. However it ends, the proposal is withdrawn and nothing is left that could reject later.
 *
 * @param call.relayTimeoutMs How long the relay may take to accept the proposal.
 * @param call.pairingTimeoutMs How long the link is valid.
 */
export function proposeSession(call: {
  readonly client: SdkClient
  readonly optionalNamespaces: unknown
  readonly signals: readonly AbortSignal[]
  readonly clock: ClockPort
  readonly log: LogPort
  readonly relayTimeoutMs: number
  readonly pairingTimeoutMs: number
  onUri(uri: string): void
}): Promise<unknown> {
  const { client, signals, clock, log } = call
  const { relayer, history } = client.core
  return new Promise((resolve, reject) => {
    let pairingTopic: string | undefined
    let settled = false
    const outcomes = new Map<string, Outcome>()
    const ends: (() => void)[] = []

    const settle = () => {
      settled = true
      for (const end of ends.splice(0)) end()
    }
    const fail = (error: unknown) => {
      if (settled) return
      settle()
      if (pairingTopic !== undefined) withdraw(pairingTopic)
      reject(toPairingError(error))
    }
    const decide = (topic: string, outcome: Outcome) => {
      outcomes.set(topic, outcome)
      if (settled || topic !== pairingTopic) return
      if (outcome.error !== undefined || outcome.session === undefined) return fail(outcome.error)
      settle()
      resolve(outcome.session)
    }
    const withdraw = (topic: string) => {
      for (const proposal of client.proposal.getAll()) {
        if (proposal.pairingTopic !== topic) continue
        client.core.expirer.del(proposal.id)
        client.proposal.delete(proposal.id, withdrawn).catch((error) => log.debug('pairing', error))
      }
      client.core.pairing.disconnect({ topic }).catch((error) => log.debug('pairing', error))
    }

    // The client's own promise of an answer misses one that arrives before it is asked for, and rejects with nobody
    // listening when it times out. Its event of the answer does neither.
    const onRecord = (record: SdkRecord) => {
      if (record.request.method !== 'wc_sessionPropose') return
      const name = `session_connect:${record.id}`
      const onOutcome = (outcome: Outcome) => decide(record.topic, outcome)
      client.engine.events.on(name, onOutcome)
      ends.push(() => client.engine.events.off(name, onOutcome))
    }
    history.events.on('history_created', onRecord)
    ends.push(() => history.events.off('history_created', onRecord))
    relayer.events.on('relayer_error', fail)
    ends.push(() => relayer.events.off('relayer_error', fail))

    for (const signal of signals) {
      const abort = () =>
        fail(new KitError('connection/aborted', { shortMessage: 'Pairing was given up.', cause: signal.reason }))
      if (signal.aborted) return abort()
      signal.addEventListener('abort', abort)
      ends.push(() => signal.removeEventListener('abort', abort))
    }
    ends.push(
      clock.setTimeout(() => {
        if (pairingTopic !== undefined) return
        const seconds = Math.round(call.relayTimeoutMs / 1000)
        fail(
          new KitError('pairing/relayUnreachable', {
            shortMessage: 'The pairing relay can’t be reached.',
            details: `No answer within ${seconds} s.`,
          }),
        )
      }, call.relayTimeoutMs),
    )

    client.connect({ optionalNamespaces: call.optionalNamespaces }).then(({ uri }) => {
      const topic = uri === undefined ? undefined : /^wc:([0-9a-f]{64})@/.exec(uri)?.[1]
      if (uri === undefined || topic === undefined) return fail(new Error('The client made no pairing link.'))
      if (settled) return withdraw(topic)
      pairingTopic = topic
      const expired = () => fail(new KitError('pairing/expired', { shortMessage: 'The pairing link expired.' }))
      ends.push(clock.setTimeout(expired, call.pairingTimeoutMs))
      call.onUri(uri)
      const early = outcomes.get(topic)
      if (early !== undefined) decide(topic, early)
    }, fail)
  })
}

const withdrawn = { code: 6000, message: 'User disconnected.' }
