import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId, KitError } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'

/** Parameters of `kit.open({ view: 'WalletSend', data })`. Given fields are filled in and locked; the user chooses the rest. */
export type TransferRequest = {
  /** Decimal string in whole units: `'25'`, `'0.05'`. */
  readonly amount?: string
  /** Contract address, mint or asset ID. If omitted with an amount: the native currency. */
  readonly assetAddress?: string
  readonly namespace?: ChainNamespace
  /** Reference inside the namespace (`1`), or a CAIP-2 chain ID (`'eip155:1'`). Defaults to the active network. */
  readonly chainId?: string | number
  /** An address or a name. */
  readonly to?: string
}

/** A transfer request with a validated format. */
export type ParsedTransferRequest = {
  readonly amount: string | undefined
  readonly assetAddress: string | undefined
  readonly namespace: ChainNamespace | undefined
  readonly networkId: CaipNetworkId | undefined
  readonly to: string | undefined
}

/**
 * Validates a transfer request. The input is untrusted: apps may pass on what they receive from elsewhere.
 *
 * @throws KitError `send/invalidRequest`
 */
export function parseTransferRequest(data: unknown, active: ChainNamespace | undefined): ParsedTransferRequest {
  if (typeof data !== 'object' || data === null) throw invalidTransferRequest('data')
  const given = data as Record<string, unknown>
  const word = (field: string, maxLetters = 255): string | undefined => {
    const value = given[field]
    if (value === undefined) return undefined
    if (typeof value !== 'string' || value === '' || value.length > maxLetters) throw invalidTransferRequest(field)
    return value
  }
  const amount = word('amount', 120)
  if (amount !== undefined && (!/^\d*\.?\d*$/.test(amount) || !/[1-9]/.test(amount)))
    throw invalidTransferRequest('amount')
  const named = word('namespace', 32)
  const chain = typeof given['chainId'] === 'number' ? String(given['chainId']) : word('chainId', 64)
  const networkId = chain?.includes(':') ? chain : chain && `${named ?? active}:${chain}`
  if (networkId !== undefined && !isCaipNetworkId(networkId)) throw invalidTransferRequest('chainId')
  const namespace = namespaceOf(networkId) ?? named
  if (named !== undefined && namespace !== named) throw invalidTransferRequest('chainId')
  return { amount, assetAddress: word('assetAddress'), namespace, networkId, to: word('to') }
}

/** Returns the error for an invalid field. */
export const invalidTransferRequest = (field: string): KitError =>
  new KitError('send/invalidRequest', {
    shortMessage: `Invalid transfer request: \`${field}\` is invalid.`,
    details: field,
  })
