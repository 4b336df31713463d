import { EIP7702StatelessDeleGator, HybridDeleGator } from '@metamask/delegation-abis'
import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import { createPublicClient, domainSeparator, http, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { devSmartAccounts } from './devSmartAccounts.js'

const known = DELEGATOR_CONTRACTS['1.3.0']?.[1] ?? {}
const at = (name: string) => known[name] as `0x${string}`

let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain.stop())

describe('the contracts of smart accounts', () => {
  it('are there, and know each other and themselves by their public addresses', async () => {
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
})
