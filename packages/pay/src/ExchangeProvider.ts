import type { CaipNetworkId, Token } from '@kit/core/plugin'
import type { PayStatus } from './PayState.js'

/** An exchange from whose balance users can pay. */
export type PayExchange = { readonly id: string; readonly name: string; readonly imageUrl?: string | undefined }

/** An exchange of a provider. */
export type ExchangeChoice = { readonly providerId: string; readonly exchangeId: string }

/** The payment that an exchange should send. */
export type ExchangeOrder = {
  readonly exchangeId: string
  /**
   * ID of the payment at the provider. Requests with the same ID return the same payment, which is paid once. 1 to 100 characters of `A-Z
   * a-z 0-9 . _ -`.
   */
  readonly sessionId: string
  readonly networkId: CaipNetworkId
  readonly token: Token
  /** Amount in base units. */
  readonly amount: bigint
  readonly recipient: string
  readonly signal: AbortSignal
}

/** Status of a payment at an exchange. */
export type ExchangeStatus = {
  readonly status: Exclude<PayStatus, 'ready'>
  /** Transaction hash, once known. */
  readonly hash?: string | undefined
}

/**
 * A service that lets users pay from their balance at exchanges. Use `apiExchanges` for kit-server, or implement these functions for your
 * own. Responses are validated; thrown errors are reported as `pay/exchangeUnavailable`.
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
  /** Called with a check by the kit, to guard the client of a configured service. */
  guard?(check: () => void): void
  /** Lists all assets that can be paid out, for deposits. */
  listAssets(call: { readonly signal: AbortSignal }): Promise<readonly Token[]>
  /** Lists the exchanges that support a token. Empty if there are none. */
  listExchanges(call: { readonly token: Token; readonly signal: AbortSignal }): Promise<readonly PayExchange[]>
  /** Returns the payment page of the exchange: `https:`, or on localhost. */
  getPaymentUrl(order: ExchangeOrder): Promise<string>
  getStatus(call: {
    readonly exchangeId: string
    readonly sessionId: string
    readonly signal: AbortSignal
  }): Promise<ExchangeStatus>
}
