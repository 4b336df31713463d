/** What `kit.plugins.pay.open` takes beside the payment. */
export type PayOpenOptions = {
  /** Gives the payment up, unless it is under way. */
  readonly signal?: AbortSignal
}
