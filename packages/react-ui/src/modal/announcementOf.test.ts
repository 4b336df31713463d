import { KitError } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { announcementOf } from './announcementOf.js'

const idle = {
  attempt: { status: 'idle' },
  pairing: { status: 'idle' },
  networkSwitch: { status: 'idle' },
  hasCode: true,
} as const
const error = new KitError('connection/rejected', { shortMessage: 'No' })
const attempt = { connectorId: 'fox', namespace: 'eip155', error } as const
const say = (input: Partial<Parameters<typeof announcementOf>[0]>) =>
  announcementOf({ view: undefined, ...idle, ...input }, (key) => key)

describe('announcementOf', () => {
  it('returns nothing when nothing happens', () => {
    expect(say({ view: 'Connect' })).toBe('')
    expect(say({ view: 'ConnectingExternal' })).toBe('')
  })

  it('follows the connect, the pairing and the switch on their views', () => {
    expect(say({ view: 'ConnectingExternal', attempt: { status: 'waiting', ...attempt } })).toBe('connecting.waiting')
    expect(say({ view: 'ConnectingExternal', attempt: { status: 'declined', ...attempt } })).toBe('connecting.declined')
    expect(say({ view: 'ConnectingWalletConnect', pairing: { status: 'preparing' } })).toBe('pairing.preparing')
    expect(say({ view: 'ConnectingWalletConnect', pairing: { status: 'ready', uri: 'wc:', expiresAtMs: 0 } })).toBe(
      'pairing.ready',
    )
    expect(say({ view: 'ConnectingWalletConnectBasic', pairing: { status: 'expired' } })).toBe('pairing.expired')
    const failed = { status: 'failed', error: new KitError('pairing/notSupported', { shortMessage: '' }), retryAtMs: 0 }
    expect(say({ view: 'ConnectingWalletConnect', pairing: failed as never })).toBe('pairing.notSupported')
    expect(say({ view: 'SwitchNetwork', networkSwitch: { status: 'declined', networkId: 'eip155:1', error } })).toBe(
      'switchNetwork.declined',
    )
  })

  it('mentions no code when the view opens an app', () => {
    const pairing = { status: 'ready', uri: 'wc:', expiresAtMs: 0 } as const
    expect(say({ view: 'ConnectingWalletConnect', pairing, hasCode: false })).toBe('pairing.linkReady')
  })

  it('ignores the state of other views', () => {
    expect(say({ view: 'Account', pairing: { status: 'expired' } })).toBe('')
  })
})
