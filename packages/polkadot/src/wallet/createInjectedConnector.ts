import { type Connector, loadPart } from '@kit/core'
import type { InjectedConnectorOptions } from './InjectedConnectorOptions.js'
import { requestWallet } from './requestWallet.js'

/**
 * A connector to a wallet of `injectedWeb3`. Connecting enables the wallet, which asks the visitor; reconnecting uses what it
 * disclosed before, and asks nobody. The session begins on the first network asked for on which the wallet has an account.
 *
 * Errors are those of `toWalletError`, `connection/noAccounts`, and `wallet/invalidResponse` when the wallet discloses nothing
 * that is an account.
 *
 * @example const connector = createInjectedConnector({ info, enable, appName, networks, storage, log })
 */
export function createInjectedConnector(options: InjectedConnectorOptions): Connector {
  const { info, enable, appName } = options
  return {
    info,
    prepare,
    async connect(request) {
      // While the visitor reads the wallet's prompt, what is needed next is fetched.
      if (!request.signal.aborted) prepare()
      const answer = await requestWallet('enable', () => enable(appName), request.signal)
      return (await load()).openSession(options, request, answer)
    },
    reconnect: async (request) => (await load()).restoreSession(options, request),
  }
}

const load = () => loadPart(import('./openSession.js'))

/** A failure to load is reported when it is needed: what the wallet says comes first. */
const prepare = (): void => void Promise.allSettled([load(), import('../error/toWalletError.js')])
