import { describeClients } from '@kit/evm-suite'
import { BaseError, getContract, publicActions, verifyTypedData } from 'viem'
import { expect, it } from 'vitest'
import { eip155 } from './eip155.js'
import { mint, mintInJournal, readToken, tokenAbi, watchTransfers } from './testing/contracts.js'
import type { ViemAdapter } from './ViemAdapter.js'

const networkId = 'eip155:31337'
const elsewhere = 'eip155:31338'
const burnAddress = '0x000000000000000000000000000000000000dEaD'

describeClients<ViemAdapter>(
  {
    name: 'viem’s own clients',
    createAdapter: eip155,
    sign: (client, message) => client.signMessage({ message }),
    isDeclined: (error) =>
      error instanceof BaseError &&
      error.walk((cause) => (cause as Error).name === 'UserRejectedRequestError') !== null,
    codeOf: (error) => codesOf(error).findLast((code) => typeof code === 'number'),
  },
  (scene) => {
    it("viem clients read and write contracts through the app's endpoints and the connected wallet", async () => {
      const { requested, chain, kit } = scene()
      const { address } = chain.tokens.TUSD
      const app = kit as Parameters<typeof mint>[0]
      const received: bigint[] = []
      const stop = await watchTransfers(app, address, (to, value) => to === burnAddress && received.push(value))
      expect((await mint(app, address, burnAddress, 7n)).status).toBe('success')
      await kit.waitForTransaction({ hash: await mintInJournal(app, address, burnAddress, 5n) })
      expect(await readToken(app, address, [burnAddress, burnAddress])).toEqual({
        symbol: 'TUSD',
        balances: [12n, 12n],
      })
      await expect.poll(() => received).toEqual([7n, 5n])
      stop()
      // Only requests that need the wallet reach it.
      expect(requested()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    })

    it('viem wallet clients work in contracts and with the public actions of libraries that take one client', async () => {
      const { adapter, requested, chain, wallet } = scene()
      const client = (await adapter.getWalletClient()).extend(publicActions)
      const contract = getContract({ address: chain.tokens.TUSD.address, abi: tokenAbi, client })
      const before = await contract.read.balanceOf([burnAddress])
      await client.waitForTransactionReceipt({ hash: await contract.write.mint([burnAddress, 3n]) })
      expect(await contract.read.balanceOf([burnAddress])).toBe(before + 3n)
      const typedData = {
        domain: { chainId: client.chain.id },
        types: { Vote: [{ name: 'proposal', type: 'uint256' }] },
        primaryType: 'Vote',
        message: { proposal: 7n },
      } as const
      const signature = await client.signTypedData(typedData)
      expect(await verifyTypedData({ ...typedData, address: wallet.selected as `0x${string}`, signature })).toBe(true)
      expect(requested()).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])
    })

    it('viem clients are cached per network, and per connection, account and network', async () => {
      const { adapter, kit, wallet } = scene()
      expect(await adapter.getPublicClient(networkId)).toBe(await adapter.getPublicClient(networkId))
      const first = await adapter.getWalletClient()
      expect(await adapter.getWalletClient({ networkId })).toBe(first)
      const [, other = '0x'] = wallet.addresses
      wallet.selectAccount(other)
      await expect.poll(() => kit.active.getState().account?.address).toBe(other)
      const second = await adapter.getWalletClient()
      expect([first.account.address, second.account.address]).toEqual([wallet.addresses[0], other])
      expect((await adapter.getWalletClient({ networkId: elsewhere })).chain.id).toBe(31338)
      wallet.selectAccount(first.account.address)
      await expect.poll(() => kit.active.getState().account?.address).toBe(first.account.address)
      expect(await adapter.getWalletClient()).toBe(first)
    })

    it('viem wallet clients of another network report its chain ID while the wallet is on a different one, and send to it', async () => {
      const { adapter, requested, wallet } = scene()
      const client = await adapter.getWalletClient({ networkId: elsewhere })
      expect(await client.getChainId()).toBe(31338)
      const hash = await client.sendTransaction({ to: wallet.selected, value: 1n })
      const reader = await adapter.getPublicClient(elsewhere)
      expect((await reader.getTransaction({ hash })).from).toBe(wallet.selected.toLowerCase())
      expect(requested()).toEqual(['wallet_switchEthereumChain', 'eth_sendTransaction'])
    })

    it('viem wallet clients of a revoked account send no request', async () => {
      const { adapter, requested, kit, wallet } = scene()
      const client = await adapter.getWalletClient()
      const [, other = '0x'] = wallet.addresses
      wallet.emit('accountsChanged', [other])
      await expect.poll(() => kit.active.getState().account?.address).toBe(other)
      const failure = await client.signMessage({ message: 'hello' }).catch((error: unknown) => error)
      expect(codesOf(failure)).toEqual(expect.arrayContaining(['account/notFound', 4100]))
      expect(requested()).toEqual([])
    })

    it("viem wallet clients of an ended connection fail with the kit's error", async () => {
      const { adapter, kit } = scene()
      const client = await adapter.getWalletClient()
      await kit.disconnect()
      const failure = await client.signMessage({ message: 'hello' }).catch((error: unknown) => error)
      expect(codesOf(failure)).toEqual(expect.arrayContaining(['connection/notConnected', 4900]))
    })

    it('viem wallet clients prompt once when the wallet fails with its own error', async () => {
      const { adapter, requested, wallet } = scene()
      const responses = {
        personal_sign: () => {
          throw Object.assign(new Error('Out of order'), { code: -32603 })
        },
      }
      wallet.behave({ responses })
      const client = await adapter.getWalletClient()
      await expect(client.signMessage({ message: 'no' })).rejects.toThrow('Out of order')
      expect(requested()).toEqual(['personal_sign'])
    })
  },
)

/** Returns the kit and EIP-1193 codes among the causes of an error. */
function codesOf(error: unknown): readonly unknown[] {
  const codes: unknown[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    codes.push((cause as { readonly code?: unknown }).code)
  return codes
}
