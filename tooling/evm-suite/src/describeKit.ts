import { createKit, isKitError, type Kit } from '@kit/core'
import { devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { createRealPorts } from '@kit/fakes/page'
import { createTestWallet } from '@kit/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EvmFixture } from './EvmFixture.js'

/** A whole kit on the adapter, without a modal, against two local chains. */
export function describeKit(fixture: EvmFixture): void {
  const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  let one: EvmDevnet
  let two: EvmDevnet
  beforeAll(async () => {
    ;[one, two] = await Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
  })
  afterAll(() => Promise.all([one.stop(), two.stop()]))

  const kits: Kit[] = []
  afterEach(() => {
    for (const kit of kits.splice(0)) kit.destroy()
  })

  describe(`a kit on ${fixture.name} and no modal`, () => {
    it('connects, signs, sends until mined, switches to a network that the wallet had to add, and disconnects', async () => {
      const { kit, wallet } = setUp()
      const connection = await kit.connect({ connectorId: wallet.info.rdns })
      expect(connection).toMatchObject({ namespace: 'eip155', networkId: 'eip155:31337' })
      expect(await kit.signMessage({ message: 'hello' })).toMatch(/^0x[\da-f]{130}$/)

      const balanceOfBob = async () => BigInt(String(await one.rpc('eth_getBalance', bob, 'latest')))
      const before = await balanceOfBob()
      const hash = await kit.transfer({ to: bob, amount: 5n })
      await expect(kit.waitForTransaction({ hash })).resolves.toMatchObject({ status: 'success' })
      expect(await balanceOfBob()).toBe(before + 5n)

      await kit.switchNetwork({ networkId: 'eip155:31338' })
      expect(wallet.chainId).toBe(31338)
      await expect.poll(() => kit.active.getState().network?.id).toBe('eip155:31338')

      await kit.disconnect()
      expect(wallet.authorised).toBe(false)
      expect(kit.active.getState().status).toBe('disconnected')
      expect(wallet.listenerCount()).toBe(0)
    })

    it('takes the wallet to the network that the app asked for when it connects', async () => {
      const { kit, wallet } = setUp()
      const connection = await kit.connect({ connectorId: wallet.info.rdns, networkId: 'eip155:31338' })
      expect(connection.networkId).toBe('eip155:31338')
      expect(wallet.chainId).toBe(31338)
    })

    it('asks nothing before the visitor connects, and then no host but the configured endpoints', async () => {
      const { kit, wallet, ports } = setUp()
      expect(ports.fetch.calls).toEqual([])
      await kit.connect({ connectorId: wallet.info.rdns })
      await expect.poll(() => kit.namespace('eip155').account.getState().identity.status).toBe('success')
      await expect
        .poll(() => kit.namespace('eip155').account.getState().balance)
        .toMatchObject({
          status: 'success',
          data: { symbol: 'ETH', decimals: 18 },
        })
      expect(new Set(ports.fetch.calls.map(({ url }) => new URL(url).origin))).toEqual(new Set([one.url]))
    })

    it('is a rejection when the visitor declines, and stays disconnected', async () => {
      const { kit, wallet } = setUp()
      wallet.behave({ mode: 'reject', rejection: 'phrase' })
      const error = await kit.connect({ connectorId: wallet.info.rdns }).catch((reason: unknown) => reason)
      expect(isKitError(error, 'connection/rejected')).toBe(true)
      expect(kit.active.getState().status).toBe('disconnected')
    })

    it('lists a token in the wallet, and takes a wallet that cannot for no failure', async () => {
      const { kit, wallet } = setUp()
      await kit.connect({ connectorId: wallet.info.rdns })
      const { address, name, symbol, decimals } = one.tokens.TUSD
      const iconUrl = 'https://dapp.example/tusd.png'
      const token = { networkId: 'eip155:31337', address, name, symbol, decimals, iconUrl } as const
      const asked: unknown[] = []
      const note = (params: unknown) => asked.push(params) > 0
      wallet.behave({ answers: { wallet_watchAsset: note } })
      expect(await kit.watchAsset({ token })).toBe(true)
      expect(asked).toEqual([{ type: 'ERC20', options: { address, symbol, decimals, image: iconUrl } }])
      expect(await kit.watchAsset({ token: { ...token, address: undefined } })).toBe(false)
      wallet.behave({ mode: 'reject' })
      await expect(kit.watchAsset({ token })).rejects.toMatchObject({ code: 'connection/rejected' })
      const refuse = () => {
        throw Object.assign(new Error('The method does not exist'), { code: -32601 })
      }
      wallet.behave({ mode: 'approve', answers: { wallet_watchAsset: refuse } })
      expect(await kit.watchAsset({ token })).toBe(false)
    })

    it('hears from the wallet when the account or the network changes, and when it ends', async () => {
      const { kit, wallet } = setUp()
      await kit.connect({ connectorId: wallet.info.rdns })
      const [, other] = wallet.addresses
      wallet.selectAccount(other as `0x${string}`)
      expect(kit.active.getState().account?.address).toBe(other)
      wallet.revoke()
      expect(kit.active.getState().status).toBe('disconnected')
    })
  })

  function setUp() {
    const ports = createRealPorts()
    const networks = [devChain({ chainId: 31337, url: one.url }), devChain({ chainId: 31338, url: two.url })] as const
    const kit = createKit({
      metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
      adapters: [fixture.createAdapter({ networks: [...networks], pollingIntervalMs: 100 })],
      ports,
    })
    kits.push(kit)
    const wallet = createTestWallet({ chains: [{ id: 31337, rpcUrl: one.url }] })
    wallet.announce(ports.announcements.page)
    kit.start()
    return { kit, wallet, ports }
  }
}
