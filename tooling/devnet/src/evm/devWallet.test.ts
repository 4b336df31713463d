import { encodeFunctionData, erc20Abi, hashMessage } from 'viem'
import { serializeErc6492Signature } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedWalletAbi } from '../contracts/ownedWallet.data.js'
import { testTokenAbi } from '../contracts/testToken.data.js'
import { devTokens } from '../devTokens.js'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { type Actor, createActor } from '../testing/createActor.js'
import { devWallet } from './devWallet.js'

let chain: EvmDevnet
let alice: Actor
let bob: Actor
beforeAll(async () => {
  chain = await startEvm({ chainId: 31338 })
  alice = createActor(chain, 0)
  bob = createActor(chain, 1)
})
afterAll(() => chain.stop())

const message = 'I own this wallet'

describe('contract wallets of a local chain', () => {
  it('accept only signatures of their owner', async () => {
    const { address } = devWallet(alice.address)
    const verify = (signature: `0x${string}`): Promise<boolean> =>
      alice.client.verifyMessage({ address, message, signature })
    expect(await verify(await alice.client.signMessage({ message }))).toBe(true)
    expect(await verify(await bob.client.signMessage({ message }))).toBe(false)
    expect(await verify(await alice.client.signMessage({ message: 'other' }))).toBe(false)
    expect(await verify('0x1234')).toBe(false)
    const args = [hashMessage(message), await alice.client.signMessage({ message })] as const
    const contract = { address, abi: ownedWalletAbi } as const
    const answer = alice.client.readContract({ ...contract, functionName: 'isValidSignature', args })
    await expect(answer).resolves.toBe('0x1626ba7e')
  })

  it('can sign before they are deployed', async () => {
    const { address, factory, factoryData } = devWallet(bob.address)
    expect(await bob.client.getCode({ address })).toBeUndefined()
    const own = await bob.client.signMessage({ message })
    const foreign = await alice.client.signMessage({ message })
    const wrap = (signature: `0x${string}`) =>
      serializeErc6492Signature({ address: factory, data: factoryData, signature })
    const verify = (signature: `0x${string}`): Promise<boolean> =>
      bob.client.verifyMessage({ address, message, signature })
    expect(await verify(wrap(own))).toBe(true)
    expect(await verify(wrap(foreign))).toBe(false)
    expect(await verify(own)).toBe(false)
    expect(await bob.client.verifyMessage({ address, message, signature: own, factory, factoryData })).toBe(true)
    expect(await bob.client.getCode({ address })).toBeUndefined()

    await bob.mined(bob.client.sendTransaction({ to: factory, data: factoryData }))
    expect(await verify(own)).toBe(true)
    expect(await verify(wrap(own))).toBe(true)
    // Creating it again has no effect.
    await bob.mined(bob.client.sendTransaction({ to: factory, data: factoryData }))
  })

  it('execute calls only for their owner', async () => {
    const { address } = devWallet(alice.address)
    const token = devTokens().TTK.address
    const mint = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [address, 5n] })
    const contract = { address, abi: ownedWalletAbi, functionName: 'execute', args: [token, 0n, mint] } as const
    await alice.mined(alice.client.writeContract(contract))
    const balance = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] } as const
    expect(await alice.client.readContract(balance)).toBe(5n)
    await expect(bob.client.simulateContract(contract)).rejects.toThrow('NOT_THE_OWNER')
  })
})
