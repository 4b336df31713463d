import { describe, expect, it } from 'vitest'
import { chooseOpenView } from './chooseOpenView.js'

const visitor = { given: undefined, isConnected: false, hasAdapters: true, isMobile: false } as const

describe('chooseOpenView', () => {
  it('obeys the caller', () => {
    expect(chooseOpenView({ ...visitor, given: 'Networks', isConnected: true })).toBe('Networks')
  })
  it('shows the account of a connected visitor', () => {
    expect(chooseOpenView({ ...visitor, isConnected: true, hasAdapters: false })).toBe('Account')
  })
  it('otherwise offers to connect', () => {
    expect(chooseOpenView(visitor)).toBe('Connect')
  })
  it('without adapters and address shows all wallets on a phone and the basic pairing view elsewhere', () => {
    expect(chooseOpenView({ ...visitor, hasAdapters: false, isMobile: true })).toBe('AllWallets')
    expect(chooseOpenView({ ...visitor, hasAdapters: false })).toBe('ConnectingWalletConnectBasic')
  })
})
