import type { Connector, ConnectorInfo, Lazy, LogPort, StoragePort } from '@kit/core/adapter'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import { requestPolkadotProvider } from './requestPolkadotProvider.js'

export type PolkadotConnectorOptions = {
  readonly info: ConnectorInfo
  /** The wallet's `enable` function. It prompts, unless the page is already authorized. */
  readonly enable: (appName: string) => unknown
  readonly appName: string
  /** The configured networks, in order. */
  readonly networks: readonly PolkadotNetwork[]
  readonly storage: Pick<StoragePort, 'getItem' | 'setItem' | 'removeItem'>
  /** The kit's storage prefix. */
  readonly storagePrefix?: string | undefined
  readonly log: LogPort
}

/** The code that creates sessions. Fetched once, so later connects don't wait for a file. */
export type PolkadotSessionCode = Lazy<typeof import('./openPolkadotSession.js')>

/**
 * Creates a connector for a wallet of `injectedWeb3`. Connecting enables the wallet, which prompts the user. Reconnecting uses the stored
 * accounts without a prompt. The session starts on the first requested network on which the wallet has an account.
 *
 * Errors are those of `toWalletError`, `connection/noAccounts`, and `wallet/invalidResponse` when the wallet shares nothing that is an
 * account.
 *
 * @example const connector = createPolkadotConnector({ info, enable, appName, networks, storage, log }, sessions)
 */
export function createPolkadotConnector(options: PolkadotConnectorOptions, sessions: PolkadotSessionCode): Connector {
  const { info, enable, appName } = options
  /** Load failures are reported when the code is needed. The wallet's response comes first. */
  const prepare = (): void => void sessions.load().catch(() => {})
  return {
    info,
    prepare,
    async connect(request) {
      // Prefetches code that is needed next while the user reads the wallet's prompt.
      if (!request.signal.aborted) prepare()
      const answer = await requestPolkadotProvider('enable', () => enable(appName), request.signal)
      return sessions.run((code) => code.openPolkadotSession(options, request, answer))
    },
    reconnect: (request) => sessions.run(async (code) => code.restoreSession(options, request)),
  }
}
