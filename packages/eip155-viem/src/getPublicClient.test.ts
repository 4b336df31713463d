import type { Kit } from '@kit/core/adapter'
import { type EvmDevnet, startEvm } from '@kit/devnet'
import { createConnectedKit } from '@kit/evm-suite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eip155 } from './eip155.js'
import { getPublicClient } from './getPublicClient.js'
import { getWalletClient } from './getWalletClient.js'

let chain: EvmDevnet
let kit: Kit
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterEach(() => kit.destroy())
afterAll(() => chain.stop())

describe('viem’s own clients', () => {
  it('are at hand for the kit’s networks and wallets', async () => {
    const wallet = await connect()
    const client = await getPublicClient(kit, 'eip155:31337')
    expect(await client.getChainId()).toBe(31337)
    const address = wallet.selected
    const walletClient = await getWalletClient(kit, { networkId: 'eip155:31337', address })
    expect(await walletClient.getAddresses()).toEqual([address])
    expect(await walletClient.signMessage({ message: 'hello' })).toBe(await kit.signMessage({ message: 'hello' }))
  })

  it('are missing for other networks, and without an adapter on viem', async () => {
    await connect()
    await expect(getPublicClient(kit, 'eip155:1')).rejects.toMatchObject({ code: 'network/notConfigured' })
    await expect(getPublicClient({ adapters: new Map() }, 'eip155:1')).rejects.toMatchObject({
      code: 'adapter/notFound',
    })
  })
})

async function connect() {
  const connected = await createConnectedKit(eip155, chain)
  kit = connected.kit
  return connected.wallet
}
