import type {
  Adapter,
  Directory,
  DirectoryState,
  Kit,
  KitEvent,
  KitSettings,
  PlatformPort,
  Wallet,
  WalletRow,
} from '@kit/core'
import { createKit, createStore } from '@kit/core'
import { vi } from 'vitest'
import type { ModalPlugin } from '../src/createModalPlugin.js'
import { modal } from '../src/modal.js'
import type { ModalState } from '../src/state/ModalState.js'
import { createFakeAdapter, createFakeWallet } from './createFakeChain.js'
import { createFakePorts } from './createFakePorts.js'

/** A kit with the modal, of any adapters. */
export type ModalKit = Kit<readonly [ModalPlugin]>

const noPage = { status: 'idle', wallets: [], count: undefined } as const

/** A directory that counts what it is asked. */
export function createFakeDirectory(featured: readonly Wallet[] = []): Directory & { readonly asked: string[] } {
  const asked: string[] = []
  const store = createStore<DirectoryState>({
    featured,
    recommended: [],
    all: noPage,
    search: { ...noPage, query: '' },
    certifiedOnly: false,
  })
  const ask = (what: string) => async () => void asked.push(what)
  return {
    ...store,
    asked,
    prefetch: ask('prefetch'),
    loadMore: ask('loadMore'),
    retry: ask('retry'),
    search: (query) => void asked.push(query),
    setCertifiedOnly() {},
    imageUrl: () => undefined,
  }
}

/** A kit on fakes: an injected wallet `alpha`, another `beta`, a pairing connector, two namespaces. */
export async function createTestKit(
  options: {
    readonly platform?: Partial<PlatformPort>
    readonly settings?: Partial<KitSettings>
    readonly directory?: Directory
    readonly pairing?: boolean
    /** False: the page has no wallet of its own. */
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
    plugins: [modal()],
    ports,
    ...options.settings,
  })
  const events: KitEvent[] = []
  kit.events$.subscribe((event) => events.push(event))
  kit.start()
  await kit.preload()
  return {
    kit: kit as ModalKit,
    ports,
    alpha,
    beta,
    paired,
    opened,
    events,
    views: (): readonly string[] => kit.modal.getState().history.map(({ name }) => name),
    top: () => kit.modal.getState().history.at(-1) as ModalState['history'][number],
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

/** Lets promises that wait on nothing go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** A row of the connect view. */
export const rowOf = (row: Partial<WalletRow>): WalletRow => ({
  id: 'row',
  kind: 'featured',
  name: 'Row',
  connectorIds: [],
  namespaces: [],
  installed: false,
  recent: false,
  connected: false,
  ...row,
})
