import { describe, expect, it } from 'vitest'
import { orderConnectMethods } from './orderConnectMethods.js'

describe('orderConnectMethods', () => {
  it('puts wallets last by default and first when the page has one', () => {
    expect(orderConnectMethods({ hasInjectedWallet: false })).toEqual(['email', 'social', 'wallet'])
    expect(orderConnectMethods({ hasInjectedWallet: true })).toEqual(['wallet', 'email', 'social'])
  })
  it('obeys a configured order', () => {
    expect(orderConnectMethods({ hasInjectedWallet: true, order: ['social', 'wallet'] })).toEqual(['social', 'wallet'])
  })
})
