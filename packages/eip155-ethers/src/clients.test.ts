import { describeClients } from '@kit/evm-suite'
import { isError, verifyTypedData } from 'ethers'
import { expect, it } from 'vitest'
import type { EthersAdapter } from './EthersAdapter.js'
import { eip155 } from './eip155.js'
import { mint, readToken, watchTransfers } from './testing/contracts.js'

const burnAddress = '0x000000000000000000000000000000000000dEaD'

describeClients<EthersAdapter>(
  {
    name: 'ethers’ own provider and signer',
    createAdapter: eip155,
    sign: (signer, message) => signer.signMessage(message),
    isDeclined: (error) => isError(error, 'ACTION_REJECTED'),
    codeOf: (error) => (error as { readonly error?: { readonly code?: unknown } } | undefined)?.error?.code,
  },
  (scene) => {
    it("ethers clients read and write contracts through the app's endpoints and the connected wallet", async () => {
      const { adapter, requested, chain, kit } = scene()
      const { address } = chain.tokens.TUSD
      const app = kit as Parameters<typeof mint>[0]
      expect((await mint(app, address, burnAddress, 7n)).status).toBe(1)
      expect(await readToken(app, address, [burnAddress, burnAddress])).toEqual({ symbol: 'TUSD', balances: [7n, 7n] })
      const signer = await adapter.getWalletClient()
      expect(await signer.signMessage('hello')).toBe(await kit.signMessage({ message: 'hello' }))
      expect(requested()).toEqual(['eth_sendTransaction', 'personal_sign', 'personal_sign'])
    })

    it('ethers signers send a transfer, sign typed data, and send nothing for a revoked account', async () => {
      const { adapter, requested, kit, wallet } = scene()
      const signer = await adapter.getWalletClient()
      const sent = await signer.sendTransaction({ to: burnAddress, value: 1n })
      expect(await sent.wait()).toMatchObject({ status: 1, from: await signer.getAddress() })
      const [domain, message] = [{ chainId: 31337 }, { proposal: 7n }]
      const types = { Vote: [{ name: 'proposal', type: 'uint256' }] }
      const signature = await signer.signTypedData(domain, types, message)
      expect(verifyTypedData(domain, types, message, signature)).toBe(await signer.getAddress())
      const before = requested().length
      const [, other = '0x'] = wallet.addresses
      wallet.emit('accountsChanged', [other])
      await expect.poll(() => kit.active.getState().account?.address).toBe(other)
      await expect(signer.sendTransaction({ to: burnAddress, value: 1n })).rejects.toThrow()
      expect(requested()).toHaveLength(before)
    })

    it('ethers clients report the events of a contract', async () => {
      const { adapter, chain, kit } = scene()
      const { address } = chain.tokens.TUSD
      const app = kit as Parameters<typeof mint>[0]
      const received: unknown[] = []
      const stop = await watchTransfers(app, address, (_, to, value) => to === burnAddress && received.push(value))
      // ethers doesn't report when it has subscribed, and misses events sent before that.
      const send = () => mint(app, address, burnAddress, 5n).then(() => received)
      await expect.poll(send, { timeout: 15_000 }).toContain(5n)
      await stop()
      // ethers removes its filter without awaiting the node, so requests of the same tick are batched with it.
      const provider = await adapter.getPublicClient('eip155:31337')
      await provider.send('eth_chainId', [])
    })
  },
)
