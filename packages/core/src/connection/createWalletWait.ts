import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import { KitError } from '../error/KitError.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import { runWithin } from '../signal/runWithin.js'
import { discoveryLimitMs } from './limits.js'

/** Waits for work within a time limit, and contains everything that the wallet's code throws. */
export type WalletWait = <T>(
  limitMs: number,
  during: string,
  work: () => Promise<T>,
  onLate?: (late: T) => void,
) => Promise<T | undefined>

/**
 * Creates the wait function of a kit.
 *
 * @param signal Aborts when the kit is destroyed.
 */
export function createWalletWait(clock: ClockPort, emit: Emit, signal: AbortSignal): WalletWait {
  return async (limitMs, during, work, onLate) => {
    const reason = () => unanswered(during)
    try {
      return await runWithin([signal], { clock, limitMs, reason }, work, onLate)
    } catch (error) {
      // A wallet that is no longer installed isn't an error.
      if (!signal.aborted && limitMs !== discoveryLimitMs) emit({ type: 'kit/internalError', error, during })
      return undefined
    }
  }
}

/** Creates the error of a wallet that timed out. */
export const unanswered = (during: string): KitError =>
  new KitError('connection/timeout', { shortMessage: 'The wallet did not respond.', details: during })

/** Waits for a remembered wallet to be announced. */
export function discoverConnector(
  connectors: Connectors,
  wait: WalletWait,
  id: string,
  namespace: ChainNamespace,
): Promise<Connector | undefined> {
  const present = connectors.find(id, namespace)
  if (present !== undefined) return Promise.resolve(present)
  let unwatch = () => {}
  const found = () =>
    new Promise<Connector>((resolve) => {
      unwatch = connectors.list.subscribe(() => {
        const connector = connectors.find(id, namespace)
        if (connector !== undefined) resolve(connector)
      })
    })
  return wait(discoveryLimitMs, `discovery of ${id}`, found).finally(() => unwatch())
}
