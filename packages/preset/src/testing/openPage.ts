import { createKit, type KitOptions } from '@kit/core'
import type { AdapterFactory, PlatformPort } from '@kit/core/adapter'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { modal } from '@kit/react-ui'
import {
  createFakeAnnouncements,
  createFakeFetch,
  createFakePlatform,
  createFakeStorage,
  createTestWallet,
  type FakeResponse,
} from '@kit/testing'
import { onTestFinished } from 'vitest'

const rpcUrl = 'https://rpc.example'
const chains = [
  { id: 1, rpcUrl },
  { id: 8453, rpcUrl },
  { id: 5, rpcUrl },
] as const
const ownNode = <Chain extends object>(chain: Chain) => ({ ...chain, rpcUrls: { default: { http: [rpcUrl] } } })

/** Responds to any call of a node with a balance of one. */
function oneEther(body = '{}'): FakeResponse {
  const result = `0x${(10n ** 18n).toString(16).padStart(64, '0')}`
  const answer = ({ id }: { readonly id?: number }) => ({ jsonrpc: '2.0', id, result })
  const call: unknown = JSON.parse(body)
  return { body: Array.isArray(call) ? call.map(answer) : answer(call as { readonly id?: number }) }
}

export type GuidePage = {
  /** Storage from an earlier visit. Defaults to empty. */
  readonly storage?: ReturnType<typeof createFakeStorage>
  /** Defaults to Ethereum and Base. */
  readonly adapters?: readonly AdapterFactory[]
  readonly options?: Partial<Omit<KitOptions, 'adapters' | 'defaultNetworkId' | 'plugins' | 'ports'>>
  readonly platform?: Partial<PlatformPort>
  /** Hosts that respond with 503. */
  readonly downHosts?: readonly string[]
}

/** Opens a page as the quick start has it, in a browser with two wallets with real keys. Nodes, storage and platform are fake. */
export function openPage({ storage = createFakeStorage(), adapters, options, platform, downHosts }: GuidePage = {}) {
  const announcements = createFakeAnnouncements()
  const wallet = createTestWallet({ chains, name: 'Alder', rdns: 'test.alder', storage })
  const other = createTestWallet({ chains, name: 'Birch', rdns: 'test.birch', storage })
  const fetch = createFakeFetch((url, body) =>
    downHosts?.includes(new URL(url).host) ? { status: 503 } : oneEther(body),
  )
  const opened: string[] = []
  const kit = createKit({
    metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [ownNode(mainnet), ownNode(base)] })],
    ...(adapters && { adapters }),
    ...options,
    plugins: [modal()],
    ports: {
      announcements,
      fetch,
      storage,
      ...(platform && { platform: createFakePlatform(platform), openLink: (href) => void opened.push(href) }),
    },
  })
  for (const one of [wallet, other]) one.announce(announcements.page)
  onTestFinished(() => kit.destroy())
  return { kit, wallet, other, storage, opened, calls: fetch.calls }
}
