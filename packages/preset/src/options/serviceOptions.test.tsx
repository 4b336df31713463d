import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { find, services, showPreset } from '../testing/showPreset.js'

describe('projectId', () => {
  const { directory } = services
  const answer = ({ pathname, searchParams }: URL) =>
    pathname === '/getWallets' && searchParams.get('projectId') !== 'p' ? { status: 401, body: {} } : undefined

  it('reports an unknown project to developers in the modal, which lists only wallets of the browser', async () => {
    const { preset } = await showPreset({ services: { directory }, projectId: 'other', debug: true }, { answer })
    preset.open()
    await expect.element(page.getByTitle('The configured service does not recognize the project ID.')).toBeVisible()
    await expect.element(find('button Test Wallet')).toBeVisible()
    expect(find('button Alder').query()).toBeNull()
  })

  it('adds the wallets of a known project', async () => {
    const { preset } = await showPreset({ services: { directory }, projectId: 'p', debug: true }, { answer })
    preset.open()
    await expect.element(find('button Alder')).toBeVisible()
    expect(find('"Invalid App Configuration"').query()).toBeNull()
  })
})

describe('customRpcUrls', () => {
  const answer = ({ host }: URL) => {
    if (host === 'rpc.example') throw new TypeError('Failed to fetch')
    return undefined
  }
  const customRpcUrls = { 'eip155:1': ['https://other.example'] } as const

  it('provide the nodes whose balance the modal shows', async () => {
    const own = await showPreset({}, { isFunded: true })
    await own.connect()
    await expect.element(find('"1 ETH"').first()).toBeVisible()
    own.preset.close()
    const { connect } = await showPreset({ customRpcUrls }, { isFunded: true })
    await connect()
    await expect.element(find('"3 ETH"').first()).toBeVisible()
    expect(find('"1 ETH"').query()).toBeNull()
  })

  it("keep working even if the network's own node is down", async () => {
    const own = await showPreset({}, { isFunded: true, answer })
    await own.connect()
    await expect.element(find('"Balance unavailable"').first()).toBeVisible()
    own.preset.close()
    const { connect } = await showPreset({ customRpcUrls }, { isFunded: true, answer })
    await connect()
    await expect.element(find('"3 ETH"').first()).toBeVisible()
  })
})

describe('services.analytics', () => {
  const reported = () => page.getByTitle('The origin of this page is not on the project’s allowlist.')

  /** Renders a page whose origin the service doesn't allow. */
  async function show(options: Parameters<typeof showPreset>[0]) {
    const clock = createFakeClock()
    const requested: string[] = []
    const shown = await showPreset(
      { services: { analytics: services.analytics }, projectId: 'p', debug: true, ...options },
      {
        clock,
        answer({ host, pathname }) {
          if (host !== 'analytics.example') return undefined
          requested.push(pathname)
          return { status: 403, body: {} }
        },
      },
    )
    shown.preset.open()
    await expect.element(find('button Test Wallet')).toBeVisible()
    return { ...shown, clock, requested }
  }

  it('report to developers in the modal, once, that the page is refused, and nothing else changes', async () => {
    const { requested, clock, preset } = await show({})
    clock.advance(10_000)
    await expect.element(reported()).toBeVisible()
    await expect.element(find('button Test Wallet')).toBeVisible()
    await find('button Dismiss').click()
    await expect.poll(() => reported().query()).toBeNull()
    const before = requested.length
    preset.close()
    preset.open()
    clock.advance(3_600_000)
    await expect.element(find('button Test Wallet')).toBeVisible()
    expect(reported().query()).toBeNull()
    expect(requested).toHaveLength(before)
  })

  it('make no requests and report nothing with features.analytics off', async () => {
    const { requested, clock } = await show({ features: { analytics: false } })
    clock.advance(10_000)
    await expect.element(find('button Test Wallet')).toBeVisible()
    expect(reported().query()).toBeNull()
    expect(requested).toEqual([])
  })
})
