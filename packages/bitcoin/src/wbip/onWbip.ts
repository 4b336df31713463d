import type { LogPort } from '@kit/core/adapter'
import type { WbipWallet } from './WbipWallet.js'

/**
 * Subscribes to an event of a WBIP wallet. Treats a wallet that throws or has no events as silent. Returns a function that unsubscribes.
 *
 * @example const stop = onWbip(wallet, 'accountChange', () => …, log)
 */
export function onWbip(
  wallet: WbipWallet,
  event: string,
  listener: (payload: unknown) => void,
  log: LogPort,
): () => void {
  let end: unknown
  try {
    end = wallet.addListener?.(event, listener)
  } catch (error) {
    log.debug("Couldn't subscribe to wallet events", error)
  }
  return () => {
    try {
      if (typeof end === 'function') end()
      else if (wallet.removeListener) wallet.removeListener(event, listener)
      else wallet.off?.(event, listener)
    } catch (error) {
      log.debug("Couldn't unsubscribe from wallet events", error)
    }
  }
}
