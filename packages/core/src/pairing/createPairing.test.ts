import { createFakeClock } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { KitError } from '../error/KitError.js'
import { createStore } from '../store/createStore.js'
import { createPairing } from './createPairing.js'
import type { PairingState } from './PairingState.js'

function setup() {
  const clock = createFakeClock()
  const abandoned: string[] = []
  let isOnline = true
  const pairing = createPairing({
    store: createStore<PairingState>({ status: 'idle' }),
    clock,
    isOnline: () => isOnline,
    onAbandoned: (reason) => abandoned.push(reason),
  })
  const goOffline = () => {
    isOnline = false
  }
  return { clock, goOffline, abandoned, pairing, status: () => pairing.getState().status }
}

const linkStatus = (pairing: ReturnType<typeof createPairing>) => {
  const state = pairing.getState()
  return state.status === 'ready' ? state.linking?.status : undefined
}

describe('createPairing', () => {
  it('prepares, then is ready with a link that expires 4 minutes later', () => {
    const { clock, pairing, status } = setup()
    pairing.started()
    expect(status()).toBe('preparing')
    clock.advance(500)
    pairing.linked('wc:1')
    expect(pairing.getState()).toEqual({ status: 'ready', uri: 'wc:1', expiresAtMs: clock.now() + 240_000 })
  })

  it('reports an offline page when that is why no link was created', () => {
    const { clock, goOffline, abandoned, pairing } = setup()
    pairing.started()
    goOffline()
    clock.advance(20_000)
    expect(pairing.getState()).toMatchObject({ status: 'failed', error: { code: 'network/offline' } })
    expect(abandoned).toEqual(['noLink'])
  })

  it('expires 10 seconds before the link, and ends the connect', () => {
    const { clock, abandoned, pairing, status } = setup()
    pairing.started()
    pairing.linked('wc:1')
    clock.advance(229_999)
    expect(status()).toBe('ready')
    expect(pairing.isInProgress()).toBe(true)
    clock.advance(1)
    expect(status()).toBe('expired')
    expect(abandoned).toEqual(['expired'])
    expect(pairing.isInProgress()).toBe(false)
  })

  it('stays expired when the abandoned connect ends', () => {
    const { clock, pairing, status } = setup()
    pairing.started()
    pairing.linked('wc:1')
    clock.advance(230_000)
    pairing.ended()
    expect(status()).toBe('expired')
  })

  it('times a new link of the same connect from its own start', () => {
    const { clock, pairing, status } = setup()
    pairing.started()
    pairing.linked('wc:1')
    clock.advance(200_000)
    pairing.linked('wc:2')
    clock.advance(200_000)
    expect(status()).toBe('ready')
  })

  it('fails when no link is created within 20 seconds', () => {
    const { clock, abandoned, pairing } = setup()
    pairing.started()
    clock.advance(20_000)
    expect(pairing.getState()).toMatchObject({ status: 'failed', error: { code: 'pairing/noLink' } })
    expect(abandoned).toEqual(['noLink'])
  })

  it('distinguishes a rejection from a failure', () => {
    const { pairing } = setup()
    pairing.started()
    pairing.ended(new KitError('connection/rejected', { shortMessage: 'no' }))
    expect(pairing.getState()).toMatchObject({ status: 'declined' })
    pairing.started()
    pairing.ended(new KitError('connection/failed', { shortMessage: 'broken' }))
    expect(pairing.getState()).toMatchObject({ status: 'failed' })
  })

  it('expires, rather than fails, when the connector finds the link too old', () => {
    const { pairing, status } = setup()
    pairing.started()
    pairing.ended(new KitError('pairing/expired', { shortMessage: 'old' }))
    expect(status()).toBe('expired')
  })

  it('allows a retry one second after the last attempt', () => {
    const { clock, pairing } = setup()
    expect(pairing.mayRetry()).toBe(true)
    pairing.started()
    pairing.ended(new KitError('connection/failed', { shortMessage: 'broken' }))
    expect(pairing.getState()).toMatchObject({ retryAtMs: clock.now() + 1000 })
    clock.advance(999)
    expect(pairing.mayRetry()).toBe(false)
    clock.advance(1)
    expect(pairing.mayRetry()).toBe(true)
  })

  it('allows a retry one second after the last attempt even if the clock was set back an hour', () => {
    const { clock, pairing } = setup()
    pairing.started()
    clock.jump(-3_600_000)
    pairing.ended(new KitError('connection/failed', { shortMessage: 'broken' }))
    expect(pairing.mayRetry()).toBe(false)
    expect(pairing.getState()).toMatchObject({ retryAtMs: clock.now() + 1000 })
    clock.advance(1000)
    expect(pairing.mayRetry()).toBe(true)
  })

  it('expires a link in time even if the clock was set back an hour', () => {
    const { clock, pairing, status } = setup()
    pairing.linked('wc:1')
    clock.jump(-3_600_000)
    clock.advance(230_000)
    expect(status()).toBe('expired')
    expect(pairing.isInProgress()).toBe(false)
  })

  it('lets the relay deliver an approval before it expires a link after the page was suspended', () => {
    const { clock, abandoned, pairing, status } = setup()
    pairing.started()
    pairing.linked('wc:1')
    clock.jump(240_000)
    pairing.visibilityChanged(true)
    expect(status()).toBe('ready')
    expect(abandoned).toEqual([])
    clock.advance(5000)
    pairing.ended()
    expect(status()).toBe('idle')
    expect(clock.pending()).toBe(0)
  })

  it('expires 15 s after the page wakes when no approval was given in time', () => {
    const { clock, abandoned, pairing, status } = setup()
    pairing.linked('wc:1')
    clock.jump(240_000)
    // A new link can be requested in the meantime.
    expect(pairing.isInProgress()).toBe(false)
    pairing.visibilityChanged(true)
    clock.advance(14_999)
    expect(status()).toBe('ready')
    clock.advance(1)
    expect(status()).toBe('expired')
    expect(abandoned).toEqual(['expired'])
    expect(clock.pending()).toBe(0)
  })

  it('follows the user into the wallet and back', () => {
    const { clock, pairing } = setup()
    pairing.linked('wc:1')
    pairing.linking({ name: 'A', href: 'a://' })
    expect(linkStatus(pairing)).toBe('opening')
    clock.advance(1000)
    pairing.visibilityChanged(false)
    clock.advance(5000)
    expect(linkStatus(pairing)).toBe('inWallet')
    pairing.visibilityChanged(true)
    expect(linkStatus(pairing)).toBe('returned')
  })

  it('notices after 2 seconds that a link opened nothing', () => {
    const { clock, pairing } = setup()
    pairing.linked('wc:1')
    pairing.linking({ name: 'A', href: 'a://' })
    clock.advance(1999)
    expect(linkStatus(pairing)).toBe('opening')
    clock.advance(1)
    expect(linkStatus(pairing)).toBe('notOpened')
  })

  it('leaves no timer behind', () => {
    const { clock, pairing } = setup()
    pairing.started()
    pairing.linked('wc:1')
    pairing.linking({ name: 'A', href: 'a://' })
    pairing.destroy()
    expect(clock.pending()).toBe(0)
  })

  it("detects after 2 seconds that the wallet's own browser did not open, and follows the user to that browser", () => {
    const { clock, pairing, status } = setup()
    const wallet = { id: 'p', name: 'P', chains: [] }
    const link = (state: string) => ({
      status: 'inAppBrowser',
      wallet,
      linking: { name: 'P', href: 'p://x', status: state },
    })
    pairing.browsing(wallet, 'p://x')
    expect(pairing.getState()).toEqual(link('opening'))
    expect(pairing.isInProgress()).toBe(false)
    clock.advance(2000)
    expect(pairing.getState()).toEqual(link('notOpened'))
    pairing.browsing(wallet, 'p://x')
    pairing.visibilityChanged(false)
    clock.advance(2000)
    expect(pairing.getState()).toEqual(link('inWallet'))
    pairing.visibilityChanged(true)
    expect(pairing.getState()).toEqual(link('returned'))
    pairing.ended(new KitError('connection/aborted', { shortMessage: 'gone' }))
    expect(status()).toBe('inAppBrowser')
    pairing.reset()
    expect(status()).toBe('idle')
  })
})
