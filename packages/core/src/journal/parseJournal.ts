import { isCaipNetworkId, parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Token } from '../chain/Token.js'
import { cleanImageUrl } from '../text/cleanImageUrl.js'
import { cleanText } from '../text/cleanText.js'
import { entryId, type JournalEntry, type NotedTransfer, type TransactionNote } from './JournalEntry.js'
import { boundEntries, maxEntries } from './mergeEntries.js'

/** Stored with the entries. Other versions are ignored. */
const journalVersion = 1
/** Maximum length of a string, longer than any chain's hash or address. */
const maxTextLength = 200
/** Maximum length of an ID of calls (EIP-5792). */
export const maxCallsIdLength = 8194
/** Maximum length of an image URL that is stored. */
const maxImageLength = 2048
const maxTransfers = 8
const statuses = ['pending', 'success', 'reverted', 'partlyReverted', 'replaced', 'cancelled'] as const

/** Serializes entries for storage. */
export const formatJournal = (entries: readonly JournalEntry[]): string =>
  JSON.stringify({ version: journalVersion, entries }, (name, value) =>
    name === 'id' || name === 'namespace' ? undefined : typeof value === 'bigint' ? String(value) : value,
  )

/** Parses stored entries. The input is untrusted: invalid entries are dropped. Never throws. */
export function parseJournal(text: string | null): readonly JournalEntry[] {
  try {
    const { version, entries } = JSON.parse(text ?? '{}') as { version?: unknown; entries?: unknown }
    if (version !== journalVersion || !Array.isArray(entries)) return []
    const byId = new Map(entries.flatMap((entry) => parseEntry(entry) ?? []).map((entry) => [entry.id, entry]))
    return boundEntries([...byId.values()], maxEntries)
  } catch {
    return []
  }
}

function parseEntry(value: unknown): JournalEntry | undefined {
  const { networkId, address, callsId, bundle, hash = callsId, sentAtMs, note, ...outcome } = journalFieldsOf(value)
  const status = statuses.find((each) => each === outcome['status'])
  if (typeof networkId !== 'string' || !isCaipNetworkId(networkId) || status === undefined) return undefined
  const isCalls = isWord(callsId, maxCallsIdLength)
  if (!isWord(hash, isCalls ? maxCallsIdLength : maxTextLength) || (isCalls && hash !== callsId)) return undefined
  if (!isWord(address) || !isTime(sentAtMs)) return undefined
  const { minedAtMs, minedHash, reorgCount } = outcome
  const part = journalFieldsOf(bundle)
  const [blockNumber, fee] = [parseBaseUnits(outcome['blockNumber']), parseBaseUnits(outcome['fee'])]
  const reason = cleanText(outcome['reason'], maxTextLength)
  const parsedNote = parseNote(note)
  return {
    id: entryId({ networkId, address, hash, ...(isCalls && { callsId }) }),
    namespace: parseCaipNetworkId(networkId).namespace,
    networkId,
    address,
    hash,
    ...(isCalls && { callsId }),
    ...(isWord(part['callsId']) && isCount(part['at']) && { bundle: { callsId: part['callsId'], at: part['at'] } }),
    sentAtMs,
    ...(parsedNote && { note: parsedNote }),
    status,
    ...(status === 'pending' && outcome['isUnknown'] === true && { isUnknown: true }),
    ...(isTime(minedAtMs) && { minedAtMs }),
    ...(blockNumber !== undefined && { blockNumber }),
    ...(fee !== undefined && { fee }),
    ...(reason && { reason }),
    ...(isWord(minedHash) && { minedHash }),
    ...(isCount(reorgCount) && { reorgCount }),
  }
}

/** Parses a note from storage or from a caller. Invalid fields are dropped. */
export function parseNote(value: unknown): TransactionNote | undefined {
  const fields = journalFieldsOf(value)
  const kind = cleanText(fields['kind'], 32)
  if (!kind || !Array.isArray(fields['transfers'])) return undefined
  const [to, toName] = [cleanText(fields['to'], maxTextLength), cleanText(fields['toName'])]
  const reference = cleanText(fields['reference'], maxTextLength)
  const transfers = fields['transfers'].slice(0, maxTransfers).flatMap((each) => parseTransfer(each) ?? [])
  return { kind, transfers, ...(to && { to }), ...(toName && { toName }), ...(reference && { reference }) }
}

function parseTransfer(value: unknown): NotedTransfer | undefined {
  const { direction, amount, token } = journalFieldsOf(value)
  const [units, parsed] = [parseBaseUnits(amount), parseToken(token)]
  if ((direction !== 'in' && direction !== 'out') || units === undefined || parsed === undefined) return undefined
  return { direction, amount: units, token: parsed }
}

function parseToken(value: unknown): Token | undefined {
  const { networkId, address, name, symbol, decimals, iconUrl } = journalFieldsOf(value)
  if (typeof networkId !== 'string' || !isCaipNetworkId(networkId)) return undefined
  if (!isCount(decimals) || decimals > 255 || (address !== undefined && !isWord(address))) return undefined
  return {
    networkId,
    address,
    name: cleanText(name),
    symbol: cleanText(symbol, 32),
    decimals,
    iconUrl: cleanImageUrl(iconUrl, maxImageLength),
  }
}

export const journalFieldsOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { [name: string]: unknown }) : {}

export const isWord = (value: unknown, longest = maxTextLength): value is string =>
  typeof value === 'string' && value.length <= longest && /^[\x21-\x7e]+$/.test(value)

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** The upper bound is the latest time that a `Date` supports. */
export const isTime = (value: unknown): value is number => isCount(value) && value <= 8.64e15

export function parseBaseUnits(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value >= 0n ? value : undefined
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
}
