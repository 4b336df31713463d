import { type CaipNetworkId, isCaipNetworkId } from '@kit/core/plugin'
import { payError } from './PayErrorCodes.js'

/** What is to be paid: all of it is fixed, the visitor chooses only how. */
export type PayRequest = {
  /** Decimal text in whole units of the asset: `'25'`, `'0.05'`. */
  readonly amount: string
  /** Contract, mint or asset id; `'native'` for the network's own currency. */
  readonly asset: string
  /** An address of the network. */
  readonly recipient: string
  /** CAIP-2 id, of a network that the app configured. */
  readonly network: CaipNetworkId
  /**
   * The app's name for the payment, such as its order number: 1 to 64 of `A-Z a-z 0-9 . _ -`. One id is paid once, over reloads and in
   * all tabs. Left out, one is made; while a payment of the same terms without one is under way, it is that one.
   */
  readonly paymentId?: string
}

/** A request that was checked for its form. */
export type ParsedPayRequest = {
  readonly amount: string
  /** Undefined for the network's own currency. */
  readonly asset: string | undefined
  readonly recipient: string
  readonly networkId: CaipNetworkId
  readonly paymentId: string | undefined
}

/**
 * Reads what an app asks to be paid; hostile, since apps pass on what they are given.
 *
 * @throws KitError `pay/invalidAmount`, `pay/unsupportedAsset`, `pay/invalidRecipient`, `pay/unsupportedNetwork`, `pay/invalidId`
 */
export function parsePayRequest(value: unknown): ParsedPayRequest {
  const given = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly [Name in keyof PayRequest]?: unknown
  }
  const { amount, asset, recipient, network, paymentId } = given
  if (!isCaipNetworkId(network))
    throw payError('pay/unsupportedNetwork', 'Invalid `network`: must be a CAIP-2 chain ID such as `eip155:1`.')
  if (typeof amount !== 'string' || amount.length > 120 || !/^\d*\.?\d*$/.test(amount) || !/[1-9]/.test(amount))
    throw payError('pay/invalidAmount', 'Invalid `amount`: must be a positive decimal string such as `0.05`.')
  if (!isWord(asset)) throw payError('pay/unsupportedAsset', 'Invalid `asset`: must be a token address or `native`.')
  if (!isWord(recipient))
    throw payError('pay/invalidRecipient', 'Invalid `recipient`: must be an address on the network.')
  if (paymentId !== undefined && !isPaymentId(paymentId))
    throw payError(
      'pay/invalidId',
      'Invalid `paymentId`: must be 1 to 64 letters, digits, dots, hyphens or underscores.',
    )
  return { amount, asset: asset === 'native' ? undefined : asset, recipient, networkId: network, paymentId }
}

/** Whether a value can be the id of a payment. */
export const isPaymentId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[^\s\p{Cc}]{1,255}$/u.test(value)
