import type { ClockPort } from '@kit/core/plugin'
import { siwxTimes } from '../config/siwxTimes.js'

/** Prefetches one nonce. */
export type NoncePool<Nonce = string> = {
  /** Fetches a nonce, unless a recent one is available or being fetched. */
  prepare(): void
  /** Takes a nonce, which is handed out only once. Rejects as the source does. */
  take(): Promise<Nonce>
}

/** Creates a stock over a slow source, such as a server. A nonce is refreshed after five minutes and valid for twice as long. */
export function createNoncePool<Nonce>(
  clock: Pick<ClockPort, 'now'>,
  source: () => Promise<Nonce>,
  renewMs: number = siwxTimes.messageRenewMs,
): NoncePool<Nonce> {
  let stock: { readonly nonce: Promise<Nonce>; readonly atMs: number } | undefined
  const isNewerThan = (limitMs: number) => stock !== undefined && clock.now() - stock.atMs < limitMs

  function fetchOne(): NonNullable<typeof stock> {
    const fetched = { nonce: Promise.resolve().then(source), atMs: clock.now() }
    // The next `take` fetches again.
    fetched.nonce.catch(() => {
      if (stock === fetched) stock = undefined
    })
    return fetched
  }

  return {
    prepare() {
      if (!isNewerThan(renewMs)) stock = fetchOne()
    },
    take() {
      const taken = stock !== undefined && isNewerThan(2 * renewMs) ? stock : fetchOne()
      stock = undefined
      return taken.nonce
    },
  }
}
