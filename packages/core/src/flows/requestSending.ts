import type { Adapter } from '../adapter/Adapter.js'
import type { AccountPosition, TransactionQuery } from '../adapter/Capabilities.js'
import type { WalletCall } from '../adapter/ReadCall.js'
import type { WalletTarget } from '../adapter/Target.js'
import { errorLayers } from '../error/errorLayers.js'
import { isKitError } from '../error/isKitError.js'
import { isUnsent } from '../error/isUnsent.js'
import { KitError } from '../error/KitError.js'
import type { JournalEntry, TransactionNote } from '../journal/JournalEntry.js'
import { parseNote } from '../journal/parseJournal.js'
import type { UnansweredRequest } from '../journal/UnansweredRequest.js'
import { runWithin } from '../signal/runWithin.js'
import type { State } from '../state/createState.js'
import type { Unanswered } from './createUnanswered.js'
import { type JournalWriterServices, noteSent } from './noteSent.js'
import { type RequestServices, requestWallet } from './requestWallet.js'

/** A request that asks a wallet to send. */
export type SendRequest = {
  /** Calls the wallet. Resolves with the hash, or the wallet's ID of calls. */
  ask(): Promise<string> | undefined
  readonly note: TransactionNote | undefined
  /** The transaction to search the chain for if the wallet doesn't answer. */
  readonly sent?: TransactionQuery | undefined
  /** Set for calls that are sent as one, with the ID that the page assigned, if any. */
  readonly calls?: { readonly id: string | undefined }
  readonly bundle?: JournalEntry['bundle']
}

export type SendingServices = RequestServices &
  JournalWriterServices &
  Pick<State, 'unanswered'> & { readonly unansweredSends: Unanswered }

type SendCall = WalletCall & { readonly signal: AbortSignal }
type ReadSendCall = Omit<SendCall, 'provider'>
type OpenRequest = { readonly requested: UnansweredRequest; readonly answer: Promise<string> }
type Send = (request: SendRequest) => Promise<string>

/** Time limit for a slow node before the wallet is prompted, in milliseconds. Browsers soon expire the user gesture that opens the wallet. */
const markLimitMs = 800
/** Time limit after the wallet failed, in milliseconds. */
const lateLimitMs = 4_000

/**
 * Waits for the answer of a wallet that was asked to send. This is the only place where an error is checked for proof that nothing was sent
 * (`isUnsent`). Without proof, the chain is searched: if the transaction is found, this resolves with its hash. Otherwise it is recorded in
 * `kit.unanswered`, which continues to search, and this rejects with `transaction/maybeSent`.
 */
async function followAnswer(
  services: SendingServices,
  {
    answer,
    reading,
    requested,
    signal,
  }: {
    readonly answer: Promise<string>
    /** Mark that was read after the wallet was prompted, for a request without one. */
    readonly reading: Promise<AccountPosition | undefined> | undefined
    readonly requested: UnansweredRequest
    readonly signal: AbortSignal
  },
): Promise<string> {
  const { unansweredSends } = services
  try {
    return await answer
  } catch (error) {
    if (signal.aborted) throw error
    const isRefused = isUnsent(error)
    // The chain is also searched after it refused the transaction, since the wallet may have tried twice.
    if (isRefused && !(isKitError(error) && refusedByChain.includes(error.code))) throw error
    const late = requested.mark ? undefined : reading && (await within(services, reading, lateLimitMs, signal))
    const lost = withHash(late ? { ...requested, mark: late } : requested, error)
    const found = await unansweredSends.search(lost, signal)
    if (found.status === 'sent') return found.hash
    if (isRefused) throw error
    unansweredSends.add(lost)
    throw maybeSent(error, requested)
  }
}

/** Asks a wallet to send, with the position of its account before that, and follows the answer. */
export async function followSending(
  services: SendingServices,
  adapter: Adapter,
  call: ReadSendCall,
  request: SendRequest,
  onAsk?: (open: OpenRequest) => void,
): Promise<string> {
  const { bundle, calls, note, sent } = request
  const { clock } = services.ports
  const reading = sent && readMark(adapter, call)
  const mark = reading && (await within(services, reading, markLimitMs, call.signal))
  call.signal.throwIfAborted()
  const requested = describe(services, call, request, mark)
  const askedAtMs = clock.monotonic()
  const late = reading?.then((found) => found && toLateMark(found, clock.monotonic() - askedAtMs))
  const answer = noteSent(services, call, begin(request), note, {
    isCalls: calls !== undefined,
    ...(bundle && { bundle }),
  })
  onAsk?.({ requested, answer })
  return followAnswer(services, { answer, reading: late, requested, signal: call.signal })
}

/** Asks the wallet of a target to send: switches it to the network first, and ends with its session. See {@link followSending}. */
export async function requestSending(
  services: SendingServices,
  capability: 'sendTransaction' | 'transfer',
  target: WalletTarget,
  work: (adapter: Adapter, call: SendCall, send: Send) => Promise<string>,
): Promise<string> {
  const { unansweredSends } = services
  let isRequested = false
  let open: OpenRequest | undefined

  async function send(adapter: Adapter, call: SendCall, request: SendRequest): Promise<string> {
    try {
      return await followSending(services, adapter, call, request, (asked) => {
        isRequested = true
        open = asked
      })
    } finally {
      if (!call.signal.aborted) open = undefined
    }
  }

  try {
    return await requestWallet(services, capability, target, (adapter, call) =>
      work(adapter, call, (request) => send(adapter, call, request)),
    )
  } catch (error) {
    if (!isRequested && isKitError(error)) error.isUnsent = true
    // The caller, the session or the kit ended the request while the wallet prompt was open.
    if (open === undefined) throw error
    const { answer, requested } = open
    unansweredSends.add(requested)
    // A late answer still settles the request.
    answer.then(
      (hash) => unansweredSends.settle(requested.id, hash),
      (failure) => isUnsent(failure) && unansweredSends.settle(requested.id),
    )
    throw maybeSent(error, requested)
  }
}

/** Calls the wallet synchronously, and turns a synchronous throw into a rejection. */
const begin = async ({ ask }: SendRequest): Promise<string> => ask() as Promise<string>

/** Error codes of a transaction that the chain refuses. */
const refusedByChain: readonly string[] = [
  'transaction/expired',
  'transaction/feeTooHigh',
  'transaction/insufficientFunds',
  'transaction/reverted',
]

/** Reads the current position of the account. Resolves with undefined if the chain can't be searched. Never rejects. */
async function readMark(
  adapter: Adapter,
  { account, network, signal }: ReadSendCall,
): Promise<AccountPosition | undefined> {
  try {
    const { findTransactions, getAccountPosition } = (await adapter.loadCapabilities?.()) ?? {}
    return findTransactions && (await getAccountPosition?.({ network, account, signal }))
  } catch {
    return undefined
  }
}

/**
 * Returns a mark for a position that was read `elapsedMs` after the wallet was prompted: it may already count the transaction. The time
 * distinguishes the transaction from an earlier one that is identical.
 */
const toLateMark = ({ nonce, timeMs, ...mark }: AccountPosition, elapsedMs: number): AccountPosition => ({
  ...mark,
  timeMs: timeMs - elapsedMs,
  ...(nonce !== undefined && { nonce: Math.max(0, nonce - 1) }),
})

/** Resolves with the result of a read, or with undefined after a time limit. */
async function within<T>(
  { ports }: SendingServices,
  reading: Promise<T>,
  limitMs: number,
  signal: AbortSignal,
): Promise<T | undefined> {
  const time = { clock: ports.clock, limitMs, reason: () => 'late' }
  return runWithin([signal], time, () => reading).catch(() => undefined)
}

function describe(
  { ports, unanswered }: SendingServices,
  { account: { address }, network: { id: networkId, namespace } }: ReadSendCall,
  { bundle, calls, note: given, sent }: Omit<SendRequest, 'ask'>,
  mark: AccountPosition | undefined,
): UnansweredRequest {
  const random = [...ports.random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const note = parseNote(given)
  return {
    id: `${random}.${unanswered.getState().requests.length}`,
    namespace,
    networkId,
    address,
    requestedAtMs: ports.clock.now(),
    ...(sent && { sent }),
    ...(mark && { mark }),
    ...(calls?.id !== undefined && { callsId: calls.id }),
    ...(bundle && { bundle }),
    ...(note && { note }),
  }
}

/** A wallet that is unsure whether it sent the transaction may report its hash in the error. */
function withHash(requested: UnansweredRequest, error: unknown): UnansweredRequest {
  const named = errorLayers(error)
    .map(({ message }) => /^Transaction: (\S+)/.exec(message)?.[1] ?? /\b0x[\da-f]{64}\b/i.exec(message)?.[0])
    .find((hash) => hash !== undefined)
  return isKitError(error, 'transaction/maybeSent') && named ? { ...requested, maybeHash: named } : requested
}

function maybeSent(cause: unknown, { address, networkId, sent }: UnansweredRequest): KitError {
  const what = sent && ('amount' in sent ? sent.amount : (sent.value ?? 0n))
  const token = sent && 'token' in sent ? ` of ${sent.token}` : ''
  const requested = sent ? `${what}${token} to ${sent.to}` : 'a transaction'
  const reason = isKitError(cause) ? ` ${cause.code}: ${cause.details ?? cause.shortMessage}` : ''
  return new KitError('transaction/maybeSent', {
    shortMessage:
      'The transaction may have been sent: the wallet did not confirm it. Check the account before you send again.',
    details: `Requested: ${requested} from ${address} on ${networkId}.${reason}`,
    cause,
  })
}
