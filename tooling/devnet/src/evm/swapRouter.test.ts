import { encodeFunctionData, erc20Abi, parseEther, parseSignature, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pairRouterAbi } from '../contracts/pairRouter.data.js'
import { poolRouterAbi } from '../contracts/poolRouter.data.js'
import { devTokens } from '../devTokens.js'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { type Actor, createActor } from '../testing/createActor.js'
import { devDex } from './devDex.js'

const { wrappedNative, v2, v3 } = devDex()
const weth = wrappedNative.address
const { TUSD, TUSDC, TBTC } = devTokens()
const router = { address: v3.router.address, abi: poolRouterAbi } as const
const sender = '0x0000000000000000000000000000000000000001'
const routerItself = '0x0000000000000000000000000000000000000002'

let chain: EvmDevnet
let bob: Actor
beforeAll(async () => {
  chain = await startEvm({ chainId: 31338 })
  bob = createActor(chain, 1)
})
afterAll(() => chain.stop())

const balance = (token: `0x${string}`): Promise<bigint> =>
  bob.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [bob.address] })

const quote = async (amount: bigint, path: readonly `0x${string}`[]): Promise<bigint> => {
  const contract = { address: v2.router.address, abi: pairRouterAbi } as const
  const amounts = await bob.client.readContract({ ...contract, functionName: 'getAmountsOut', args: [amount, path] })
  return amounts.at(-1) ?? 0n
}

describe('the V3-style router over pairs', () => {
  it('sells native coin for exactly the quoted amount, and not below the minimum', async () => {
    const path = [weth, TBTC.address]
    const expected = await quote(parseEther('1'), path)
    const before = await balance(TBTC.address)
    const swap = (least: bigint) =>
      ({
        ...router,
        functionName: 'swapExactTokensForTokens',
        args: [parseEther('1'), least, path, sender],
        value: parseEther('1'),
      }) as const
    await expect(bob.client.simulateContract(swap(expected + 1n))).rejects.toThrow('TOO_LITTLE_RECEIVED')
    await bob.mined(bob.client.writeContract(swap(expected)))
    expect(await balance(TBTC.address)).toBe(before + expected)
  })

  it('accepts a permit, swaps over two pairs and pays native coin in one transaction', async () => {
    const amount = parseUnits('5000', 6)
    const path = [TUSDC.address, TUSD.address, weth]
    const expected = await quote(amount, path)
    const deadline = 2n ** 40n
    const signature = await bob.client.signTypedData({
      domain: { name: TUSDC.name, version: '1', chainId: 31338, verifyingContract: TUSDC.address },
      types: {
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      message: { owner: bob.address, spender: router.address, value: amount, nonce: 0n, deadline },
    })
    const { r, s, yParity } = parseSignature(signature)
    const abi = poolRouterAbi
    const calls = [
      encodeFunctionData({
        abi,
        functionName: 'selfPermit',
        args: [TUSDC.address, amount, deadline, yParity + 27, r, s],
      }),
      encodeFunctionData({
        abi,
        functionName: 'swapExactTokensForTokens',
        args: [amount, expected, path, routerItself],
      }),
      encodeFunctionData({ abi, functionName: 'unwrapWETH9', args: [expected, bob.address] }),
    ]
    const before = await bob.client.getBalance({ address: bob.address })
    const { gasUsed, effectiveGasPrice } = await bob.mined(
      bob.client.writeContract({ ...router, functionName: 'multicall', args: [deadline, calls] }),
    )
    const after = await bob.client.getBalance({ address: bob.address })
    expect(after).toBe(before + expected - gasUsed * effectiveGasPrice)
  })
})
