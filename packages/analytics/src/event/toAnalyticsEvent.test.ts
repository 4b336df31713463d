import type { TimedKitEvent } from '@kit/core'
import { KitError } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { toAnalyticsEvent } from './toAnalyticsEvent.js'

const context = { eventId: 'id', href: 'https://dapp.example/a/b?code=1#2', networkId: 'eip155:1' as const }
const reported = (event: object, more: object = {}) =>
  toAnalyticsEvent({ atMs: 5, ...event } as TimedKitEvent, { ...context, ...more })

describe('toAnalyticsEvent', () => {
  it('returns the name and the listed properties of an event, and nothing else', () => {
    const error = new KitError('connection/rejected', { shortMessage: 'No.', details: 'secret' })
    const event = { type: 'connection/failed', namespace: 'eip155', connectorId: 'io.x', error, address: '0xsecret' }
    expect(reported(event)).toEqual({
      eventId: 'id',
      url: 'https://dapp.example/a/b',
      domain: 'dapp.example',
      timestamp: 5,
      props: {
        type: 'track',
        event: 'CONNECT_ERROR',
        properties: { connector: 'io.x', namespace: 'eip155', code: 'connection/rejected' },
      },
    })
    expect(reported({ type: 'transaction/sent', networkId: 'eip155:1', hash: '0xsecret' })?.props.properties).toEqual({
      network: 'eip155:1',
    })
  })

  it('contains the type and the active network for a preferred account', () => {
    const event = { type: 'embedded/preferredAccountTypeSet', accountType: 'smartAccount' }
    expect(reported(event)?.props).toMatchObject({
      event: 'SET_PREFERRED_ACCOUNT_TYPE',
      properties: { accountType: 'smartAccount', network: 'eip155:1' },
    })
  })

  it('returns undefined for other types regardless of their names', () => {
    for (const type of ['account/changed', 'kit/alert', '__proto__', 'constructor', 'toString', 'tip/given'])
      expect(reported({ type })).toBeUndefined()
  })

  it("truncates and cleans words of a hostile wallet, and drops values that aren't strings, numbers or booleans", () => {
    const name = `A\u202e\u0000${'x'.repeat(1_000_000)}`
    const connected = (walletName: unknown) =>
      reported({ type: 'connection/connected', method: 'qrcode', walletName, namespace: { toString: 'eip155' } })?.props
        .properties
    expect(connected(name)).toEqual({ method: 'qrcode', name: `A${'x'.repeat(126)}…` })
    for (const value of [{}, [], () => 1, Number.NaN, '', null, undefined, Symbol('x'), 1n])
      expect(connected(value)).toEqual({ method: 'qrcode' })
  })

  it('contains neither folders of a file, nor what follows the path, nor more than a service accepts', () => {
    const page = (href: string) => reported({ type: 'modal/closed', connected: false }, { href })
    expect(page('file:///home/alice/index.html')).toMatchObject({ url: '', domain: '' })
    expect(page('nonsense')).toMatchObject({ url: '', domain: '' })
    expect(page(`https://user:word@a.example:8443/${'x'.repeat(9000)}`)?.url).toHaveLength(2048)
    expect(page('https://user:word@a.example:8443/x')).toMatchObject({
      url: 'https://a.example:8443/x',
      domain: 'a.example',
    })
  })

  it('contains the address only if it is given', () => {
    expect(reported({ type: 'modal/closed', connected: true }, { address: '0xa' })?.props.address).toBe('0xa')
    expect(reported({ type: 'modal/closed', connected: true })?.props).not.toHaveProperty('address')
  })
})
