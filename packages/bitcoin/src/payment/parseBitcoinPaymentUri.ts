import { KitError, parseUnits } from '@kit/core/adapter'
import { parseBitcoinAddress } from '../address/BitcoinAddress.js'

/** A parsed BIP-321 payment link. */
export type BitcoinPaymentRequest = {
  /** Addresses, the one in the path first. Empty if the link offers only other payment methods. */
  readonly addresses: readonly string[]
  /** In satoshis. */
  readonly amount?: bigint
  readonly label?: string
  readonly message?: string
  /** URI that receives the proof of payment (`pop`). */
  readonly proofUri?: string
  /** Other payment methods and parameters, by lowercase key: `lightning`, `lno`, `sp`, `pay` … */
  readonly others: { readonly [key: string]: readonly string[] }
}

const chainKeys = ['bc', 'tb', 'bcrt']
const wayKeys = ['lightning', 'lno', 'sp', 'pay']
const single = ['amount', 'label', 'message', 'pop']

/**
 * Parses a payment link by BIP-321 or BIP-21. Scheme and keys are case-insensitive.
 *
 * @throws KitError `payment/invalid` for a link with another scheme, no payment method, an unknown `req-` key, a malformed amount, or a
 *   duplicate key. Also for an address of another chain than its key, and a `req-pop` that a browser would open.
 * @example parseBitcoinPaymentUri('bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=20.3').amount // 2_030_000_000n
 */
export function parseBitcoinPaymentUri(uri: string): BitcoinPaymentRequest {
  const [, path = '', query = ''] =
    /^bitcoin:([^?#]*)(?:\?([^#]*))?$/i.exec(uri) ?? fail('Not a Bitcoin payment link: expected `bitcoin:<address>`.')
  const fields = new Map<string, string[]>()
  let isProofRequired = false
  for (const part of query.split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    let key = decode(at < 0 ? part : part.slice(0, at)).toLowerCase()
    if (key.startsWith('req-')) {
      key = key.slice(4)
      if (![...single, ...chainKeys, ...wayKeys].includes(key))
        fail('The payment link requires an unsupported parameter.', key)
      isProofRequired ||= key === 'pop'
    }
    const value = at < 0 ? '' : decode(part.slice(at + 1))
    const known = fields.get(key)
    if (known && single.includes(key)) fail('The payment link repeats a parameter that is allowed only once.', key)
    if (known) known.push(value)
    else fields.set(key, [value])
  }
  const addresses = [...(path === '' ? [] : [toAddress(path)]), ...chainKeys.flatMap((key) => toAddresses(fields, key))]
  if (addresses.length === 0 && !wayKeys.some((key) => fields.has(key)))
    fail('The payment link has no address or other payment method.')
  const [amount] = fields.get('amount') ?? []
  const [label] = fields.get('label') ?? []
  const [message] = fields.get('message') ?? []
  const [proofUri] = fields.get('pop') ?? []
  const isProofSafe = proofUri !== undefined && isAppUri(proofUri)
  if (isProofRequired && !isProofSafe) fail('The payment link requires a proof of payment that would open a web page.')
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
      fail("An address in the payment link doesn't match the chain of its parameter.", value)
    return address
  })
}

/** QR codes use capitals because they are smaller. SegWit addresses are case-insensitive. */
function toAddress(value: string): string {
  if (!parseBitcoinAddress(value)) fail('The payment link contains an invalid address.', value)
  return /^(bc|tb|bcrt)1/i.test(value) ? value.toLowerCase() : value
}

function toSatoshis(amount: string): bigint {
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(amount) || amount.length > 32)
    fail('The amount in the payment link is malformed.', amount)
  const [whole = '', fraction = ''] = amount.split('.')
  if (/[^0]/.test(fraction.slice(8))) fail('The amount in the payment link has more than 8 decimals.', amount)
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
    return fail('The payment link is not valid percent-encoding.')
  }
}

function fail(shortMessage: string, details?: string): never {
  throw new KitError('payment/invalid', { shortMessage, ...(details && { details: details.slice(0, 100) }) })
}
