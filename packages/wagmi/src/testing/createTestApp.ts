import { createKit, type InitialState, type Kit, type Plugin, type StoragePort } from '@kit/core'
import type { PlatformPort } from '@kit/core/adapter'
import { devChain, type EvmDevnet } from '@kit/devnet'
import { eip155 } from '@kit/eip155-viem'
import { createFakeAdapter, createFakeWallet, type FakeWallet } from '@kit/fakes'
import { createRealPorts } from '@kit/fakes/page'
import { createTestWallet, type FakePorts, type TestWallet } from '@kit/testing'
import * as wagmi3 from 'wagmi'
import * as actions3 from 'wagmi/actions'
import * as wagmi2 from 'wagmi2'
import * as actions2 from 'wagmi2/actions'
import { createKitConfig, type KitConnectorOptions } from '../index.js'

/** Both versions, with the names and types of the newer one. `createKitConfig.test-d` checks the types of each. */
export const versions = [
  { version: 2, wagmi: { ...wagmi2, ...actions2, getConnection: actions2.getAccount } as unknown as Wagmi },
  { version: 3, wagmi: { ...wagmi3, ...actions3 } as Wagmi },
]

/** One version of wagmi. */
export type Wagmi = typeof wagmi3 & typeof actions3

/** State that outlives a page: storage, and the installed wallets. */
export type Browser = {
  readonly ports: Omit<FakePorts, 'storage'> & { readonly storage: StoragePort }
  readonly wallet: TestWallet
  readonly other: TestWallet
}

/** Creates a browser with two EVM wallets on the given chains. */
export function createBrowser(chains: readonly [EvmDevnet, EvmDevnet]): Browser & { readonly ports: FakePorts } {
  const nodes = chains.map(({ chainId, url }) => ({ id: chainId, rpcUrl: url }))
  const create = (rdns: string) => createTestWallet({ chains: nodes as [(typeof nodes)[0]], rdns, name: rdns })
  return { ports: createRealPorts(), wallet: create('one.wallet'), other: create('two.wallet') }
}

/** A page of an app that uses the kit and wagmi. */
export type TestApp = {
  readonly kit: Kit
  readonly config: wagmi3.Config
  readonly wagmi: Wagmi
  /** A wallet of another namespace. */
  readonly sol: FakeWallet
  /** wagmi's view of the connection, in short. */
  actual(): { readonly status: string; readonly address: string | undefined; readonly chainId: number | undefined }
  /** The kit's view of its EVM wallet, in the same format. */
  expected(): { readonly status: string; readonly address: string | undefined; readonly chainId: number | undefined }
  /** How many times a wallet prompted its owner to connect. */
  prompts(): number
}

/** Loads the page. */
export function loadApp(
  wagmi: Wagmi,
  chains: readonly [EvmDevnet, EvmDevnet],
  browser: Browser,
  options: {
    readonly plugins?: readonly Plugin[]
    readonly connector?: KitConnectorOptions
    readonly connectors?: readonly wagmi3.CreateConnectorFn[]
    readonly ssr?: boolean
    readonly platform?: Partial<PlatformPort>
    readonly initialState?: InitialState | undefined
    readonly isStarted?: boolean
    readonly settings?: { readonly enableNetworkSwitch?: boolean }
  } = {},
): TestApp {
  const { ports, wallet, other } = browser
  const [one, two] = [devChain(chains[0]), devChain(chains[1])] as const
  const sol = createFakeWallet('sol', ['solana'])
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [one, two] }), () => createFakeAdapter('solana', [sol])],
    plugins: options.plugins ?? [],
    ports: { ...ports, platform: { ...ports.platform, ...options.platform } },
    initialState: options.initialState,
    ...options.settings,
  }) as unknown as Kit
  const { createConfig, http, getConnection } = wagmi
  const config = createKitConfig(
    kit,
    (own) =>
      createConfig({
        ...own,
        connectors: [...own.connectors, ...(options.connectors ?? [])],
        chains: [one, two],
        transports: { [one.id]: http(), [two.id]: http() },
        pollingInterval: 100,
        ssr: options.ssr === true,
      }),
    options.connector,
  )
  for (const each of [wallet, other]) each.announce(ports.announcements.page)
  if (options.isStarted !== false) kit.start()
  return {
    kit,
    config,
    wagmi,
    sol,
    actual() {
      const { status, address, chainId } = getConnection(config)
      return { status, address, chainId }
    },
    expected() {
      const { status, account, connection } = kit.namespace('eip155').active.getState()
      const chainId = connection && Number(connection.networkId.split(':')[1])
      return { status, address: account?.address, chainId }
    },
    prompts: () =>
      [wallet, other].flatMap(({ requests }) => requests).filter(({ method }) => method === 'eth_requestAccounts')
        .length,
  }
}
