import { parseSolanaAddress } from '../address/parseSolanaAddress.js'

/** A parsed Solana Pay transfer request. */
export type SolanaPaymentUri = {
  readonly address: string
  /** Decimal string in whole units. */
  readonly amount?: string
  readonly token?: string
  readonly references: readonly string[]
  readonly label?: string
  readonly message?: string
  readonly memo?: string
}

/**
 * Parses a Solana Pay transfer request. Returns undefined for anything that violates the standard. Examples are an invalid address, a
 * repeated field, and an amount with a sign, with an exponent or without its leading zero.
 *
 * @example parseSolanaPaymentUri('solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=0.01')?.amount // '0.01'
 */
export function parseSolanaPaymentUri(text: string): SolanaPaymentUri | undefined {
  const [, address = '', query = ''] = /^solana:([^?#/]+)(?:\?([^#]*))?$/i.exec(text) ?? []
  if (!parseSolanaAddress(address)) return undefined
  const fields = new Map<string, string>()
  const references: string[] = []
  for (const pair of query === '' ? [] : query.split('&')) {
    const [name = '', value = ''] = pair.split(/=(.*)/s).map(decode)
    if (name === 'reference') references.push(value)
    else if (fields.has(name)) return undefined
    else fields.set(name, value)
  }
  const amount = fields.get('amount')
  const token = fields.get('spl-token')
  if (amount !== undefined && !/^(0|[1-9]\d*)(\.\d+)?$/.test(amount)) return undefined
  if (token !== undefined && !parseSolanaAddress(token)) return undefined
  if (!references.every((reference) => parseSolanaAddress(reference))) return undefined
  const optional = (name: 'label' | 'message' | 'memo') => {
    const value = fields.get(name)
    return value !== undefined && { [name]: value }
  }
  return {
    address,
    ...(amount !== undefined && { amount }),
    ...(token !== undefined && { token }),
    references,
    ...optional('label'),
    ...optional('message'),
    ...optional('memo'),
  }
}

/** Form encoding uses `+` for a space. Invalid escapes are kept as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
