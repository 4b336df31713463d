import { isKitError, type Kit } from '@kit/core'
import { loadChunk } from '@kit/core/plugin'
import { type Address, type Chain, ProviderDisconnectedError, SwitchChainError, UserRejectedRequestError } from 'viem'
import type { KitConnectorOptions } from './promptUser.js'
import { type KitWallet, readWallet } from './readWallet.js'
import { recordSends } from './recordSends.js'

/** The connector's provider (EIP-1193). Each request goes to the wallet that is connected at that time. */
export type KitEip1193Provider = {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** The connector, as wagmi's `CreateConnectorFn` returns it. */
export type KitConnector = {
  readonly id: 'kit'
  readonly name: string
  readonly type: 'kit'
  connect<WithCapabilities extends boolean = false>(parameters?: {
    chainId?: number | undefined
    isReconnecting?: boolean | undefined
    withCapabilities?: WithCapabilities | boolean | undefined
  }): Promise<{
    accounts: WithCapabilities extends true
      ? readonly { address: Address; capabilities: Record<string, unknown> }[]
      : readonly Address[]
    chainId: number
  }>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<KitEip1193Provider>
  isAuthorized(): Promise<boolean>
  switchChain(parameters: { chainId: number }): Promise<Chain>
  onAccountsChanged(): void
  onChainChanged(): void
  onDisconnect(): void
}

/** A `CreateConnectorFn` of wagmi 2 and 3. */
export type KitConnectorFn = (config: { readonly chains: readonly [Chain, ...Chain[]] }) => KitConnector

/**
 * Creates a wagmi connector for the kit's active EVM wallet. On its own it only handles wagmi's calls. With `createKitConfig`, wagmi also
 * follows changes in the kit.
 *
 * @throws KitError `network/unknownNamespace` in a kit without an EVM adapter.
 * @example createConfig({ connectors: [kitConnector(kit)], chains: [mainnet], transports: { 1: http() } })
 */
export function kitConnector(kit: Kit, options: KitConnectorOptions = {}): KitConnectorFn {
  const { connection } = kit.namespace('eip155')
  const live = (): KitWallet | undefined => {
    const wallet = readWallet(connection.getState())
    return wallet?.isLive ? wallet : undefined
  }
  /** Resolves to the wallet once reconnecting has succeeded or failed, or the kit is destroyed. */
  const untilReconnected = (): Promise<KitWallet | undefined> =>
    connection.state$
      .forEach(({ status }) => {
        // Throwing ends the subscription early.
        if (status !== 'reconnecting') throw status
      })
      .then(live, live)
  const readProvider = () => {
    try {
      return kit.getProvider({ namespace: 'eip155' }) as KitEip1193Provider
    } catch (cause) {
      throw new ProviderDisconnectedError(cause as Error)
    }
  }
  /**
   * Returns the wallet.
   * @throws ProviderDisconnectedError without a wallet.
   */
  const required = (): KitWallet => {
    readProvider()
    return readWallet(connection.getState()) as KitWallet
  }
  // wagmi may keep a client: each request must go to the wallet that is active at that time.
  const provider = recordSends(kit, readProvider, connection.getState)

  return ({ chains }) => ({
    id: 'kit',
    name: kit.options.metadata.name,
    type: 'kit',
    async connect({ chainId, isReconnecting, withCapabilities } = {}) {
      await untilReconnected()
      if (!isReconnecting) {
        const { promptUser } = await loadChunk(import('./promptUser.js'))
        if (!(await promptUser(kit, options, live, chainId)))
          throw new UserRejectedRequestError(new Error('The user closed the modal.'))
      }
      const { accounts, chainId: current } = required()
      const answer = withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts
      return { accounts: answer as never, chainId: current }
    },
    // The connector represents all wallets of the namespace.
    disconnect: () => kit.disconnect({ namespace: 'eip155' }),
    getAccounts: async () => required().accounts,
    getChainId: async () => required().chainId,
    async getProvider() {
      await untilReconnected()
      readProvider()
      return provider
    },
    isAuthorized: async () => (await untilReconnected()) !== undefined,
    async switchChain({ chainId }) {
      try {
        await kit.switchNetwork({ networkId: `eip155:${chainId}` })
      } catch (error) {
        const cause = error as Error
        throw isKitError(error, 'connection/rejected')
          ? new UserRejectedRequestError(cause)
          : new SwitchChainError(cause)
      }
      return chains.find(({ id }) => id === chainId) as Chain
    },
    // The kit already handles wallet events, and `createKitConfig` passes them on to wagmi.
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  })
}
