import type { AccountPosition, TransactionQuery } from '../adapter/Capabilities.js'
import { isCaipNetworkId, parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import {
  isCount,
  isTime,
  isWord,
  journalFieldsOf,
  maxCallsIdLength,
  parseBaseUnits,
  parseNote,
} from './parseJournal.js'
import type { UnansweredRequest } from './UnansweredRequest.js'

/** Maximum length of call data that is stored. Longer data is searched for only until the page is closed. */
const maxDataLength = 20_000
/** Maximum number of requests, and how long they are kept. */
const maxRequests = 50
const keptMs = 7 * 86_400_000

/** Serializes requests for storage. */
export const formatUnanswered = (requests: readonly UnansweredRequest[]): string =>
  JSON.stringify({ version: 1, requests }, (name, value) => {
    if (name === 'sent' && (value.data?.length ?? 0) > maxDataLength) return undefined
    return name === 'namespace' ? undefined : typeof value === 'bigint' ? String(value) : value
  })

/** Parses stored requests. The input is untrusted: malformed ones are dropped. */
export function parseUnanswered(text: string | null): readonly UnansweredRequest[] {
  try {
    const { version, requests } = JSON.parse(text ?? '{}') as { version?: unknown; requests?: unknown }
    return version === 1 && Array.isArray(requests)
      ? requests.slice(0, maxRequests).flatMap((each) => parseRequest(each) ?? [])
      : []
  } catch {
    return []
  }
}

/** Merges two lists, newest first. A settled request stays settled, and outdated ones are dropped. */
export function mergeUnanswered(
  a: readonly UnansweredRequest[],
  b: readonly UnansweredRequest[],
  nowMs: number,
): readonly UnansweredRequest[] {
  const byId = new Map(a.map((send) => [send.id, send]))
  for (const send of b) {
    const known = byId.get(send.id)
    const isNews = known === undefined || (send.hash ?? '') > (known.hash ?? '') || (send.isSettled && !known.isSettled)
    if (isNews) byId.set(send.id, known?.sent === undefined ? send : { ...send, sent: known.sent })
  }
  return [...byId.values()]
    .filter(({ requestedAtMs }) => Math.abs(nowMs - requestedAtMs) < keptMs)
    .sort((one, other) => other.requestedAtMs - one.requestedAtMs || (one.id < other.id ? 1 : -1))
    .slice(0, maxRequests)
}

function parseRequest(value: unknown): UnansweredRequest | undefined {
  const { id, networkId, address, requestedAtMs, sent, mark, callsId, maybeHash, bundle, note, isSettled, hash } =
    journalFieldsOf(value)
  if (!isWord(id) || typeof networkId !== 'string' || !isCaipNetworkId(networkId)) return undefined
  if (!isWord(address) || !isTime(requestedAtMs)) return undefined
  const [query, before, parsedNote, part] = [parseSent(sent), parseMark(mark), parseNote(note), journalFieldsOf(bundle)]
  return {
    id,
    namespace: parseCaipNetworkId(networkId).namespace,
    networkId,
    address,
    requestedAtMs,
    ...(query && { sent: query }),
    ...(before && { mark: before }),
    ...(isWord(callsId, maxCallsIdLength) && { callsId }),
    ...(isWord(maybeHash) && { maybeHash }),
    ...(isWord(part['callsId']) && isCount(part['at']) && { bundle: { callsId: part['callsId'], at: part['at'] } }),
    ...(parsedNote && { note: parsedNote }),
    ...(isSettled === true && { isSettled }),
    ...(isWord(hash, maxCallsIdLength) && { hash }),
  }
}

function parseSent(value: unknown): TransactionQuery | undefined {
  const { to, amount, token, data, value: money } = journalFieldsOf(value)
  if (!isWord(to)) return undefined
  const [units, paid] = [parseBaseUnits(amount), parseBaseUnits(money)]
  if (units !== undefined) return { to, amount: units, ...(isWord(token) && { token }) }
  // A search with other data would find a different transaction.
  const isData = typeof data === 'string' && data.length <= maxDataLength && /^0x[\da-f]*$/i.test(data)
  if ((data !== undefined && !isData) || (money !== undefined && paid === undefined)) return undefined
  return { to, ...(isData && { data: data as `0x${string}` }), ...(paid !== undefined && { value: paid }) }
}

function parseMark(value: unknown): AccountPosition | undefined {
  const { timeMs, height, nonce } = journalFieldsOf(value)
  if (!isTime(timeMs)) return undefined
  return { timeMs, ...(isCount(height) && { height }), ...(isCount(nonce) && { nonce }) }
}
