import { EIP7702StatelessDeleGator, HybridDeleGator } from '@metamask/delegation-abis'
import { createPublicClient, domainSeparator, http, parseAbi, parseEther } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { devBundlerKey, devPaymaster } from './devPaymaster.js'
import { devSmartAccounts } from './devSmartAccounts.js'
import { smartAccountAddress as at } from './smartAccountAddress.js'

let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain.stop())

describe('the contracts of smart accounts', () => {
  it('exist at their public addresses and refer to each other by them', async () => {
    const client = createPublicClient({ transport: http(chain.url) })
    for (const { address } of devSmartAccounts()) expect(await client.getCode({ address })).toBeDefined()

    const manager = at('DelegationManager')
    for (const [abi, name] of [
      [HybridDeleGator, 'HybridDeleGatorImpl'],
      [EIP7702StatelessDeleGator, 'EIP7702StatelessDeleGatorImpl'],
    ] as const) {
      const read = (functionName: 'delegationManager' | 'entryPoint') =>
        client.readContract({ abi, address: at(name), functionName } as never)
      expect([await read('delegationManager'), await read('entryPoint')]).toEqual([manager, at('EntryPoint')])
    }
    const domain = { name: 'DelegationManager', version: '1', chainId: 31337, verifyingContract: manager }
    const abi = parseAbi(['function getDomainHash() view returns (bytes32)'])
    const hash = await client.readContract({ abi, address: manager, functionName: 'getDomainHash' })
    expect(hash).toBe(domainSeparator({ domain }))
  })

  it("have money for gas: the bundler's account, and the paymaster at the EntryPoint", async () => {
    const client = createPublicClient({ transport: http(chain.url) })
    const { address } = devPaymaster()
    const abi = parseAbi([
      'function balanceOf(address) view returns (uint256)',
      'function entryPoint() view returns (address)',
    ])
    const read = (to: `0x${string}`, functionName: 'balanceOf' | 'entryPoint', args: readonly unknown[]) =>
      client.readContract({ abi, address: to, functionName, args } as never)
    expect(await read(address, 'entryPoint', [])).toBe(at('EntryPoint'))
    expect(await read(at('EntryPoint'), 'balanceOf', [address])).toBe(parseEther('1000'))
    expect(await client.getBalance({ address: privateKeyToAddress(devBundlerKey) })).toBe(parseEther('1000'))
  })
})
