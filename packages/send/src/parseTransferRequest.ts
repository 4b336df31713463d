import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId, KitError } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'

/** What `kit.open({ view: 'WalletSend', data })` takes. What is given is filled in and can't be changed; the visitor chooses the rest. */
export type TransferRequest = {
  /** Decimal text in whole units: `'25'`, `'0.05'`. */
  readonly amount?: string
  /** Contract, mint or asset id; left out together with an amount: the network's own currency. */
  readonly assetAddress?: string
  readonly namespace?: ChainNamespace
  /** The id inside the namespace (`1`), or a CAIP-2 id (`'eip155:1'`). Default: the active network. */
  readonly chainId?: string | number
  /** An address or a name. */
  readonly to?: string
}

/** A request that was checked for its form. */
export type ParsedTransferRequest = {
  readonly amount: string | undefined
  readonly assetAddress: string | undefined
  readonly namespace: ChainNamespace | undefined
  readonly networkId: CaipNetworkId | undefined
  readonly to: string | undefined
}

/**
 * Reads what an app asks to be sent; hostile, since apps pass on what they are given.
 *
 * @throws KitError `send/invalidRequest`
 */
export function parseTransferRequest(data: unknown, active: ChainNamespace | undefined): ParsedTransferRequest {
  if (typeof data !== 'object' || data === null) throw invalidTransferRequest('data')
  const given = data as Record<string, unknown>
  const word = (field: string, mostLetters = 255): string | undefined => {
    const value = given[field]
    if (value === undefined) return undefined
    if (typeof value !== 'string' || value === '' || value.length > mostLetters) throw invalidTransferRequest(field)
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

/** The error for a field that can't be. */
export const invalidTransferRequest = (field: string): KitError =>
  new KitError('send/invalidRequest', {
    shortMessage: `Invalid transfer request: \`${field}\` is invalid.`,
    details: field,
  })
