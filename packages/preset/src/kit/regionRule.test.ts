import { activity } from '@kit/activity'
import { analytics } from '@kit/analytics'
import { type ApiClient, createApiClient, directory, identitySource, tokenSource } from '@kit/api'
import { createKit, type Kit, type KitOptions, type Plugin, restrictedTimeZones } from '@kit/core'
import { embedded } from '@kit/embedded'
import { createFakeAdapter, createFakePorts, createFakeWallet, flushPromises } from '@kit/fakes'
import { modal } from '@kit/modal'
import { names } from '@kit/names'
import { onramp } from '@kit/onramp'
import { apiExchanges, pay } from '@kit/pay'
import { portfolio } from '@kit/portfolio'
import { send } from '@kit/send'
import { emailCapture, serverSiwx, siwx } from '@kit/siwx'
import { smartSessions } from '@kit/smart-sessions'
import { swap, swapConversion } from '@kit/swap'
import { walletConnect } from '@kit/walletconnect'
import { afterEach, describe, expect, it, vi } from 'vitest'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { amount: '1', asset: 'native', recipient: shop, network: 'eip155:1' } as const

// biome-ignore lint/suspicious/noExplicitAny: each row knows its own plugins
type AnyKit = Kit & { readonly plugins: any }
type Row = {
  readonly service: string
  readonly plugins?: (api: ApiClient) => readonly Plugin[]
  readonly options?: (api: ApiClient) => Partial<KitOptions>
  /** Triggers a request. */
  readonly act?: (kit: AnyKit) => unknown
}

const capture = emailCapture()
const wallet = embedded({ frameUrl: 'https://service.example' })
const openPayment = async (kit: AnyKit) => {
  kit.plugins.pay.open(order).catch(() => undefined)
  await flushPromises()
  await kit.plugins.pay.loadExchanges({ isDeposit: false })
  await kit.plugins.pay.loadTokens()
}

/** Every part of the kit that sends requests to a configured service. */
const rows: readonly Row[] = [
  {
    service: 'directory',
    options: () => ({ directory: directory({ baseUrl: 'https://service.example' }) }),
    act: (kit) => kit.directory?.prefetch(),
  },
  {
    service: 'tokenSource',
    options: (api) => ({ tokenSource: tokenSource(api) }),
    act: (kit) => void kit.tokensOf().subscribe(() => undefined),
  },
  { service: 'identitySource', options: (api) => ({ identitySource: identitySource(api) }) },
  { service: 'portfolio', plugins: (api) => [portfolio({ api })], act: (kit) => kit.plugins.portfolio.loadNfts() },
  { service: 'activity', plugins: (api) => [activity({ api })], act: (kit) => kit.plugins.activity.load() },
  {
    service: 'send',
    plugins: (api) => [send({ api })],
    act: (kit) => kit.plugins.send.edit({ to: 'seven.example' }),
  },
  { service: 'names', plugins: (api) => [names({ api })], act: (kit) => kit.plugins.names.load() },
  { service: 'onramp', plugins: (api) => [onramp({ api })], act: (kit) => kit.plugins.onramp.load() },
  { service: 'swap', plugins: (api) => [swap({ api })], act: (kit) => kit.plugins.swap.loadTokens() },
  {
    service: 'smartSessions',
    plugins: (api) => [smartSessions({ api })],
    act: (kit) => kit.plugins.smartSessions.load(),
  },
  { service: 'analytics', plugins: (api) => [analytics({ api })] },
  { service: 'pay', plugins: (api) => [pay({ api, exchanges: [apiExchanges(api)] })], act: openPayment },
  { service: 'apiExchanges', plugins: (api) => [pay({ exchanges: [apiExchanges(api)] })], act: openPayment },
  {
    service: 'apiExchanges, for a deposit',
    plugins: (api) => [pay({ exchanges: [apiExchanges(api)] })],
    act: (kit) => kit.plugins.pay.loadAssets(),
  },
  { service: 'swapConversion', plugins: (api) => [pay({ conversions: [swapConversion({ api })] })], act: openPayment },
  {
    service: 'serverSiwx with projectId',
    plugins: () => [siwx(serverSiwx({ url: 'https://service.example', projectId: 'p' }))],
    act: (kit) => kit.plugins.siwx.signIn(),
  },
  {
    service: 'emailCapture',
    plugins: () => [
      modal(),
      siwx(serverSiwx({ url: 'https://service.example', projectId: 'p', emailCapture: capture })),
    ],
    act: () => capture.send('ann@mail.example'),
  },
  {
    service: 'embedded, the frame',
    plugins: () => [wallet],
    options: () => ({ connectors: [wallet.connector] }),
    act: (kit) => kit.plugins.embedded.connectEmail('ann@mail.example'),
  },
  {
    service: 'walletConnect, the relay',
    options: () => ({ connectors: [walletConnect({ relayUrl: 'wss://service.example', projectId: 'p' })] }),
    act: (kit) => kit.connect({ connectorId: 'walletConnect' }),
  },
]

/** Creates a kit with one service and records the hosts contacted by any means. */
async function setUp({ plugins, options }: Omit<Row, 'service'>, timeZone: string) {
  const requested: string[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(url: string) {
        super()
        requested.push(url)
      }
      close() {}
      send() {}
    },
  )
  const frame = new Proxy(() => undefined, { get: () => frame, apply: () => frame, construct: () => frame }) as never
  vi.stubGlobal('document', {
    createElement: (name: string) => {
      requested.push(name)
      return frame
    },
    get body() {
      return frame
    },
  })
  vi.stubGlobal('fetch', (url: unknown) => {
    requested.push(String(url))
    return Promise.reject(new TypeError('offline'))
  })
  const base = createFakePorts({ timeZone })
  const ports: typeof base = {
    ...base,
    random: { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) },
    fetch: async (url) => {
      requested.push(url)
      const answer = url.includes('supported-chains')
        ? { http: ['eip155:1'], ws: [] }
        : { nonce: 'abcdefgh12345678', now: 1_700_000_000_000 }
      return {
        ok: true,
        status: 200,
        headers: { get: () => null },
        json: async () => answer,
        text: async () => JSON.stringify(answer),
      }
    },
  }
  const api = createApiClient({ baseUrl: 'https://service.example', projectId: 'p', ...ports })
  const alpha = createFakeWallet('alpha', ['eip155'])
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [
      () =>
        createFakeAdapter('eip155', [alpha], {
          isAddress: (value) => /^0x[0-9a-f]{40}$/i.test(value),
          loadCapabilities: async () => ({
            planTransfer: async () => ({ amount: 1n, fee: 1n, warnings: [], transferFee: 0n, terms: {} }),
            getTokens: async () => [],
            getAccountPosition: async () => ({ timeMs: 0, nonce: 7 }),
          }),
          getBalance: async () => ({ value: 10n ** 18n, decimals: 18, symbol: 'COIN' }),
          waitForTransaction: () => new Promise(() => undefined),
          transfer: () => new Promise(() => undefined),
          signMessage: async () => '0x1234',
          verifyMessage: async () => 'valid',
        }),
    ],
    blockedTimeZones: restrictedTimeZones,
    plugins: [...(plugins?.(api) ?? [])],
    ports,
    ...options?.(api),
  }) as unknown as AnyKit
  kit.start()
  await kit.preload()
  const pass = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await vi.dynamicImportSettled()
      await flushPromises()
      ports.advance(2000)
    }
    await flushPromises()
  }
  const connecting = kit.connect({ connectorId: 'alpha' })
  await flushPromises()
  alpha.answer({ eip155: alpha.session('eip155', [address], 'eip155:1') })
  await connecting.catch(() => undefined)
  await pass()
  return { kit, requested, pass }
}

async function run(row: Omit<Row, 'service'>, timeZone: string) {
  const { kit, requested, pass } = await setUp(row, timeZone)
  const acting = Promise.resolve(row.act?.(kit)).catch(() => undefined)
  await pass()
  await Promise.race([acting, flushPromises()])
  const isRegionBlocked = kit.isRegionBlocked
  kit.destroy()
  await flushPromises()
  return { requested, isRegionBlocked }
}

afterEach(() => vi.unstubAllGlobals())

describe('a kit in a blocked time zone with one service', () => {
  it.each(rows)('$service: sends no request', async (row) => {
    const { requested, isRegionBlocked } = await run(row, 'Asia/Shanghai')
    expect(requested).toEqual([])
    expect(isRegionBlocked).toBe(true)
  })

  it.each(rows)('$service: sends requests elsewhere', async (row) => {
    const { requested, isRegionBlocked } = await run(row, 'Europe/Zurich')
    expect(requested).not.toEqual([])
    expect(isRegionBlocked).toBe(false)
  })

  it("serverSiwx at the app's own server: signs in", async () => {
    const own: Omit<Row, 'service'> = {
      plugins: () => [siwx(serverSiwx({ url: 'https://dapp.example/api/siwx' }))],
      act: (kit) => kit.plugins.siwx.signIn(),
    }
    const { requested, isRegionBlocked } = await run(own, 'Asia/Shanghai')
    expect(requested).toContain('https://dapp.example/api/siwx/nonce')
    expect(isRegionBlocked).toBe(false)
  })
})
