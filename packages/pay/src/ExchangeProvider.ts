import type { CaipNetworkId, Token } from '@kit/core/plugin'
import type { PayStatus } from './PayState.js'

/** An exchange from whose balance a visitor may pay. */
export type PayExchange = { readonly id: string; readonly name: string; readonly imageUrl?: string | undefined }

/** Which exchange of which provider. */
export type ExchangeChoice = { readonly providerId: string; readonly exchangeId: string }

/** What an exchange shall pay out. */
export type ExchangeOrder = {
  readonly exchangeId: string
  /** Names the payment at the provider: the same answers the same, and is paid once. 1 to 100 of `A-Z a-z 0-9 . _ -`. */
  readonly sessionId: string
  readonly networkId: CaipNetworkId
  readonly token: Token
  /** Base units. */
  readonly amount: bigint
  readonly recipient: string
  readonly signal: AbortSignal
}

/** How far an exchange is with a payment. */
export type ExchangeStatus = {
  readonly status: Exclude<PayStatus, 'ready'>
  /** Of the transaction, as soon as there is one. */
  readonly hash?: string | undefined
}

/**
 * A service that lets visitors pay from their balance at exchanges: over kit-server it is `apiExchanges`, of your own it is these functions.
 * Whatever they answer is checked; what they throw is `pay/exchangeUnavailable`.
 *
 * @example
 * const provider: ExchangeProvider = {
 *   id: 'acme',
 *   listAssets: async () => [usdcOnBase],
 *   listExchanges: async ({ token }) => (token.symbol === 'USDC' ? [{ id: 'one', name: 'Exchange One' }] : []),
 *   getPaymentUrl: async ({ sessionId, exchangeId }) => (await acme.open(exchangeId, sessionId)).url,
 *   getStatus: async ({ sessionId }) => acme.status(sessionId),
 * }
 */
export type ExchangeProvider = {
  readonly id: string
  /** Of the client of a configured service, where it asks one: a kit guards it. */
  guard?(check: () => void): void
  /** What can be paid out at all, for deposits. */
  listAssets(call: { readonly signal: AbortSignal }): Promise<readonly Token[]>
  /** The exchanges that pay an asset; empty where none does. */
  listExchanges(call: { readonly token: Token; readonly signal: AbortSignal }): Promise<readonly PayExchange[]>
  /** The exchange's own page, where the visitor pays: `https:`, or of this machine. */
  getPaymentUrl(order: ExchangeOrder): Promise<string>
  getStatus(call: {
    readonly exchangeId: string
    readonly sessionId: string
    readonly signal: AbortSignal
  }): Promise<ExchangeStatus>
}
