import { describe, expect, it, vi } from 'vitest'
import type { TokenBalance } from '../chain/Token.js'
import type { State } from '../state/createState.js'
import { createStore } from '../store/createStore.js'
import { readAccountTokens } from './readAccountTokens.js'

const network = {
  id: 'eip155:1',
  namespace: 'eip155',
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  endpoints: [],
} as const
const found = { key: 'key', namespace: 'eip155', networkId: 'eip155:1', address: '0xa', network } as never
const row = (address: string | undefined, networkId: `eip155:${number}` = 'eip155:1', decimals = 18): TokenBalance => ({
  address,
  networkId,
  decimals,
  amount: 1n,
  symbol: 'T',
  name: 'T',
  iconUrl: undefined,
  value: undefined,
  price: undefined,
})

/** Reads tokens with the app's source and a chain that knows only its currency. */
function read(tokenSource: (() => Promise<readonly TokenBalance[]>) | undefined, isOutOfService = false) {
  const leaveSource = vi.fn()
  const getBalance = async () => ({ value: 2n, symbol: 'ETH', decimals: 18 })
  const state = {
    settings: { tokenSource },
    tokens: createStore(new Map()),
    serviceGate: { isBlocked: () => false },
    namespaces: new Map([['eip155', { adapter: { getBalance } }]]),
  } as unknown as State
  const rows = readAccountTokens(state, found, false, isOutOfService, new AbortController().signal, leaveSource)
  return { rows, leaveSource }
}

describe('readAccountTokens', () => {
  it("returns the source's tokens of the network that have decimals, each once", async () => {
    const { rows } = read(async () => [row('0x1'), row('0x1'), row('0x2', 'eip155:5'), row('0x3', 'eip155:1', 0)])
    expect((await rows).map(({ address }) => address)).toEqual(['0x1'])
  })
  it('returns the currency alone without a source where the chain lists no tokens', async () => {
    expect(await read(undefined).rows).toMatchObject([{ address: undefined, amount: 2n, symbol: 'ETH' }])
  })
  it('does not query an unavailable source', async () => {
    const source = vi.fn(async () => [row('0x1')])
    expect(await read(source, true).rows).toMatchObject([{ amount: 2n }])
    expect(source).not.toHaveBeenCalled()
  })
  it('falls back only for a source that answers 503', async () => {
    const unavailable = read(() => Promise.reject(Object.assign(new Error('503'), { status: 503 })))
    await expect(unavailable.rows).rejects.toThrow('503')
    expect(unavailable.leaveSource).toHaveBeenCalledOnce()
    const failed = read(() => Promise.reject(Object.assign(new Error('500'), { status: 500 })))
    await expect(failed.rows).rejects.toThrow('500')
    expect(failed.leaveSource).not.toHaveBeenCalled()
  })
})
