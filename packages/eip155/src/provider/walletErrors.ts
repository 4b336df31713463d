import { withLimit } from '@kit/adapter'
import { type ClockPort, KitError } from '@kit/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'
import { isProviderOutage } from './isProviderOutage.js'

export { toEvmWalletError as toWalletError } from '../error/toEvmWalletError.js'

/** How long a wallet that said it is disconnected has to show that it lives. */
const lifeSignMs = 3000

/**
 * The error for a caller that waits for a wallet that is gone, as one that sent `disconnect` with `reason` may be. Undefined for a wallet that
 * lives: some say it for a node that is away and answer the request all the same, and these still know their chain.
 *
 * @example provider.on('disconnect', async (reason) => { const error = await findGone(provider, clock, method, reason) })
 */
export async function findGone(
  provider: Eip1193Provider,
  clock: ClockPort,
  method: string,
  reason: unknown,
): Promise<KitError | undefined> {
  if (await showsLife(provider, clock, reason)) return undefined
  return new KitError('wallet/disconnected', {
    shortMessage: 'The wallet disconnected before it responded. Open it and try again, or reload the page.',
    details: `Method: ${method}`,
  })
}

/** Calls `listener` when a wallet that said nothing of the kind turns out to be gone. It may never be called. */
export async function whenGone(provider: Eip1193Provider, clock: ClockPort, listener: () => void): Promise<void> {
  if (!(await showsLife(provider, clock))) listener()
}

async function showsLife(provider: Eip1193Provider, clock: ClockPort, reason?: unknown): Promise<boolean> {
  const sign = async () => {
    try {
      await provider.request({ method: 'eth_chainId' })
      return true
    } catch (error) {
      // A wallet whose node is away may have to ask it for the chain.
      return isProviderOutage(reason) || isProviderOutage(error)
    }
  }
  return withLimit({ clock, limitMs: lifeSignMs }, sign).catch(() => false)
}
