import type { Connector, ConnectorInfo, Later, LogPort, StoragePort } from '@kit/core/adapter'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import { askPolkadotProvider } from './askPolkadotProvider.js'

/** What `createInjectedConnector` takes. */
export type PolkadotConnectorOptions = {
  readonly info: ConnectorInfo
  /** The wallet's own way in. It prompts, unless the wallet knows the page. */
  readonly enable: (appName: string) => unknown
  readonly appName: string
  /** What the app configured, in its order. */
  readonly networks: readonly PolkadotNetwork[]
  readonly storage: Pick<StoragePort, 'getItem' | 'setItem' | 'removeItem'>
  /** Of the kit. */
  readonly storagePrefix?: string | undefined
  readonly log: LogPort
}

/** What makes a session of a wallet's answer. It is fetched once: from then on nothing of a connect waits for a file. */
export type PolkadotSessionCode = Later<typeof import('./openPolkadotSession.js')>

/**
 * A connector to a wallet of `injectedWeb3`. Connecting enables the wallet, which asks the visitor; reconnecting uses what it
 * disclosed before, and asks nobody. The session begins on the first network asked for on which the wallet has an account.
 *
 * Errors are those of `toWalletError`, `connection/noAccounts`, and `wallet/invalidResponse` when the wallet discloses nothing
 * that is an account.
 *
 * @example const connector = createPolkadotConnector({ info, enable, appName, networks, storage, log }, sessions)
 */
export function createPolkadotConnector(options: PolkadotConnectorOptions, sessions: PolkadotSessionCode): Connector {
  const { info, enable, appName } = options
  /** A failure to load is reported when it is needed: what the wallet says comes first. */
  const prepare = (): void => void sessions.load().catch(() => {})
  return {
    info,
    prepare,
    async connect(request) {
      // While the visitor reads the wallet's prompt, what is needed next is fetched.
      if (!request.signal.aborted) prepare()
      const answer = await askPolkadotProvider('enable', () => enable(appName), request.signal)
      return sessions.run((code) => code.openPolkadotSession(options, request, answer))
    },
    reconnect: (request) => sessions.run(async (code) => code.restoreSession(options, request)),
  }
}
