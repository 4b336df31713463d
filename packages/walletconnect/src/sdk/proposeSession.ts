import { type ClockPort, KitError, type LogPort, type SignInRequest } from '@kit/core/adapter'
import { toPairingError } from '../error/toPairingError.js'
import type { ProposedNamespace } from '../namespace/formatNamespaces.js'
import { openSignedSession } from './openSignedSession.js'
import type { SdkClient, SdkRecord } from './SdkClient.js'
import type { SignInAnswer } from './SignInAnswer.js'
import { startSignIn } from './startSignIn.js'

/** How a proposal ended, as the client's engine emits it. */
type Outcome = { readonly error?: unknown; readonly session?: unknown; readonly cacaos?: readonly unknown[] }

/**
 * Proposes a session, with a sign-in where one is given, and waits for the wallet. Rejects with the codes of `toPairingError`, or with `connection/aborted`
 * when the signal is aborted. However it ends, the proposal is withdrawn and nothing is left that could reject later.
 *
 * @param call.relayTimeoutMs How long the relay may take to accept the proposal.
 * @param call.pairingTimeoutMs How long the link is valid.
 */
export function proposeSession(call: {
  readonly client: SdkClient
  readonly optionalNamespaces: { readonly [namespace: string]: ProposedNamespace }
  readonly signIn: SignInRequest | undefined
  readonly signals: readonly AbortSignal[]
  readonly clock: ClockPort
  readonly log: LogPort
  readonly relayTimeoutMs: number
  readonly pairingTimeoutMs: number
  onUri(uri: string): void
}): Promise<SignInAnswer> {
  const { client, signals, clock, log, signIn, optionalNamespaces } = call
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
      const { session, cacaos } = outcome
      forgetSignIn()
      resolve({ session, ...(cacaos && { cacaos }) })
    }
    let authenticateId: number | undefined
    const forgetSignIn = () => {
      if (authenticateId === undefined) return
      client.core.expirer.del(authenticateId)
      client.auth.requests.delete(authenticateId, withdrawn).catch((error) => log.debug('pairing', error))
    }
    const forgetProposals = (topic: string) => {
      for (const proposal of client.proposal.getAll()) {
        if (proposal.pairingTopic !== topic) continue
        client.core.expirer.del(proposal.id)
        client.proposal.delete(proposal.id, withdrawn).catch((error) => log.debug('pairing', error))
      }
    }
    const withdraw = (topic: string) => {
      forgetProposals(topic)
      forgetSignIn()
      client.core.pairing.disconnect({ topic }).catch((error) => log.debug('pairing', error))
    }

    const onSignInRecord = ({ id, topic, request }: SdkRecord) => {
      const publicKey = request.params?.requester?.publicKey
      if (signIn === undefined || publicKey === undefined) return
      authenticateId = id
      const methods = optionalNamespaces.eip155?.methods ?? []
      const asked = { request: signIn, methods, optionalNamespaces, publicKey, pairingTopic: topic }
      const onAnswer = async ({ error, result }: { readonly error?: unknown; readonly result?: unknown }) => {
        forgetSignIn()
        // A wallet that does not sign in answers the proposal.
        if ((error as { readonly code?: unknown } | undefined)?.code === unsupportedMethod) return
        if (error !== undefined) return decide(topic, { error })
        forgetProposals(topic)
        const opened = await openSignedSession(client, asked, result, clock.now())
        if (!settled) return decide(topic, opened)
        // Nobody waits any more: the wallet must not think that it is connected.
        const late = (opened.session as { readonly topic?: string } | undefined)?.topic
        if (late !== undefined) await client.disconnect({ topic: late, reason: withdrawn })
      }
      const name = `session_request:${id}`
      // In place of the client's own: see `openSignedSession`. It stays after the end, for answers that come late.
      client.engine.events.removeAllListeners(name)
      client.engine.events.on(name, (answer: Parameters<typeof onAnswer>[0]) => {
        onAnswer(answer).catch((error) => decide(topic, { error }))
      })
    }

    // The client's own promise of an answer misses one that arrives before it is asked for, and rejects with nobody
    // listening when it times out. Its event of the answer does neither.
    const onRecord = (record: SdkRecord) => {
      if (record.request.method === 'wc_sessionAuthenticate') return onSignInRecord(record)
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

    const started =
      signIn === undefined ? client.connect({ optionalNamespaces }) : startSignIn(client, signIn, optionalNamespaces)
    started.then(({ uri }) => {
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
/** How wallets that do not know `session_authenticate` answer it. */
const unsupportedMethod = 10001
