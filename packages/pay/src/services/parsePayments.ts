import {
  type AccountPosition,
  type ContractCall,
  cleanImageUrl,
  cleanText,
  isCaipNetworkId,
  type Token,
} from '@kit/core/plugin'
import { isPaymentId, maxItemLength } from '../PayRequest.js'
import type { PayMethod, Payment, PaymentConversion, PayStatus } from '../PayState.js'

const statuses: readonly PayStatus[] = [
  'ready',
  'waiting',
  'pending',
  'submitted',
  'success',
  'failure',
  'refund',
  'timeout',
]

const conversionStatuses: readonly PaymentConversion['status'][] = [
  'approving',
  'requested',
  'sent',
  'done',
  'expired',
  'failed',
]

const page = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^\s"'<>\\]{0,4096}$/i

/** Whether a value is a valid page URL to send users to: `https:`, or on localhost. */
export const isPayPage = (value: unknown): value is string => typeof value === 'string' && page.test(value)

type Fields = { readonly [name: string]: unknown }
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Serializes payments for storage. */
export const formatPayments = (payments: readonly Payment[]): string =>
  JSON.stringify(payments, (_, value) => (typeof value === 'bigint' ? String(value) : value))

/** Parses stored payments. Stored data is untrusted: invalid entries are skipped, and nothing throws. */
export function parsePayments(text: string | null, most: number): readonly Payment[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(rows) ? rows.slice(0, most).flatMap((row) => parsePayment(row) ?? []) : []
  } catch {
    return []
  }
}

function parsePayment(value: unknown): Payment | undefined {
  const row = fieldsOf(value)
  const { paymentId, networkId, startedAtMs, attempt } = row
  const status = statuses.find((each) => each === row['status'])
  const token = parseToken(row['token'])
  const method = parseMethod(row['method'])
  const amount = parseAmount(row['amount'])
  const recipient = wordOf(row['recipient'])
  if (!isPaymentId(paymentId) || !isCaipNetworkId(networkId) || status === undefined || token === undefined)
    return undefined
  if (amount === undefined || recipient === undefined || token.networkId !== networkId) return undefined
  if (!Number.isSafeInteger(startedAtMs) || !Number.isSafeInteger(attempt)) return undefined
  // A started payment has a method.
  if (status !== 'ready' && method === undefined) return undefined
  return {
    paymentId,
    networkId,
    token,
    amount,
    recipient,
    item: cleanText(row['item'], maxItemLength) || undefined,
    status,
    method,
    startedAtMs: startedAtMs as number,
    attempt: attempt as number,
    claim: wordOf(row['claim']),
    mark: parseMark(row['mark']),
    conversion: parseConversion(row['conversion']),
    hash: wordOf(row['hash']),
  }
}

function parseToken(value: unknown): Token | undefined {
  const { networkId, address, name, symbol, decimals, iconUrl } = fieldsOf(value)
  if (!isCaipNetworkId(networkId) || !Number.isInteger(decimals)) return undefined
  if ((decimals as number) < 0 || (decimals as number) > 255) return undefined
  const contract = wordOf(address)
  if (address !== undefined && contract === undefined) return undefined
  return {
    networkId,
    address: contract,
    name: cleanText(name),
    symbol: cleanText(symbol, 32),
    decimals: decimals as number,
    iconUrl: cleanImageUrl(iconUrl),
  }
}

function parseMethod(value: unknown): PayMethod | undefined {
  const row = fieldsOf(value)
  const name = cleanText(row['name'])
  if (row['kind'] === 'wallet') {
    const address = wordOf(row['address'])
    return address === undefined ? undefined : { kind: 'wallet', address, name }
  }
  const [providerId, exchangeId, sessionId] = [row['providerId'], row['exchangeId'], row['sessionId']].map(wordOf)
  if (row['kind'] !== 'exchange' || !isPayPage(row['url'])) return undefined
  if (providerId === undefined || exchangeId === undefined || sessionId === undefined) return undefined
  return { kind: 'exchange', providerId, exchangeId, sessionId, name, url: row['url'] }
}

function parseConversion(value: unknown): PaymentConversion | undefined {
  const row = fieldsOf(value)
  const { startedAtMs } = row
  // Another version of the package stored a status that is unknown here. The result of its request is unknown, too.
  const status = conversionStatuses.find((each) => each === row['status']) ?? 'requested'
  const [from, spent] = [parseToken(row['from']), parseAmount(row['spent'])]
  const words = [row['address'], row['callsId'], row['hash'], row['providerId']].map(wordOf)
  const [address, callsId, hash, providerId] = words
  if (from === undefined || spent === undefined) return undefined
  if (address === undefined || providerId === undefined) return undefined
  const isSent = status === 'sent' || status === 'expired'
  if (!Number.isSafeInteger(startedAtMs) || (isSent && hash === undefined)) return undefined
  const claim = wordOf(row['claim'])
  const [mark, call] = [parseMark(row['mark']), parseCall(row['call'])]
  return {
    providerId,
    from,
    address,
    spent,
    status,
    startedAtMs: startedAtMs as number,
    claim,
    mark,
    call,
    callsId,
    hash,
  }
}

/** Maximum length of stored call data, in characters. */
const maxDataLength = 20_000

function parseCall(value: unknown): ContractCall | undefined {
  const { to, data = '0x', value: amount = '0' } = fieldsOf(value)
  const contract = wordOf(to)
  if (contract === undefined || typeof data !== 'string' || data.length > maxDataLength) return undefined
  if (!/^0x([\da-f]{2})*$/i.test(data) || typeof amount !== 'string' || !/^\d{1,90}$/.test(amount)) return undefined
  return { to: contract, data: data as `0x${string}`, value: BigInt(amount) }
}

function parseMark(value: unknown): AccountPosition | undefined {
  const { height, nonce, timeMs } = fieldsOf(value)
  const isCount = (one: unknown) => Number.isSafeInteger(one) && (one as number) >= 0
  if (!isCount(timeMs) || [height, nonce].some((one) => one !== undefined && !isCount(one))) return undefined
  return {
    timeMs: timeMs as number,
    ...(height !== undefined && { height: height as number }),
    ...(nonce !== undefined && { nonce: nonce as number }),
  }
}

function parseAmount(value: unknown): bigint | undefined {
  const amount = typeof value === 'string' && /^\d{1,90}$/.test(value) ? BigInt(value) : 0n
  return amount > 0n ? amount : undefined
}

const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value === cleanText(value, 200) ? value : undefined
