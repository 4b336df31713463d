import { type CaipNetworkId, cleanText, isCaipNetworkId } from '@kit/core/plugin'
import { payError } from './PayErrorCodes.js'

/** A payment request. All of it is fixed; the user only chooses how to pay. */
export type PayRequest = {
  /** Decimal string in whole units of the asset: `'25'`, `'0.05'`. */
  readonly amount: string
  /** Contract address, mint or asset ID, or `'native'` for the native currency. */
  readonly asset: string
  /** An address on the network. */
  readonly recipient: string
  /** CAIP-2 chain ID of a network that the app has configured. */
  readonly network: CaipNetworkId
  /**
   * Your ID for the payment, such as an order number: 1 to 64 characters of `A-Z a-z 0-9 . _ -`. A payment ID is paid once, across reloads
   * and tabs. If omitted, an ID is generated; while a payment with the same terms and a generated ID is in progress, that payment is
   * continued.
   */
  readonly paymentId?: string
  /** Name of the purchase, such as `'Two tickets'`. Shown below the name of the app, and shortened to 80 characters. */
  readonly item?: string
}

/** A payment request with a validated format. */
export type ParsedPayRequest = {
  readonly amount: string
  /** Undefined for the native currency. */
  readonly asset: string | undefined
  readonly recipient: string
  readonly networkId: CaipNetworkId
  readonly paymentId: string | undefined
  readonly item: string | undefined
}

/**
 * Validates a payment request. The input is untrusted: apps may pass on what they receive from elsewhere.
 *
 * @throws KitError `pay/invalidAmount`, `pay/unsupportedAsset`, `pay/invalidRecipient`, `pay/unsupportedNetwork`, `pay/invalidId`
 */
export function parsePayRequest(value: unknown): ParsedPayRequest {
  const given = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly [Name in keyof PayRequest]?: unknown
  }
  const { amount, asset, item, recipient, network, paymentId } = given
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
  return {
    amount,
    asset: asset === 'native' ? undefined : asset,
    recipient,
    networkId: network,
    paymentId,
    item: cleanText(item, maxItemLength) || undefined,
  }
}

/** Maximum length of the item, in characters. */
export const maxItemLength = 80

/** Whether a value is a valid payment ID. */
export const isPaymentId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[^\s\p{Cc}]{1,255}$/u.test(value)
