import type { WalletKind, WalletRow } from '@kit/core'
import { expect, it } from 'vitest'
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
const rows = (['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'] as const).map(
  row,
)
const grouped = (order?: readonly WalletKind[]) =>
  groupWallets(rows, order).map(([group, { length }]) => [group, length])

it('puts each kind of wallet in one group, what the visitor has first', () => {
  expect(grouped()).toEqual([
    ['recent', 1],
    ['installed', 1],
    ['popular', 4],
    ['phone', 1],
  ])
})

it('follows the order that the app configured, and what it leaves out comes after', () => {
  expect(grouped(['walletConnect', 'featured', 'injected']).map(([group]) => group)).toEqual([
    'phone',
    'popular',
    'installed',
    'recent',
  ])
})
