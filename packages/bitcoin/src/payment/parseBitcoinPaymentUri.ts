import { KitError, parseUnits } from '@kit/core/adapter'
import { parseBitcoinAddress } from '../address/BitcoinAddress.js'

/** What a payment link of BIP-321 asks for. */
export type BitcoinPaymentRequest = {
  /** Addresses of the chain, the one in the path first. Empty when the link only has other ways of payment. */
  readonly addresses: readonly string[]
  /** Satoshis. */
  readonly amount?: bigint
  readonly label?: string
  readonly message?: string
  /** Where to send a proof of payment (`pop`). */
  readonly proofUri?: string
  /** Other ways to pay and what else is in the link, by key in lower case: `lightning`, `lno`, `sp`, `pay` … */
  readonly others: { readonly [key: string]: readonly string[] }
}

const chainKeys = ['bc', 'tb', 'bcrt']
const wayKeys = ['lightning', 'lno', 'sp', 'pay']
const single = ['amount', 'label', 'message', 'pop']

/**
 * Reads a payment link by BIP-321 (and BIP-21 before it). Scheme and keys may be in any case.
 *
 * @throws KitError `payment/invalid` for a link that must not be followed: another scheme, no way of payment, an unknown `req-` key, a key
 * twice that may stand once, a malformed amount, an address of another chain than its key says, a `req-pop` that a browser would open.
 * @example parseBitcoinPaymentUri('bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=20.3').amount // 2_030_000_000n
 */
export function parseBitcoinPaymentUri(uri: string): BitcoinPaymentRequest {
  const [, path = '', query = ''] =
    /^bitcoin:([^?#]*)(?:\?([^#]*))?$/i.exec(uri) ?? fail('This is no Bitcoin payment link.')
  const fields = new Map<string, string[]>()
  let isProofRequired = false
  for (const part of query.split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    let key = decode(at < 0 ? part : part.slice(0, at)).toLowerCase()
    if (key.startsWith('req-')) {
      key = key.slice(4)
      if (![...single, ...chainKeys, ...wayKeys].includes(key)) fail('The link requires what is not known.', key)
      isProofRequired ||= key === 'pop'
    }
    const value = at < 0 ? '' : decode(part.slice(at + 1))
    const known = fields.get(key)
    if (known && single.includes(key)) fail('The link has a key twice that may stand once.', key)
    if (known) known.push(value)
    else fields.set(key, [value])
  }
  const addresses = [...(path === '' ? [] : [toAddress(path)]), ...chainKeys.flatMap((key) => toAddresses(fields, key))]
  if (addresses.length === 0 && !wayKeys.some((key) => fields.has(key))) fail('The link names no way of payment.')
  const [amount] = fields.get('amount') ?? []
  const [label] = fields.get('label') ?? []
  const [message] = fields.get('message') ?? []
  const [proofUri] = fields.get('pop') ?? []
  const isProofSafe = proofUri !== undefined && isAppUri(proofUri)
  if (isProofRequired && !isProofSafe) fail('The link requires a proof of payment that would open a web page.')
  const others = [...fields].filter(([key]) => !single.includes(key) && !chainKeys.includes(key))
  return {
    addresses,
    ...(amount !== undefined && { amount: toSatoshis(amount) }),
    ...(label !== undefined && { label }),
    ...(message !== undefined && { message }),
    ...(isProofSafe && { proofUri }),
    others: Object.fromEntries(others),
  }
}

function toAddresses(fields: ReadonlyMap<string, readonly string[]>, key: string): readonly string[] {
  return (fields.get(key) ?? []).map((value) => {
    const address = toAddress(value)
    if (parseBitcoinAddress(address)?.prefix !== key)
      fail('The link has an address of another chain than its key says.', value)
    return address
  })
}

/** Links in capitals are smaller as QR codes; SegWit addresses mean the same in both. */
function toAddress(value: string): string {
  if (!parseBitcoinAddress(value)) fail('The link holds no valid address.', value)
  return /^(bc|tb|bcrt)1/i.test(value) ? value.toLowerCase() : value
}

function toSatoshis(amount: string): bigint {
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(amount) || amount.length > 32) fail('The amount is malformed.', amount)
  const [whole = '', fraction = ''] = amount.split('.')
  if (/[^0]/.test(fraction.slice(8))) fail('The amount is finer than a satoshi.', amount)
  return parseUnits(`${whole || '0'}.${fraction.slice(0, 8) || '0'}`, 8)
}

function isAppUri(uri: string): boolean {
  const [, scheme = ''] = /^\s*([a-z][a-z\d+.-]*):/i.exec(uri) ?? []
  return scheme !== '' && !/^(https?|file|javascript|mailto|data|blob|ftp|wss?|about|view-source)$/i.test(scheme)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return fail('The link is not encoded properly.')
  }
}

function fail(shortMessage: string, details?: string): never {
  throw new KitError('payment/invalid', { shortMessage, ...(details && { details: details.slice(0, 100) }) })
}
