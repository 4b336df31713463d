import {
  type CaipNetworkId,
  type ClockPort,
  type expireAfter,
  KitError,
  type LogPort,
  type SignInRequest,
} from '@kit/core/adapter'
import { abortedError, toPairingError } from '../error/toPairingError.js'
import type { ProposedNamespace } from '../namespace/formatNamespaces.js'
import { answerLifeMs, type OpenProposal } from './OpenProposal.js'
import type { SignInAnswer } from './openSignedSession.js'
import type { SdkClient, SdkRecord } from './SdkClient.js'
import { startSignIn } from './startSignIn.js'
import { type Outcome, watchSignIn, withdrawProposals } from './watchSignIn.js'

type ProposeCall = {
  readonly client: SdkClient
  readonly optionalNamespaces: { readonly [namespace: string]: ProposedNamespace }
  readonly signIn: SignInRequest | undefined
  readonly signals: readonly AbortSignal[]
  readonly clock: ClockPort
  readonly expire: typeof expireAfter
  readonly log: LogPort
  /** How long the relay may take to accept the proposal. */
  readonly relayTimeoutMs: number
  /** How long the link is valid. */
  readonly pairingTimeoutMs: number
  onUri(uri: string): void
  /** Called when the proposal was sent. It waits for a response until `onEnd`. */
  onOpen(proposal: OpenProposal): void
  onEnd(topic: string): void
}

/**
 * Proposes a session, optionally with a sign-in, and waits for the wallet. Rejects with the codes of `toPairingError`, or with
 * `connection/aborted` on abort. In every case, the proposal is withdrawn and nothing remains that could reject later.
 */
export function proposeSession(call: ProposeCall): Promise<SignInAnswer> {
  const { client, clock, expire, log, signIn, optionalNamespaces } = call
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
      answers.forgetSignIn()
      resolve({ session, ...(cacaos && { cacaos }) })
    }
    const withdraw = (topic: string) => {
      withdrawProposals(client, topic, log)
      answers.forgetSignIn()
      client.core.pairing.disconnect({ topic }).catch((error) => log.debug('pairing', error))
    }
    const answers = watchAnswers(call, decide, () => settled)
    ends.push(
      answers.end,
      limitProposal(call, () => pairingTopic !== undefined, fail),
    )
    if (settled) return settle()

    const started =
      signIn === undefined ? client.connect({ optionalNamespaces }) : startSignIn(client, signIn, optionalNamespaces)
    started.then(({ uri }) => {
      const topic = uri === undefined ? undefined : /^wc:([0-9a-f]{64})@/.exec(uri)?.[1]
      if (uri === undefined || topic === undefined)
        return fail(new Error('The pairing client returned no pairing link.'))
      if (settled) return withdraw(topic)
      pairingTopic = topic
      const expired = () => fail(new KitError('pairing/expired', { shortMessage: 'The pairing link has expired.' }))
      ends.push(expire(clock, call.pairingTimeoutMs, expired).cancel)
      extendExpiry(client, topic, clock, log)
      const networkIds = Object.values(optionalNamespaces).flatMap(
        ({ chains }) => chains.slice(0, 1) as CaipNetworkId[],
      )
      const sent = answers.signInSent()
      call.onOpen({ topic, openedAtMs: clock.now(), networkIds, ...(sent && { signIn: sent }) })
      ends.push(() => call.onEnd(topic))
      call.onUri(uri)
      const early = outcomes.get(topic)
      if (early !== undefined) decide(topic, early)
    }, fail)
  })
}

/** Listens for responses to the requests that the client sends from now on. A late response to a sign-in is handled, too. */
function watchAnswers(
  { client, signIn, optionalNamespaces, clock, log }: ProposeCall,
  decide: (topic: string, outcome: Outcome) => void,
  isSettled: () => boolean,
) {
  const { history } = client.core
  const names = new Map<string, (outcome: Outcome) => void>()
  let forgetSignIn = () => {}
  let signInSent: OpenProposal['signIn']

  const onSignInRecord = ({ id, topic, request }: SdkRecord) => {
    const publicKey = request.params?.requester?.publicKey
    if (signIn === undefined || publicKey === undefined) return
    const methods = optionalNamespaces.eip155?.methods ?? []
    const requested = { request: signIn, methods, optionalNamespaces, publicKey, pairingTopic: topic }
    signInSent = { ...requested, id }
    const decideSignIn = (outcome: Outcome) => {
      if (isSettled()) return false
      decide(topic, outcome)
      return true
    }
    forgetSignIn = watchSignIn({ client, id, requested, clock, log, decide: decideSignIn })
  }
  // The client's own promise misses a response that arrives before it is awaited, and rejects unhandled on timeout. Its response event does
  // neither.
  const onRecord = (record: SdkRecord) => {
    if (record.request.method === 'wc_sessionAuthenticate') return onSignInRecord(record)
    if (record.request.method !== 'wc_sessionPropose') return
    const onOutcome = (outcome: Outcome) => decide(record.topic, outcome)
    names.set(`session_connect:${record.id}`, onOutcome)
    client.engine.events.on(`session_connect:${record.id}`, onOutcome)
  }
  history.events.on('history_created', onRecord)
  return {
    forgetSignIn: () => forgetSignIn(),
    /** The sign-in sent with the proposal. */
    signInSent: () => signInSent,
    end() {
      history.events.off('history_created', onRecord)
      for (const [name, listener] of names) client.engine.events.off(name, listener)
    },
  }
}

/** Fails on abort, on a relay error, and when the relay takes too long to accept. Returns a function that stops watching. */
function limitProposal(call: ProposeCall, isAccepted: () => boolean, fail: (error: unknown) => void): () => void {
  const { events } = call.client.core.relayer
  const aborts = call.signals.map((signal) => {
    const abort = () => fail(abortedError(signal))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    return () => signal.removeEventListener('abort', abort)
  })
  const cancel = call.clock.setTimeout(() => {
    if (isAccepted()) return
    const details = `No response within ${Math.round(call.relayTimeoutMs / 1000)} s.`
    fail(new KitError('pairing/relayUnreachable', { shortMessage: "Couldn't reach the relay.", details }))
  }, call.relayTimeoutMs)
  events.on('relayer_error', fail)
  return () => {
    cancel()
    events.off('relayer_error', fail)
    for (const end of aborts) end()
  }
}

/** The page accepts a response for as long as the relay may hold it. The wallet has its own time limit. */
function extendExpiry(client: SdkClient, topic: string, clock: ClockPort, log: LogPort): void {
  const expiry = Math.ceil((clock.now() + answerLifeMs) / 1000)
  const debug = (error: unknown) => log.debug('pairing', error)
  client.core.pairing.updateExpiry({ topic, expiry }).catch(debug)
  client.core.expirer.set(topic, expiry)
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (pairingTopic !== topic) continue
    client.proposal.update(id, { expiryTimestamp: expiry }).catch(debug)
    client.core.expirer.set(id, expiry)
  }
}
