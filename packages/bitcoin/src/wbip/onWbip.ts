import type { LogPort } from '@kit/core/adapter'
import type { WbipWallet } from './WbipWallet.js'

/**
 * Listens to one event of a WBIP wallet. A wallet without events, or one that throws, is taken as silent. Returns a function that stops
 * listening.
 *
 * @example const stop = onWbip(wallet, 'accountChange', () => …, log)
 */
export function onWbip(wallet: WbipWallet, event: string, listener: (news: unknown) => void, log: LogPort): () => void {
  let end: unknown
  try {
    end = wallet.addListener?.(event, listener)
  } catch (error) {
    log.debug('A wallet does not report its changes', error)
  }
  return () => {
    try {
      if (typeof end === 'function') end()
      else if (wallet.removeListener) wallet.removeListener(event, listener)
      else wallet.off?.(event, listener)
    } catch (error) {
      log.debug('A wallet could not end its reports', error)
    }
  }
}
