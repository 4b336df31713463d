import type { Kit } from '@kit/core/adapter'
import { type EvmDevnet, startEvm } from '@kit/devnet'
import { createConnectedKit } from '@kit/evm-suite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eip155 } from './eip155.js'
import { getEthersProvider } from './getEthersProvider.js'
import { getEthersSigner } from './getEthersSigner.js'

let chain: EvmDevnet
let kit: Kit
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterEach(() => kit.destroy())
afterAll(() => chain.stop())

describe('ethers’ own providers', () => {
  it('are at hand for the kit’s networks and wallets', async () => {
    const wallet = await connect()
    const client = await getEthersProvider(kit, 'eip155:31337')
    expect((await client.getNetwork()).chainId).toBe(31337n)
    expect(await client.getBlockNumber()).toBeGreaterThanOrEqual(0)
    const address = wallet.selected
    const signer = await getEthersSigner(kit, { networkId: 'eip155:31337', address })
    expect(await signer.getAddress()).toBe(address)
    expect(await signer.signMessage('hello')).toBe(await kit.signMessage({ message: 'hello' }))
  })

  it('are missing for other networks, and without an adapter on ethers', async () => {
    await connect()
    await expect(getEthersProvider(kit, 'eip155:1')).rejects.toMatchObject({ code: 'network/notConfigured' })
    await expect(getEthersProvider({ adapters: new Map() }, 'eip155:1')).rejects.toMatchObject({
      code: 'adapter/notFound',
    })
  })
})

async function connect() {
  const connected = await createConnectedKit(eip155, chain)
  kit = connected.kit
  return connected.wallet
}
