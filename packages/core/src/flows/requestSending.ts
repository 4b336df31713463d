import type { Adapter } from '../adapter/Adapter.js'
import type { SendMark, SentQuery } from '../adapter/Capabilities.js'
import type { WalletCall } from '../adapter/ReadCall.js'
import type { WalletTarget } from '../adapter/Target.js'
import { errorLayers } from '../error/errorLayers.js'
import { isKitError } from '../error/isKitError.js'
import { isUnsent } from '../error/isUnsent.js'
import { KitError } from '../error/KitError.js'
import type { JournalEntry, TransactionNote } from '../journal/JournalEntry.js'
import { parseNote } from '../journal/parseJournal.js'
import type { UnansweredSend } from '../journal/UnansweredSend.js'
import { runWithin } from '../signal/runWithin.js'
import type { State } from '../state/createState.js'
import type { Unanswered } from './createUnanswered.js'
import { type NotingServices, noteSent } from './noteSent.js'
import { type RequestServices, requestWallet } from './requestWallet.js'

/** One question to a wallet that sends. */
export type SendRequest = {
  /** Asks the wallet. The answer is the hash, or the wallet's id of calls. */
  ask(): Promise<string> | undefined
  readonly note: TransactionNote | undefined
  /** What the chain is searched for where the wallet doesn't answer. */
  readonly sent?: SentQuery | undefined
  /** Set for calls that are sent as one: the id that the page gives them, if any. */
  readonly calls?: { readonly id: string | undefined }
  readonly bundle?: JournalEntry['bundle']
}

/** What {@link requestSending} works with. */
export type SendingServices = RequestServices &
  NotingServices &
  Pick<State, 'unanswered'> & { readonly unansweredSends: Unanswered }

type SendCall = WalletCall & { readonly signal: AbortSignal }
type Send = (request: SendRequest) => Promise<string>

/** A node that is slow doesn't keep the wallet's window shut for longer: browsers forget the user's press. */
const markLimitMs = 800
/** After the wallet failed there is more time for it. */
const lateLimitMs = 4_000

/**
 * Asks a wallet to send, the one place where an error is read for what it proves (`isUnsent`). Where it proves nothing the chain is asked:
 * what is found there was sent, and the request resolves with its hash. Otherwise the request is kept in `kit.unanswered`, which goes on
 * looking for it, and rejects with `transaction/maybeSent`.
 */
export async function requestSending(
  services: SendingServices,
  capability: 'sendTransaction' | 'transfer',
  target: WalletTarget,
  work: (adapter: Adapter, call: SendCall, send: Send) => Promise<string>,
): Promise<string> {
  const { unansweredSends } = services
  let isAsked = false
  let open: UnansweredSend | undefined

  async function send(adapter: Adapter, call: SendCall, request: SendRequest): Promise<string> {
    const reading = request.sent && readMark(adapter, call)
    const mark = reading && (await within(services, reading, markLimitMs, call.signal))
    call.signal.throwIfAborted()
    const asked = describe(services, call, request, mark)
    isAsked = true
    open = asked
    const { bundle, calls, note } = request
    const answer = noteSent(services, call, begin(request), note, {
      isCalls: calls !== undefined,
      ...(bundle && { bundle }),
    })
    // Also an answer that comes too late says what became of it.
    answer.then(
      (hash) => unansweredSends.settle(asked.id, hash),
      (error) => isUnsent(error) && unansweredSends.settle(asked.id),
    )
    try {
      return await answer
    } catch (error) {
      if (call.signal.aborted) throw error
      const isRefused = isUnsent(error)
      // A chain that refuses is asked too: a wallet may have tried twice.
      if (isRefused && !(isKitError(error) && refusedByChain.includes(error.code))) throw error
      const late = mark ? undefined : reading && (await within(services, reading, lateLimitMs, call.signal))
      const lost = withHash(late ? { ...asked, mark: toLateMark(late) } : asked, error)
      const found = await unansweredSends.look(lost, call.signal)
      if (found.status === 'sent') return found.hash
      if (isRefused) throw error
      unansweredSends.add(lost)
      throw maybeSent(error, asked)
    } finally {
      if (!call.signal.aborted) open = undefined
    }
  }

  try {
    return await requestWallet(services, capability, target, (adapter, call) =>
      work(adapter, call, (request) => send(adapter, call, request)),
    )
  } catch (error) {
    if (!isAsked && isKitError(error)) error.isUnsent = true
    // The caller, the wallet's session or the kit ended it while the wallet was asked.
    if (open === undefined) throw error
    unansweredSends.add(open)
    throw maybeSent(error, open)
  }
}

/** Asks in the same turn; a wallet that throws at once rejects. */
const begin = async ({ ask }: SendRequest): Promise<string> => ask() as Promise<string>

/** What a chain says that refuses a transaction. */
const refusedByChain: readonly string[] = [
  'transaction/expired',
  'transaction/feeTooHigh',
  'transaction/insufficientFunds',
  'transaction/reverted',
]

/** Where the account stands; undefined where the chain can't be searched. Never rejects. */
async function readMark(adapter: Adapter, { account, network, signal }: SendCall): Promise<SendMark | undefined> {
  try {
    const { findSent, getSendMark } = (await adapter.loadCapabilities?.()) ?? {}
    return findSent && (await getSendMark?.({ network, account, signal }))
  } catch {
    return undefined
  }
}

/** A mark that the node told only after the wallet was asked may count what it sent already. */
const toLateMark = ({ nonce, ...mark }: SendMark): SendMark =>
  nonce === undefined ? mark : { ...mark, nonce: Math.max(0, nonce - 1) }

/** What is read, or undefined once that takes too long. */
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
  { account: { address }, network: { id: networkId, namespace } }: SendCall,
  { bundle, calls, note: given, sent }: SendRequest,
  mark: SendMark | undefined,
): UnansweredSend {
  const random = [...ports.random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const note = parseNote(given)
  return {
    id: `${random}.${unanswered.getState().sends.length}`,
    namespace,
    networkId,
    address,
    askedAtMs: ports.clock.now(),
    ...(sent && { sent }),
    ...(mark && { mark }),
    ...(calls?.id !== undefined && { callsId: calls.id }),
    ...(bundle && { bundle }),
    ...(note && { note }),
  }
}

/** A wallet that sent it and isn't sure may name its hash. */
function withHash(asked: UnansweredSend, error: unknown): UnansweredSend {
  const named = errorLayers(error)
    .map(({ message }) => /^Transaction: (\S+)/.exec(message)?.[1] ?? /\b0x[\da-f]{64}\b/i.exec(message)?.[0])
    .find((hash) => hash !== undefined)
  return isKitError(error, 'transaction/maybeSent') && named ? { ...asked, maybeHash: named } : asked
}

function maybeSent(cause: unknown, { address, networkId, sent }: UnansweredSend): KitError {
  const what = sent && ('amount' in sent ? sent.amount : (sent.value ?? 0n))
  const token = sent && 'token' in sent ? ` of ${sent.token}` : ''
  const asked = sent ? `${what}${token} to ${sent.to}` : 'a transaction'
  const told = isKitError(cause) ? ` ${cause.code}: ${cause.details ?? cause.shortMessage}` : ''
  return new KitError('transaction/maybeSent', {
    shortMessage:
      'The transaction may have been sent: the wallet did not confirm it. Check the account before you send again.',
    details: `Requested: ${asked} from ${address} on ${networkId}.${told}`,
    cause,
  })
}
