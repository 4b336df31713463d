import {
  type Connection,
  createKit,
  type KitOptions,
  type KitSettings,
  type Plugin,
  type TimedKitEvent,
} from '@kit/core'
import type { Adapter, ChainNamespace, Kit } from '@kit/core/adapter'
import type { PluginServices } from '@kit/core/plugin'
import { vi } from 'vitest'
import { createFakeAdapter, createFakeWallet, type FakeWallet } from './createFakeChain.js'
import { createFakePorts, type FakePorts } from './createFakePorts.js'

/** A kit for engine tests: two EVM wallets, a Solana wallet and a pairing connector. */
export type TestEngine<Plugins extends readonly Plugin[] = readonly []> = {
  readonly kit: Kit<Plugins>
  /** Does what a plugin does when the user views their accounts. */
  viewAccounts(): void
  /** Does what a plugin does when names change. */
  refreshIdentities(): void
  readonly ports: FakePorts
  readonly one: FakeWallet
  readonly two: FakeWallet
  readonly sol: FakeWallet
  readonly pairing: FakeWallet
  readonly eip155: ReturnType<typeof createFakeAdapter>
  readonly solana: ReturnType<typeof createFakeAdapter>
  /** Connects a wallet that responds immediately. */
  connect(id: 'one' | 'two' | 'sol', addresses?: readonly string[], namespace?: ChainNamespace): Promise<Connection>
  /** Records the statuses of a namespace from now on. */
  statuses(namespace: ChainNamespace): readonly string[]
  /** Returns the events of a type so far. */
  events<Type extends TimedKitEvent['type']>(type: Type): readonly Extract<TimedKitEvent, { type: Type }>[]
  /** Returns the networks of the last request to a wallet, by namespace. */
  requests(wallet: FakeWallet): readonly (readonly string[])[]
}

/** Creates and starts a kit on fakes. Preloads its commands, and after a connect the code of its plugins, unless
 * `preload` is false. */
export async function createTestEngine<const Plugins extends readonly Plugin[] = readonly []>(
  options: {
    readonly ports?: FakePorts
    readonly plugins?: Plugins
    readonly settings?: Partial<KitSettings> & Pick<KitOptions, 'tokenSource' | 'identitySource'>
    readonly preload?: boolean
    readonly eip155?: Partial<Adapter>
    readonly solana?: Partial<Adapter>
  } = {},
): Promise<TestEngine<Plugins>> {
  const ports = options.ports ?? createFakePorts()
  const one = createFakeWallet('one', ['eip155'])
  const two = createFakeWallet('two', ['eip155'])
  const sol = createFakeWallet('sol', ['solana'])
  const pairing = createFakeWallet('walletConnect', ['eip155', 'solana'], { type: 'WALLET_CONNECT' })
  const eip155 = createFakeAdapter('eip155', [one, two], options.eip155)
  const solana = createFakeAdapter('solana', [sol], options.solana)
  let services: PluginServices | undefined
  const looker: Plugin<'looker'> = {
    id: 'looker',
    setup(context) {
      context.listCommands(
        async () => ({}),
        (_, given) => {
          services = given
          return { destroy() {} }
        },
        'connected',
      )
    },
  }
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [() => eip155, () => solana],
    connectors: [() => pairing.connector],
    plugins: [...(options.plugins ?? []), looker],
    ports,
    ...options.settings,
  })
  const happened: TimedKitEvent[] = []
  kit.events$.subscribe((event) => happened.push(event))
  kit.start()
  if (options.preload !== false) await kit.preload()
  const wallets = { one, two, sol }
  return {
    kit: kit as unknown as Kit<Plugins>,
    viewAccounts() {
      for (const namespace of kit.adapters.keys()) services?.modal.reads.follow(namespace)
    },
    refreshIdentities: () => services?.refreshIdentities(),
    ports,
    ...wallets,
    pairing,
    eip155,
    solana,
    async connect(id, addresses = [`0x${id}`], namespace = 'eip155') {
      const done = kit.connect({ connectorId: id, namespace })
      wallets[id].answer({ [namespace]: wallets[id].session(namespace, addresses, `${namespace}:1`) })
      const connection = await done
      await vi.dynamicImportSettled()
      // Like a page that shows a view of each plugin.
      if (options.preload !== false) for (const plugin of Object.keys(kit.plugins)) await kit.preload({ plugin })
      return connection
    },
    statuses(namespace) {
      const seen: string[] = []
      kit.namespace(namespace).connection.state$.subscribe(({ status }) => {
        if (seen.at(-1) !== status) seen.push(status)
      })
      return seen
    },
    events: (type) => happened.filter((event) => event.type === type) as never,
    requests: (wallet) => wallet.requestedNetworks.at(-1) ?? [],
  }
}
