import { describe, expect, it } from 'vitest'
import { chooseOpenView } from './chooseOpenView.js'

const visitor = { given: undefined, isConnected: false, hasAdapters: true, isMobile: false } as const

describe('chooseOpenView', () => {
  it('returns the view that the caller requests', () => {
    expect(chooseOpenView({ ...visitor, given: 'Networks', isConnected: true })).toBe('Networks')
  })
  it('returns the account of a connected user', () => {
    expect(chooseOpenView({ ...visitor, isConnected: true, hasAdapters: false })).toBe('Account')
  })
  it('otherwise returns Connect', () => {
    expect(chooseOpenView(visitor)).toBe('Connect')
  })
  it('without adapters and address returns all wallets on phones and the basic pairing view elsewhere', () => {
    expect(chooseOpenView({ ...visitor, hasAdapters: false, isMobile: true })).toBe('AllWallets')
    expect(chooseOpenView({ ...visitor, hasAdapters: false })).toBe('ConnectingWalletConnectBasic')
  })
})
