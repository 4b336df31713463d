import { erc20Abi, parseSignature } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permitTokenAbi } from './contracts/permitToken.data.js'
import { devTokens } from './devTokens.js'
import { type EvmDevnet, startEvm } from './startEvm.js'
import { createActor } from './testing/createActor.js'

let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31338 })
})
afterAll(() => chain.stop())

describe('a token with permits', () => {
  it('accepts its owner’s signature once, until its deadline', async () => {
    const [owner, spender] = [createActor(chain, 0), createActor(chain, 1)]
    const { address, name } = devTokens().TUSDC
    const sign = async (deadline: bigint, nonce: bigint) => {
      const signature = await owner.client.signTypedData({
        domain: { name, version: '1', chainId: 31338, verifyingContract: address },
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
        message: { owner: owner.address, spender: spender.address, value: 7n, nonce, deadline },
      })
      const { r, s, yParity } = parseSignature(signature)
      const args = [owner.address, spender.address, 7n, deadline, yParity + 27, r, s] as const
      return { address, abi: permitTokenAbi, functionName: 'permit', args } as const
    }
    const late = 2n ** 40n
    await expect(spender.client.simulateContract(await sign(1n, 0n))).rejects.toThrow('PERMIT_EXPIRED')
    await expect(spender.client.simulateContract(await sign(late, 1n))).rejects.toThrow('PERMIT_NOT_SIGNED_BY_OWNER')
    const permit = await sign(late, 0n)
    await spender.mined(spender.client.writeContract(permit))
    const args = [owner.address, spender.address] as const
    const allowance = await owner.client.readContract({ address, abi: erc20Abi, functionName: 'allowance', args })
    expect(allowance).toBe(7n)
    await expect(spender.client.simulateContract(permit)).rejects.toThrow('PERMIT_NOT_SIGNED_BY_OWNER')
  })
})
