import { isKitError, KitError, type Ports, type Sessions } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { openSessions } from './openSessions.js'

/**
 * Asks a wallet for its accounts with capabilities in one question (ERC-7846); undefined when it does not know the method, and so asked
 * its owner nothing.
 *
 * @throws KitError `connection/noAccounts`; those of `openSessions` and `requestProvider`.
 * @example await connectWith({ provider, ports, signal, capabilities: { signInWithEthereum: { nonce } } })
 */
export async function connectWith(options: {
  readonly provider: Eip1193Provider
  readonly ports: Pick<Ports, 'clock' | 'log'>
  readonly signal: AbortSignal
  readonly capabilities: object
}): Promise<Sessions | undefined> {
  const { provider, ports, signal, capabilities } = options
  const params = [{ version: '1', capabilities }]
  const asked = requestProvider(provider, { method: 'wallet_connect', params, clock: ports.clock, signal })
  const connected = await asked.catch((error: unknown) => {
    if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
  })
  if (connected === undefined) return undefined
  const opened = await openSessions({ provider, ports, signal, connected })
  if (opened) return opened
  throw new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
}
