import { browserPorts, createKit } from '@kit/core'
import { devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { eip155 } from '@kit/eip155-viem'
import { send } from '@kit/send'
import { createFakePorts, createTestWallet } from '@kit/testing'
import { createTestClient, http, parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain.stop())

it('WalletSend sends funds that arrive after the form read an empty balance', async () => {
  const { clock, fetch } = browserPorts()
  const ports = { ...createFakePorts(), clock, fetch }
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [devChain(chain)], pollingIntervalMs: 100 })],
    plugins: [send()],
    ports,
  })
  onTestFinished(() => kit.destroy())
  const wallet = createTestWallet({ keys: [generatePrivateKey()], chains: [{ id: 31337, rpcUrl: chain.url }] })
  wallet.announce(ports.announcements.page)
  kit.start()
  await kit.connect({ connectorId: wallet.info.rdns })
  const { state, edit, submit } = kit.plugins.send
  const to = '0x00000000000000000000000000000000000000c7'
  edit({ to, amount: '0.6' })
  await expect
    .poll(() => state.getState())
    .toMatchObject({
      validation: 'insufficientBalance',
      balance: { status: 'success', data: { value: 0n } },
      plan: { status: 'error' },
    })
  const client = createTestClient({ mode: 'anvil', chain: devChain(chain), transport: http(chain.url) })
  await client.setBalance({ address: wallet.selected, value: parseEther('10') })
  const { hash } = await submit()
  expect(await kit.waitForTransaction({ hash })).toMatchObject({ status: 'success' })
  expect(await kit.getBalance({ address: to, networkId: 'eip155:31337' })).toMatchObject({ value: parseEther('0.6') })
})
