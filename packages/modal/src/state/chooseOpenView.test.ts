import { describe, expect, it } from 'vitest'
import { chooseOpenView } from './chooseOpenView.js'

const newUser = { given: undefined, isConnected: false, hasAdapters: true, isMobile: false } as const

describe('chooseOpenView', () => {
  it('returns the view that the caller requests', () => {
    expect(chooseOpenView({ ...newUser, given: 'Networks', isConnected: true })).toBe('Networks')
  })
  it('returns the account of a connected user', () => {
    expect(chooseOpenView({ ...newUser, isConnected: true, hasAdapters: false })).toBe('Account')
  })
  it('otherwise returns Connect', () => {
    expect(chooseOpenView(newUser)).toBe('Connect')
  })
  it('returns all wallets on phones and the basic pairing view elsewhere without adapters and address', () => {
    expect(chooseOpenView({ ...newUser, hasAdapters: false, isMobile: true })).toBe('AllWallets')
    expect(chooseOpenView({ ...newUser, hasAdapters: false })).toBe('ConnectingWalletConnectBasic')
  })
})
