import type { Kit } from '@kit/core/adapter'
import { type EvmDevnet, startEvm } from '@kit/devnet'
import type { TestWallet } from '@kit/testing'
import { type Hex, recoverMessageAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createConnectedKit } from './createConnectedKit.js'
import type { EvmFixture } from './EvmFixture.js'

/** A chain library whose clients are tested. */
export type ClientsFixture<Adapter extends ClientsAdapter> = {
  readonly name: string
  readonly createAdapter: EvmFixture['createAdapter']
  sign(client: WalletClientOf<Adapter>, message: string): Promise<string>
  /** Returns whether a library error means that the user declined. */
  isDeclined(error: unknown): boolean
  /** Returns the EIP-1193 code in a library error. */
  codeOf(error: unknown): unknown
}

/** An adapter that provides the clients of its library. */
export type ClientsAdapter = {
  getPublicClient(networkId: `eip155:${number}`): Promise<unknown>
  getWalletClient(requested?: { readonly networkId?: `eip155:${number}` }): Promise<unknown>
}

/** The environment of a test: a connected kit on two local chains. */
export type ClientsScene<Adapter extends ClientsAdapter> = {
  readonly kit: Kit
  readonly wallet: TestWallet
  readonly adapter: Adapter
  /** The chain that the wallet is on. */
  readonly chain: EvmDevnet
  connect(): Promise<unknown>
  /** Returns the requests that prompted the user. */
  requested(): readonly string[]
}

type WalletClientOf<Adapter extends ClientsAdapter> = Awaited<ReturnType<Adapter['getWalletClient']>>

/** Methods that prompt for nothing once a page is connected. */
const silent = [
  ...['eth_requestAccounts', 'eth_accounts', 'eth_chainId', 'wallet_addEthereumChain'],
  ...['wallet_revokePermissions', 'wallet_getPermissions'],
]

/** Describes the library clients that an adapter provides. `more` describes what is specific to the library. */
export function describeClients<Adapter extends ClientsAdapter>(
  { name, createAdapter, sign, isDeclined, codeOf }: ClientsFixture<Adapter>,
  more: (scene: () => ClientsScene<Adapter>) => void,
): void {
  const elsewhere = 'eip155:31338'
  let chains: readonly [EvmDevnet, EvmDevnet]
  let scene: ClientsScene<Adapter>
  const clientOf = async (networkId?: typeof elsewhere) =>
    (await scene.adapter.getWalletClient(networkId && { networkId })) as WalletClientOf<Adapter>
  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => error,
    )

  describe(name, () => {
    beforeAll(async () => {
      chains = await Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
    })
    beforeEach(async () => {
      const { kit, wallet, connect } = await createConnectedKit(createAdapter, chains)
      const adapter = kit.adapter('eip155') as unknown as Adapter
      const requested = () => wallet.requests.map(({ method }) => method).filter((method) => !silent.includes(method))
      scene = { kit, wallet, adapter, chain: chains[0], connect, requested }
    })
    afterEach(() => scene.kit.destroy())
    afterAll(() => Promise.all(chains.map((chain) => chain.stop())))

    it('library clients switch the wallet to their network only before a wallet request', async () => {
      const { kit, wallet, requested } = scene
      const client = await clientOf(elsewhere)
      expect([wallet.chainId, requested()]).toEqual([31337, []])
      await sign(client, 'hello')
      expect(wallet.chainId).toBe(31338)
      expect(kit.active.getState().network?.id).toBe(elsewhere)
      expect(requested()).toEqual(['wallet_switchEthereumChain', 'personal_sign'])
    })

    it('library clients fail after a disconnect, and the same ones work again after reconnecting', async () => {
      const { kit, wallet, requested, connect } = scene
      const client = await clientOf()
      expect(await clientOf()).toBe(client)
      wallet.behave({ mode: 'hang' })
      const pending = errorOf(sign(client, 'hello'))
      await expect.poll(requested).toEqual(['personal_sign'])
      await kit.disconnect()
      expect(codeOf(await pending)).toBe(4900)
      expect(codeOf(await errorOf(sign(client, 'hello')))).toBe(4900)
      await expect(clientOf()).rejects.toMatchObject({ code: 'connection/notConnected' })
      wallet.behave({ mode: 'approve' })
      await connect()
      const signature = (await sign(client, 'hello')) as Hex
      expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(wallet.selected)
    })

    it("library clients fail with the library's errors when the user declines", async () => {
      const { wallet, requested } = scene
      wallet.behave({ mode: 'reject', rejection: 'phrase' })
      expect(isDeclined(await errorOf(sign(await clientOf(), 'no')))).toBe(true)
      expect(requested()).toEqual(['personal_sign'])
    })

    it('library clients are not available for other networks', async () => {
      const code = 'network/notConfigured'
      const networkId = 'eip155:1'
      await expect(scene.adapter.getPublicClient(networkId)).rejects.toMatchObject({ code })
      await expect(scene.adapter.getWalletClient({ networkId })).rejects.toMatchObject({ code })
    })

    more(() => scene)
  })
}
