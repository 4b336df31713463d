import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chainNames } from '../test/chains/chainNames.data.js'
import { formatChains } from '../test/chains/formatChains.js'
import { formatFamilies } from '../test/chains/formatFamilies.js'
import * as chains from './chains.js'
import { eip155 } from './eip155.js'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** The formatter of the repository breaks lines and drops commas; the facts are the same. */
const plain = (source: string) => source.replace(/\s+/g, '').replace(/,(?=[}\])])/g, '')

describe('the table of chains', () => {
  it('says what viem’s definitions say', () => {
    expect(Object.keys(chains).sort()).toEqual([...chainNames].sort())
    expect(plain(read('../../eip155/src/chains.data.ts'))).toBe(plain(formatChains()))
    expect(plain(read('./library/chainFamilies.data.ts'))).toBe(plain(formatFamilies()))
  })

  it('is what the adapter takes, and reaches the network whole', () => {
    const { mainnet, sepolia } = chains
    expect(eip155({ networks: [mainnet, sepolia] })).toBeTypeOf('function')
    expect(mainnet).toMatchObject({ id: 1, name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } })
    expect(sepolia.testnet).toBe(true)
  })
})
