import {
  createFakeAdapter,
  createFakePorts,
  createFakeWallet,
  type FakePorts,
  type FakeWallet,
  flushPromises,
} from '@kit/fakes'
import { isKitError } from '../error/isKitError.js'
import { createKit } from '../kit/createKit.js'
import type { Kit } from '../kit/Kit.js'

/** The key under which a kit stores its state. */
export const stateKey = 'kit.state'

/** The wallets that every tab of a browser discovers. */
export const tabWallets = ['one', 'two', 'sol', 'walletConnect'] as const
export type TabWallet = (typeof tabWallets)[number]

/** A tab: a page with its own kit on the browser's shared storage. */
export type Tab = {
  readonly kit: Kit
  readonly ports: FakePorts
  readonly wallets: { readonly [Id in TabWallet]: FakeWallet }
  /** Announces the page's wallets, or removes them. */
  announce(ids: readonly TabWallet[]): void
}

/** A browser: its tabs share storage, and `deliver` determines when a tab receives the writes of others. */
export type Browser = {
  readonly stored: Map<string, string>
  /** Opens a tab. The page shows the stored state, and its kit starts immediately by default. */
  open(options?: { readonly start?: boolean; readonly found?: readonly TabWallet[] }): Tab
  close(tab: Tab): void
  /** Delivers another tab's write to a tab: the `at`-th pending one, since they may arrive in any order. */
  deliver(at: number): void
  /** Drops the pending writes of a sleeping tab. */
  miss(tab: Tab): void
  /** Restores a page from the back/forward cache. It received no events while cached, only that it is shown again. */
  restoreFromCache(tab: Tab): void
  /** Returns whether another tab has written the state since this one last read storage. */
  hasNews(tab: Tab): boolean
  readonly waiting: () => number
}

/** Creates the browser, without tabs. */
export function createTabs(): Browser {
  const stored = new Map<string, string>()
  const listening = new Map<FakePorts, Set<(key: string | null) => void>>()
  const unread = new Set<FakePorts>()
  let letters: { readonly to: FakePorts; readonly key: string }[] = []

  function createPorts(): FakePorts {
    const ports = createFakePorts()
    const listeners = new Set<(key: string | null) => void>()
    listening.set(ports, listeners)
    const notify = (key: string) => {
      for (const other of listening.keys()) {
        if (other === own) continue
        letters.push({ to: other, key })
        if (key === stateKey) unread.add(other)
      }
    }
    const own: FakePorts = {
      ...ports,
      stored,
      storage: {
        getItem(key) {
          if (key === stateKey) unread.delete(own)
          return stored.get(key) ?? null
        },
        setItem(key, value) {
          if (stored.get(key) === value) return
          stored.set(key, value)
          notify(key)
        },
        removeItem(key) {
          if (stored.delete(key)) notify(key)
        },
        watch(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    }
    listening.delete(ports)
    listening.set(own, listeners)
    return own
  }

  return {
    stored,
    waiting: () => letters.length,
    hasNews: ({ ports }) => unread.has(ports),
    open({ start = true, found = tabWallets } = {}) {
      const ports = createPorts()
      const wallets = {
        one: createFakeWallet('one', ['eip155']),
        two: createFakeWallet('two', ['eip155']),
        sol: createFakeWallet('sol', ['solana']),
        walletConnect: createFakeWallet('walletConnect', ['eip155', 'solana'], { type: 'WALLET_CONNECT' }),
      }
      const of = (ids: readonly TabWallet[], all: readonly TabWallet[]) =>
        all.filter((id) => ids.includes(id)).map((id) => wallets[id])
      const goTo = {
        switchNetwork: async ({ network }: { network: { id: `${string}:${string}` } }) => network.id,
      }
      const eip155 = createFakeAdapter('eip155', of(found, ['one', 'two']), goTo)
      const solana = createFakeAdapter('solana', of(found, ['sol']), goTo)
      const kit = createKit({
        metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
        adapters: [() => eip155, () => solana],
        connectors: [() => wallets.walletConnect.connector],
        ports,
      })
      if (start) kit.start()
      return {
        kit,
        ports,
        wallets,
        announce(ids) {
          eip155.announce(of(ids, ['one', 'two']).map(({ connector }) => connector))
          solana.announce(of(ids, ['sol']).map(({ connector }) => connector))
        },
      }
    },
    close({ kit, ports }) {
      kit.destroy()
      listening.delete(ports)
      letters = letters.filter(({ to }) => to !== ports)
    },
    deliver(at) {
      const [letter] = letters.splice(at % Math.max(1, letters.length), 1)
      if (letter !== undefined) for (const listener of [...(listening.get(letter.to) ?? [])]) listener(letter.key)
    },
    miss({ ports }) {
      letters = letters.filter(({ to }) => to !== ports)
    },
    restoreFromCache({ ports }) {
      letters = letters.filter(({ to }) => to !== ports)
      for (const listener of [...(listening.get(ports) ?? [])]) listener(null)
    },
  }
}

/** Returns whether the wallet of a connection is reachable now. */
export function isLive({ kit }: Tab, connectionId: string): boolean {
  try {
    return kit.getProvider({ connectionId }) !== undefined
  } catch (error) {
    if (isKitError(error, 'connection/reconnecting') || isKitError(error, 'connection/notConnected')) return false
    throw error
  }
}

/** Returns the connection IDs in storage. */
export function rememberedIds({ stored }: Browser): readonly string[] {
  const { namespaces } = JSON.parse(stored.get(stateKey) ?? '{"namespaces":{}}') as {
    namespaces: { [namespace: string]: { connections: { connector: { id: string } }[] } }
  }
  return Object.entries(namespaces).flatMap(([namespace, { connections }]) =>
    connections.map(({ connector }) => `${namespace}:${connector.id}`),
  )
}

/** Lets a tab's wallet answer its oldest pending request. */
export async function answer(tab: Tab, id: TabWallet, addresses: readonly string[] = [`0x${id}`]): Promise<void> {
  const wallet = tab.wallets[id]
  wallet.answer(
    Object.fromEntries(
      wallet.connector.info.namespaces.map((namespace) => [
        namespace,
        wallet.session(namespace, addresses, `${namespace}:1`),
      ]),
    ),
  )
  await flushPromises()
}

/** Connects a wallet in a tab. */
export async function connectIn(tab: Tab, id: TabWallet, namespace?: string): Promise<void> {
  await tab.kit.preload()
  const done = tab.kit.connect({ connectorId: id, ...(namespace && { namespace }) })
  await answer(tab, id)
  await done
}
