import type { Connector, Network, PluginContext, Ports, Session, SessionEvent, StoragePort } from '@kit/core/adapter'
import { createFakePorts, createFakeStorage } from '@kit/testing'
import { getAddress } from 'viem'
import { vi } from 'vitest'
import { type WalletConnectOptions, walletConnect } from '../index.js'
import type { PairedEip1193Provider } from '../provider/createEip155Provider.js'

/** Real time and real fetch. All other ports are fakes. */
export const createPorts = (storage: StoragePort = createFakeStorage()): Ports => ({
  ...createFakePorts({ storage: storage as never }),
  clock: {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    setTimeout: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
  },
  fetch: (url, init) => fetch(url, init as RequestInit),
})

/** Ports of a page that can be suspended: timers of 5 s and more wait for `sleep`, which fires those that came due during it. */
export const createSleepingPorts = (): { readonly ports: Ports; sleep(ms: number): void } => {
  const ports = createPorts()
  const { clock } = ports
  let sleptMs = 0
  let timers: { readonly atMs: number; readonly callback: () => void }[] = []
  return {
    ports: {
      ...ports,
      clock: {
        now: () => clock.now() + sleptMs,
        monotonic: () => clock.monotonic() + sleptMs,
        setTimeout(callback, delayMs) {
          if (delayMs < 5000) return clock.setTimeout(callback, delayMs)
          const timer = { atMs: clock.now() + sleptMs + delayMs, callback }
          timers.push(timer)
          return () => {
            timers = timers.filter((other) => other !== timer)
          }
        },
      },
    },
    sleep(ms) {
      sleptMs += ms
      const due = timers.filter(({ atMs }) => atMs <= clock.now() + sleptMs)
      timers = timers.filter((timer) => !due.includes(timer))
      for (const { callback } of due.sort((a, b) => a.atMs - b.atMs)) callback()
    },
  }
}

export const createNetwork = (id: number, rpcUrl: string): Network => ({
  reference: id,
  id: `eip155:${id}`,
  namespace: 'eip155',
  name: `Local ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [rpcUrl],
})

/** The dependencies of a connector. */
export type ConnectorContext = {
  readonly ports?: Ports
  readonly storagePrefix?: string
  /** Runs while the pairing client is loaded. */
  whileLoading?(): Promise<unknown>
  /** The networks of the app. */
  readonly networks?: readonly Network[]
}

/** Creates a connector the way the engine does. */
export const createConnector = (
  options: WalletConnectOptions,
  { ports = createPorts(), storagePrefix = 'kit', networks = [], whileLoading = async () => {} }: ConnectorContext = {},
): Connector & { destroy(): void } => {
  const metadata = { name: 'Test dapp', description: 'A test', url: 'https://dapp.example', icons: [] }
  const adapter = {
    namespace: 'eip155',
    networks,
    isAddress: (value: string) => /^0x[0-9a-f]{40}$/i.test(value),
    isSameAddress: (a: string, b: string) => a.toLowerCase() === b.toLowerCase(),
    async loadAddressFormat() {
      await Promise.resolve()
      await whileLoading()
      return (address: string) => getAddress(address)
    },
  }
  const kit = {
    options: { metadata, storagePrefix },
    adapters: new Map([['eip155', adapter]]),
    preload: async () => {},
  }
  const starts: (() => void)[] = []
  const onStart = (begin: () => void) => starts.push(begin)
  const connector = walletConnect(options)({ kit, ports, onStart } as unknown as PluginContext)
  for (const begin of starts) begin()
  return connector as Connector & { destroy(): void }
}

/** Collects the events of a session. */
export const collectEvents = (session: Session): SessionEvent[] => {
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return events
}

export const providerOf = (session: Session): PairedEip1193Provider => session.provider as PairedEip1193Provider

export const eip155Of = (sessions: { readonly [namespace: string]: Session } | undefined): Session => {
  const session = sessions?.eip155
  if (session === undefined) throw new Error('no session')
  return session
}

export const requestFor = (networks: readonly Network[]) => [{ namespace: 'eip155', networks }]

/** Waits for a condition as long as a busy machine may need. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 })
