import { withLimit } from '@kit/adapter'
import { type ClockPort, KitError } from '@kit/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'
import { isProviderOutage } from './isProviderOutage.js'

export { toEvmWalletError as toWalletError } from '../error/toEvmWalletError.js'

/** How long a disconnected wallet has to respond before its requests fail. */
const responseTimeoutMs = 3000

/**
 * Returns the error for a pending request if the wallet no longer responds, which its `disconnect` event with `reason` may mean. Returns
 * undefined for a wallet that still returns its chain ID: some send the event while a node is unavailable and answer the request later.
 *
 * @example provider.on('disconnect', async (reason) => { const error = await findDisconnect(provider, clock, method, reason) })
 */
export async function findDisconnect(
  provider: Eip1193Provider,
  clock: ClockPort,
  method: string,
  reason: unknown,
): Promise<KitError | undefined> {
  if (await isResponding(provider, clock, reason)) return undefined
  return new KitError('wallet/disconnected', {
    shortMessage: 'The wallet disconnected before it responded. Open it and try again, or reload the page.',
    details: `Method: ${method}`,
  })
}

/** Calls `listener` when a wallet that sent no such event stops responding. It may never be called. */
export async function onDisconnect(provider: Eip1193Provider, clock: ClockPort, listener: () => void): Promise<void> {
  if (!(await isResponding(provider, clock))) listener()
}

async function isResponding(provider: Eip1193Provider, clock: ClockPort, reason?: unknown): Promise<boolean> {
  const sign = async () => {
    try {
      await provider.request({ method: 'eth_chainId' })
      return true
    } catch (error) {
      // A wallet whose node is unavailable may need it to return the chain ID.
      return isProviderOutage(reason) || isProviderOutage(error)
    }
  }
  return withLimit({ clock, limitMs: responseTimeoutMs }, sign).catch(() => false)
}
