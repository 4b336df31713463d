import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rpcCall } from '../rpcCall.js'
import { type PolkadotDevnet, polkadotDevGenesisHash, startPolkadot } from './startPolkadot.js'

let chain: PolkadotDevnet
beforeAll(async () => {
  chain = await startPolkadot({ name: 'Somewhere', ss58Format: 7, decimals: 10, symbol: 'SOM' })
}, 120_000)
afterAll(() => chain.stop())

describe('a local Polkadot chain', () => {
  it('reports its configured properties', async () => {
    expect(await chain.rpc('system_chain')).toBe('Somewhere')
    expect(await chain.rpc('system_properties')).toEqual({ ss58Format: 7, tokenDecimals: 10, tokenSymbol: 'SOM' })
    expect(await chain.rpc('chain_getBlockHash', 0)).toBe(polkadotDevGenesisHash)
    expect(chain.networkId).toBe('polkadot:4b69744c6f63616c4173736574487562')
  })

  it('runs a real runtime with seeded storage', async () => {
    expect(await chain.rpc('state_getRuntimeVersion')).toMatchObject({ specName: 'statemine' })
    const keys = (await chain.rpc('state_getKeysPaged', systemAccounts, 100)) as readonly string[]
    for (const { publicKey } of chain.accounts) expect(keys.some((key) => key.endsWith(publicKey.slice(2)))).toBe(true)
  })

  it('stops, and leaves the port free', async () => {
    const other = await startPolkadot({ port: 0 })
    await other.stop()
    await expect(rpcCall(other.url, 'system_chain')).rejects.toThrow()
  }, 120_000)
})

/** twox128('System') and twox128('Account'). */
const systemAccounts = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
