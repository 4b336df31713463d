import { codeOf } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { connectWallet, missing, refuse } from '../testing/connectWallet.js'

describe('getAssets', () => {
  const row = (networkId: `${string}:${string}`, symbol: string) => ({
    networkId,
    address: symbol,
    name: symbol,
    symbol,
    decimals: 6,
    iconUrl: undefined,
    amount: 1n,
    value: undefined,
    price: undefined,
  })

  it('returns the assets that the wallet reports', async () => {
    const getAssets = vi.fn(async () => [row('eip155:1', 'WAL')])
    const { kit } = await connectWallet({ getAssets })
    expect(await kit.getAssets()).toEqual([row('eip155:1', 'WAL')])
    expect(getAssets.mock.calls).toMatchObject([[{ account: { address: '0xA' }, network: { id: 'eip155:1' } }]])
  })

  it('falls back to the chain when the wallet lacks the method, but never after a rejection', async () => {
    const getTokens = vi.fn(async ({ network }: { network: { id: `${string}:${string}` } }) => [row(network.id, 'OWN')])
    const { kit } = await connectWallet({ getAssets: missing, getTokens } as never)
    expect(await kit.getAssets({ networkId: 'eip155:2' })).toEqual([row('eip155:2', 'OWN')])
    const other = await connectWallet({ getAssets: refuse, getTokens } as never)
    expect(await codeOf(other.kit.getAssets())).toBe('connection/rejected')
    expect(await codeOf(kit.getAssets({ networkId: 'eip155:77' }))).toBe('network/notConfigured')
  })
})
