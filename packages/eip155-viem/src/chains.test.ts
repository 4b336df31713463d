import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as chains from './chains.js'
import { eip155 } from './eip155.js'
import { chainNames } from './testing/chains/chainNames.data.js'
import { formatChains } from './testing/chains/formatChains.js'
import { formatFamilies } from './testing/chains/formatFamilies.js'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** The formatter wraps lines and drops commas, which doesn't matter here. */
const plain = (source: string) => source.replace(/\s+/g, '').replace(/,(?=[}\])])/g, '')

describe('table of chains', () => {
  it("matches viem's definitions", () => {
    expect(Object.keys(chains).sort()).toEqual([...chainNames].sort())
    expect(plain(read('../../eip155/src/chains.data.ts'))).toBe(plain(formatChains()))
    expect(plain(read('./library/chainFamilies.data.ts'))).toBe(plain(formatFamilies()))
  })

  it("reaches the adapter's network unchanged", () => {
    const { mainnet, sepolia } = chains
    expect(eip155({ networks: [mainnet, sepolia] })).toBeTypeOf('function')
    expect(mainnet).toMatchObject({ id: 1, name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } })
    expect(sepolia.testnet).toBe(true)
  })
})
