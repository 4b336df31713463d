import { createKit, isKitError, type Kit } from '@kit/core'
import { callBatchAddress, devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { createRealPorts } from '@kit/fakes/page'
import { anvilKeys, createTestWallet } from '@kit/testing'
import { encodeFunctionData, erc20Abi, type Hex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EvmFixture } from './EvmFixture.js'

type SignedIn = { readonly message: string; readonly signature: Hex }

/** Describes a whole kit on the adapter, without a modal, against two local chains. */
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

  describe(`kit on ${fixture.name} without a modal`, () => {
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
      expect(wallet.authorized).toBe(false)
      expect(kit.active.getState().status).toBe('disconnected')
      expect(wallet.listenerCount()).toBe(0)
    })

    it("switches the wallet to the app's requested network when it connects", async () => {
      const { kit, wallet } = setUp()
      const connection = await kit.connect({ connectorId: wallet.info.rdns, networkId: 'eip155:31338' })
      expect(connection.networkId).toBe('eip155:31338')
      expect(wallet.chainId).toBe(31338)
    })

    it('sends no request before the user connects, and then only to the configured endpoints', async () => {
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

    it('rejects when the user declines, and stays disconnected', async () => {
      const { kit, wallet } = setUp()
      wallet.behave({ mode: 'reject', rejection: 'phrase' })
      const error = await kit.connect({ connectorId: wallet.info.rdns }).catch((reason: unknown) => reason)
      expect(isKitError(error, 'connection/rejected')).toBe(true)
      expect(kit.active.getState().status).toBe('disconnected')
    })

    it('connects with a signature, sends a batch of calls, and reads assets, capabilities and permissions', async () => {
      const { kit, wallet } = setUp({ batchContract: callBatchAddress, keys: anvilKeys.slice(4) })
      const signInWithEthereum = {
        nonce: 'abcdefgh',
        chainId: '0x7a69',
        domain: 'dapp.example',
        uri: 'https://dapp.example',
      }
      const connected = await kit.connect({ connectorId: wallet.info.rdns, capabilities: { signInWithEthereum } })
      const signInResponse = connected.capabilitiesResponse?.[wallet.selected]?.['signInWithEthereum']
      const { message, signature } = signInResponse as SignedIn
      expect(await verifyMessage({ address: wallet.selected, message, signature })).toBe(true)
      // The wallet's signature is returned to the caller and stored nowhere.
      expect(JSON.stringify(kit.connections.getState())).not.toContain(signature)

      expect(await kit.getDelegation()).toBeUndefined()
      const { address, name, symbol, decimals } = one.tokens.TUSD
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [wallet.selected, 0n] })
      const calls = [
        { to: address, data },
        { to: wallet.selected, value: 1n },
      ] as const
      const id = await kit.sendCalls({ calls, atomicRequired: true })
      expect(await kit.waitForCalls({ id })).toMatchObject({ status: 'success', isAtomic: true })
      expect(await kit.getDelegation()).toBe(callBatchAddress)

      const token = { networkId: 'eip155:31337', address, name, symbol, decimals, iconUrl: undefined } as const
      expect(await kit.watchAsset({ token })).toBe(true)
      const collectible = { type: 'ERC721', networkId: 'eip155:31337', address, tokenId: 7n } as const
      expect(await kit.watchAsset({ collectible })).toBe(true)
      expect(wallet.watched).toMatchObject([{ symbol }, { type: 'ERC721', tokenId: '7' }])
      expect(await kit.getAssets()).toMatchObject([
        { address: undefined },
        { address, symbol, amount: expect.any(BigInt) },
      ])

      const { permissions } = await kit.grantPermissions({
        signer: { type: 'account', data: { address: bob } },
        permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x5' } }],
        expiresAtMs: Date.now() + 3_600_000,
      })
      expect(wallet.permissions).toHaveLength(1)
      expect(await kit.getGrantedPermissions()).toMatchObject([
        { networkId: 'eip155:31337', to: bob, type: 'native-token-recurring-allowance', data: { allowance: '0x5' } },
      ])
      await kit.revokePermissions({ context: permissions[0]?.context ?? '0x' })
      expect(wallet.permissions).toEqual([])
      expect(await kit.getGrantedPermissions()).toEqual([])
      expect(await kit.requestPermissions()).toMatchObject([{ parentCapability: 'eth_accounts' }])
      expect(await kit.getPermissions()).toMatchObject([{ parentCapability: 'eth_accounts' }])
    })

    it('lists a token in the wallet, and treats an unsupported wallet as no failure', async () => {
      const { kit, wallet } = setUp()
      await kit.connect({ connectorId: wallet.info.rdns })
      const { address, name, symbol, decimals } = one.tokens.TUSD
      const iconUrl = 'https://dapp.example/tusd.png'
      const token = { networkId: 'eip155:31337', address, name, symbol, decimals, iconUrl } as const
      const requested: unknown[] = []
      const note = (params: unknown) => requested.push(params) > 0
      wallet.behave({ responses: { wallet_watchAsset: note } })
      expect(await kit.watchAsset({ token })).toBe(true)
      expect(requested).toEqual([{ type: 'ERC20', options: { address, symbol, decimals, image: iconUrl } }])
      expect(await kit.watchAsset({ token: { ...token, address: undefined } })).toBe(false)
      wallet.behave({ mode: 'reject' })
      await expect(kit.watchAsset({ token })).rejects.toMatchObject({ code: 'connection/rejected' })
      const refuse = () => {
        throw Object.assign(new Error('The method does not exist'), { code: -32601 })
      }
      wallet.behave({ mode: 'approve', responses: { wallet_watchAsset: refuse } })
      expect(await kit.watchAsset({ token })).toBe(false)
    })

    it('follows the wallet when the account or the network changes, and when it disconnects', async () => {
      const { kit, wallet } = setUp()
      await kit.connect({ connectorId: wallet.info.rdns })
      const [, other] = wallet.addresses
      wallet.selectAccount(other as `0x${string}`)
      expect(kit.active.getState().account?.address).toBe(other)
      wallet.revoke()
      expect(kit.active.getState().status).toBe('disconnected')
    })
  })

  function setUp({ batchContract, keys = anvilKeys }: { batchContract?: Hex; keys?: readonly Hex[] } = {}) {
    const ports = createRealPorts()
    const networks = [devChain({ chainId: 31337, url: one.url }), devChain({ chainId: 31338, url: two.url })] as const
    const kit = createKit({
      metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
      adapters: [fixture.createAdapter({ networks: [...networks], pollingIntervalMs: 100 })],
      ports,
    })
    kits.push(kit)
    const chain = { id: 31337, rpcUrl: one.url, ...(batchContract && { batchContract }) }
    const wallet = createTestWallet({ chains: [chain], keys })
    wallet.announce(ports.announcements.page)
    kit.start()
    return { kit, wallet, ports }
  }
}
