import type { PlatformPort, StoragePort } from '@kit/core/adapter'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { ConnectButton, NetworkButton } from '@kit/react-ui'
import {
  createFakeAnnouncements,
  createFakeFetch,
  createFakePlatform,
  createFakeStorage,
  createTestWallet,
  type FakeClock,
  type FakeResponse,
} from '@kit/testing'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createPreset, type PresetOptions } from '../index.js'
import { PresetProvider } from '../react/index.js'

/** All services, each on its own host. */
export const services = {
  api: 'https://api.example',
  directory: 'https://directory.example',
  analytics: 'https://analytics.example',
  relay: 'wss://relay.example',
  frame: 'https://frame.example',
} as const

const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir']
const directoryWallets = names.map((name, index) => ({ id: String(index).repeat(32), name, chains: ['eip155:1'] }))

const balances = [
  {
    name: 'Seven',
    symbol: 'SVN',
    chainId: 'eip155:1',
    address: `eip155:1:0x${'7'.repeat(40)}`,
    quantity: { decimals: '18', numeric: '12' },
    price: 2,
    value: 24,
  },
]

/** Returns a multiple of 10^18 as in chain responses. */
const whole = (count: bigint) => `0x${(count * 10n ** 18n).toString(16).padStart(64, '0')}`

/** Responses of the services and the chain. `rich`: the account has a token and a name. */
const answering = (isFunded: boolean) => (url: string, body?: string) => {
  const { host, pathname, searchParams } = new URL(url)
  if (host === 'rpc.example' || host === 'other.example') {
    const call = JSON.parse(body ?? '{}') as { readonly id?: number } | readonly { readonly id: number }[]
    const reply = ({ id = 1 }: { readonly id?: number }) => ({
      jsonrpc: '2.0',
      id,
      // Each node returns a different balance.
      result: whole(!isFunded ? 0n : host === 'other.example' ? 3n : 1n),
    })
    return { body: Array.isArray(call) ? call.map(reply) : reply(call as { readonly id?: number }) }
  }
  if (pathname === '/getWallets') {
    const include = searchParams.get('include')?.split(',')
    const exclude = searchParams.get('exclude')?.split(',') ?? []
    const data = directoryWallets.filter(({ id }) => (include?.includes(id) ?? true) && !exclude.includes(id))
    return { body: { data: data.slice(0, Number(searchParams.get('entries') ?? 40)), count: data.length } }
  }
  if (pathname.endsWith('/supported-chains')) return { body: { http: ['eip155:1', 'eip155:8453'], ws: [] } }
  if (pathname.endsWith('/balance')) return { body: { balances: isFunded ? balances : [] } }
  if (pathname.includes('/identity/')) return { body: { name: isFunded ? 'seven.example' : null, avatar: null } }
  if (pathname.endsWith('/history')) return { body: { data: [], next: null } }
  if (pathname === '/getAnalyticsConfig') return { body: { isAnalyticsEnabled: true } }
  if (pathname.includes('origins')) return { body: { allowedOrigins: [] } }
  return { body: {} }
}

/** A network with a fake endpoint. */
export const local = <Chain extends { readonly rpcUrls: object }>(chain: Chain) => ({
  ...chain,
  rpcUrls: { default: { http: ['https://rpc.example'] } },
})

/** Options of a test page. */
export type Page = {
  /** Whether the browser has a wallet. Defaults to `true`. */
  readonly hasWallet?: boolean
  readonly platform?: Partial<PlatformPort>
  /** Storage from an earlier visit. Defaults to empty. */
  readonly storage?: StoragePort
  /** Whether services return a token and a name. */
  readonly isFunded?: boolean
  /** Whether the modal is mounted. If `false`, the test mounts it. */
  readonly isMounted?: boolean
  /** Overrides a service's response, or throws if the service is unreachable. */
  readonly answer?: (url: URL) => FakeResponse | undefined
  /** Defaults to real time. */
  readonly clock?: FakeClock
  /** Whether the wallet is on a network that the page doesn't support. */
  readonly isElsewhere?: boolean
}

/** Renders a page with the preset in a real browser, with a real adapter and a wallet with real keys. Only the network is fake. */
export async function showPreset(
  options: Partial<PresetOptions> = {},
  { hasWallet = true, isElsewhere = false, isMounted = false, isFunded = false, ...own }: Page = {},
) {
  const usual = answering(isFunded)
  const fetch = createFakeFetch((url, body) => own.answer?.(new URL(url)) ?? usual(url, body))
  const announcements = createFakeAnnouncements()
  const wallet = createTestWallet({
    chains: [
      { id: 1, rpcUrl: 'https://rpc.example' },
      { id: 8453, rpcUrl: 'https://rpc.example' },
      { id: 5, rpcUrl: 'https://rpc.example' },
    ],
    name: 'Test Wallet',
    ...(isElsewhere && { chainId: 5 }),
  })
  if (hasWallet) wallet.announce(announcements.page as never)
  const beacons: string[] = []
  const beaconTexts: string[] = []
  const sendBeacon = (url: string, text: string) => beacons.push(url) > 0 && beaconTexts.push(text) > 0
  Object.assign(announcements.page, { navigator: { sendBeacon } })
  const platform = createFakePlatform(own.platform)
  const ports = {
    fetch,
    announcements,
    storage: own.storage ?? createFakeStorage(),
    platform,
    ...(own.clock && { clock: own.clock }),
  }
  const preset = createPreset({
    adapters: [eip155({ networks: [local(mainnet), local(base)] })],
    metadata: { name: 'Page', description: '', url: 'https://dapp.example', icons: [] },
    themeMode: 'light',
    ...options,
    modal: { locale: 'en', ...options.modal },
    kit: { ...options.kit, ports },
  })
  const app = (
    <PresetProvider preset={preset}>
      <ConnectButton />
      <NetworkButton />
    </PresetProvider>
  )
  const { container } = await render(isMounted ? null : app)
  onTestFinished(() => preset.kit.destroy())
  return {
    preset,
    wallet,
    platform,
    beacons,
    beaconTexts,
    container,
    calls: fetch.calls,
    /** The hosts that were contacted, without duplicates. */
    hosts: () => [...new Set(fetch.calls.map(({ url }) => new URL(url).host))],
    /** Connects the wallet and shows the account. */
    async connect() {
      await preset.kit.connect({ connectorId: 'test.kit.wallet' })
      preset.open({ view: 'Account' })
    },
  }
}

/** The host element of the modal. */
export const host = (): HTMLElement => document.querySelector('[data-kit=modal]') as HTMLElement

/** Finds `button Send` by role and the start of its name, or a text in quotes. */
export function find(what: string) {
  if (what.startsWith('"')) return page.getByText(what.slice(1, -1))
  const [role = '', ...name] = what.split(' ')
  return page.getByRole(role as 'button', { name: new RegExp(`^${name.join(' ')}`) })
}
