import { createKit, type KitEvent, type KitSettings, type Plugin } from '@kit/core'
import type { Adapter, Kit, PlatformPort } from '@kit/core/adapter'
import type { Directory } from '@kit/core/plugin'
import { vi } from 'vitest'
import { createFakeAdapter, createFakeWallet } from './createFakeChain.js'
import { createFakePorts } from './createFakePorts.js'

/** Creates a kit on fakes: the injected wallets `alpha` and `beta`, a pairing connector, and two namespaces. */
export async function createTestKit<const Plugins extends readonly Plugin[] = readonly []>(
  options: {
    readonly platform?: Partial<PlatformPort>
    readonly plugins?: Plugins
    readonly settings?: Partial<KitSettings>
    readonly directory?: Directory
    readonly pairing?: boolean
    /** False: the page has no injected wallet. */
    readonly injected?: boolean
    readonly adapters?: boolean
    readonly switchNetwork?: NonNullable<Adapter['switchNetwork']>
  } = {},
) {
  let isVisible = true
  const watchers = new Set<() => void>()
  const opened: { href: string; target: string }[] = []
  const ports = {
    ...createFakePorts({
      isVisible: () => isVisible,
      watchVisibility(listener) {
        watchers.add(listener)
        return () => watchers.delete(listener)
      },
      ...options.platform,
    }),
    openLink: (href: string, target: string) => void opened.push({ href, target }),
  }
  const alpha = createFakeWallet('alpha', ['eip155'])
  const beta = createFakeWallet('beta', ['eip155', 'solana'])
  const paired = createFakeWallet('walletConnect', ['eip155', 'solana'], { type: 'WALLET_CONNECT' })
  const { directory } = options
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters:
      options.adapters === false
        ? []
        : [
            () =>
              createFakeAdapter(
                'eip155',
                options.injected === false ? [] : [alpha, beta],
                options.switchNetwork ? { switchNetwork: options.switchNetwork } : {},
              ),
            () => createFakeAdapter('solana', []),
          ],
    connectors: options.pairing === false ? [] : [() => paired.connector],
    ...(directory && { directory: () => directory }),
    plugins: options.plugins ?? [],
    ports,
    ...options.settings,
  })
  const events: KitEvent[] = []
  kit.events$.subscribe((event) => events.push(event))
  kit.start()
  await kit.preload()
  return {
    kit: kit as unknown as Kit<Plugins>,
    ports,
    alpha,
    beta,
    paired,
    opened,
    events,
    show(visible: boolean) {
      isVisible = visible
      for (const watcher of watchers) watcher()
    },
    /** Connects `alpha` on a network. */
    async connectAlpha(networkId: `${string}:${string}` = 'eip155:1', address = '0xa') {
      const done = kit.connect({ connectorId: 'alpha' })
      alpha.answer({ eip155: alpha.session('eip155', [address], networkId) })
      const connection = await done
      await vi.dynamicImportSettled()
      return connection
    },
  }
}
