import type { WalletKind, WalletRow } from '@kit/core'
import { orderKinds } from '@kit/core/plugin'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupWallets } from './groupWallets.js'

const row = (kind: WalletKind): WalletRow => ({
  id: kind,
  kind,
  name: kind,
  connectorIds: [],
  namespaces: [],
  installed: false,
  recent: false,
  connected: false,
})
const grouped = (order?: readonly WalletKind[]) =>
  groupWallets(orderKinds(order).map(row), order).map(({ group, rows }) => [group, ...rows.map(({ kind }) => kind)])

describe('groupWallets', () => {
  it("puts each kind of wallet in one group, the user's own first and the phone last", () => {
    expect(grouped()).toEqual([
      ['recent', 'recent'],
      ['installed', 'injected'],
      ['popular', 'featured', 'custom', 'external', 'recommended'],
      ['phone', 'walletConnect'],
    ])
  })

  it('follows a configured order of kinds, even if it splits a group', () => {
    expect(grouped(['walletConnect', 'featured', 'injected'])).toEqual([
      ['phone', 'walletConnect'],
      ['popular', 'featured'],
      ['installed', 'injected'],
      ['recent', 'recent'],
      ['popular', 'custom', 'external', 'recommended'],
    ])
    fc.assert(
      fc.property(fc.shuffledSubarray([...orderKinds()]), (order) => {
        expect(groupWallets(orderKinds(order).map(row), order).flatMap(({ rows }) => rows)).toEqual(
          orderKinds(order).map(row),
        )
      }),
    )
  })
})
