import type { ClockPort } from '@kit/core/plugin'
import { siwxTimes } from '../config/siwxTimes.js'

/** One nonce ahead of who needs it. */
export type NonceStock<Nonce = string> = {
  /** Asks for one, unless a young one is there or on its way. */
  prepare(): void
  /** Takes one, which nobody else gets. Rejects as the source does. */
  take(): Promise<Nonce>
}

/** Creates it over a source that is slow: a server. What it gave is made anew after five minutes, and good for twice as long. */
export function createNonceStock<Nonce>(
  clock: Pick<ClockPort, 'now'>,
  source: () => Promise<Nonce>,
  renewMs: number = siwxTimes.messageRenewMs,
): NonceStock<Nonce> {
  let stock: { readonly nonce: Promise<Nonce>; readonly atMs: number } | undefined
  const isYounger = (limitMs: number) => stock !== undefined && clock.now() - stock.atMs < limitMs

  function fetchOne(): NonNullable<typeof stock> {
    const fetched = { nonce: Promise.resolve().then(source), atMs: clock.now() }
    // Asked for again by who needs it.
    fetched.nonce.catch(() => {
      if (stock === fetched) stock = undefined
    })
    return fetched
  }

  return {
    prepare() {
      if (!isYounger(renewMs)) stock = fetchOne()
    },
    take() {
      const taken = stock !== undefined && isYounger(2 * renewMs) ? stock : fetchOne()
      stock = undefined
      return taken.nonce
    },
  }
}
