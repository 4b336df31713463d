import { createKit } from '@kit/core'
import { createFakePorts, createTestWallet } from '@kit/testing'
import { expect, it } from 'vitest'
import { createEip155Base } from '../adapter/createEip155Base.js'
import { toNetwork } from '../network/toNetwork.js'
import { sdkWallet } from '../testing/sdkWallet.js'

it('SDK provider works as a wallet of the kit: listed, connected, used, restored without a prompt', async () => {
  const wallet = createTestWallet({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] })
  const ports = createFakePorts()
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const network = toNetwork({ id: 1, name: 'One', nativeCurrency, rpcUrls: { default: { http: [] } } })
  const load = () => {
    const kit = createKit({
      metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
      adapters: [(context) => createEip155Base({ networks: [network], ports: context.ports })],
      connectors: [sdkWallet(wallet.provider)],
      ports,
    })
    kit.start()
    return kit
  }
  const kit = load()
  expect(kit.wallets.getState().connectors).toMatchObject([{ id: 'example.sdk', name: 'SDK Wallet' }])
  await kit.connect({ connectorId: 'example.sdk' })
  expect(kit.active.getState().account?.address).toBe(wallet.selected)
  expect(await kit.signMessage({ message: 'hello' })).toMatch(/^0x[\da-f]{130}$/)
  kit.destroy()

  wallet.behave({ mode: 'reject' })
  const next = load()
  await expect.poll(() => next.active.getState().status).toBe('connected')
  await next.disconnect()
  expect(wallet.authorized).toBe(false)
  next.destroy()
})
