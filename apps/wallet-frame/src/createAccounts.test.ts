import { privateKeyToAddress } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createMemory } from '../test/createRpc.js'
import { createAccounts } from './createAccounts.js'
import type { Vault } from './worker/createVault.js'

const [alice, bob] = ['11', '22'].map((byte) => privateKeyToAddress(`0x${byte.repeat(32)}`))
const network = { id: 'eip155:1', name: 'Ethereum', currency: { symbol: 'ETH', decimals: 18 } }

describe('createAccounts', () => {
  it('returns no signer of another wallet, if another user signed in while the request was shown', async () => {
    let open = alice
    const addressesOf = (eoa = '') => ({ eoa, owner: eoa, solana: '' })
    const accounts = createAccounts({
      networks: [],
      keyValue: createMemory(),
      vault: { addresses: () => addressesOf(open) } as Vault,
      page: { fetch: async () => undefined },
      knownAddresses: async () => addressesOf(open),
      urlOf: () => 'https://wallet.example/v1',
    })
    const [shown] = await accounts.list(network, addressesOf(alice))
    const account = shown ?? { address: '', type: 'eoa' }
    expect((await accounts.signerOf(account, network)).address).toBe(alice)
    open = bob
    await expect(accounts.signerOf(account, network)).rejects.toMatchObject({ code: 4100 })
    const { address } = await accounts.smart()
    const smart = { address, type: 'smartAccount' } as const
    expect((await accounts.signerOf(smart, network)).address).toBe(address)
    open = alice
    await expect(accounts.signerOf(smart, network)).rejects.toMatchObject({ code: 4100 })
  })
})
