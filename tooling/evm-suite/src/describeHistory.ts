import { type EvmDevnet, startEvm } from '@kit/devnet'
import { encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSetUp } from './createSetUp.js'
import type { EvmFixture } from './EvmFixture.js'

/** Describes transaction details, against a local chain. */
export function describeHistory(fixture: EvmFixture): void {
  const setUp = createSetUp(fixture)
  const [alice, bob] = [
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  ] as const
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())

  const read = async (hash: string) => {
    const { adapter, network } = setUp(chain)
    const { getTransaction } = await adapter.loadCapabilities()
    if (!getTransaction) throw new Error('The adapter lost its transactions.')
    return getTransaction({ network, hash })
  }
  const send = async (transaction: object) => {
    const hash = String(await chain.rpc('eth_sendTransaction', { from: alice, ...transaction }))
    await expect.poll(() => chain.rpc('eth_getTransactionReceipt', hash)).toBeTruthy()
    return hash
  }
  const transfer = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, amount] })

  describe(`readTransaction on ${fixture.name}`, () => {
    it('returns the cost, the time and the call of a transaction', async () => {
      const { address: to } = chain.tokens.TUSD
      const hash = await send({ to, data: transfer(25n) })
      const receipt = (await chain.rpc('eth_getTransactionReceipt', hash)) as Record<string, string>
      const block = (await chain.rpc('eth_getBlockByNumber', receipt['blockNumber'], false)) as { timestamp: string }
      expect(await read(hash)).toEqual({
        hash,
        status: 'success',
        from: alice,
        to,
        value: 0n,
        fee: BigInt(receipt['gasUsed'] ?? 0) * BigInt(receipt['effectiveGasPrice'] ?? 0),
        blockNumber: BigInt(receipt['blockNumber'] ?? 0),
        minedAtMs: Number(block.timestamp) * 1000,
        call: { name: 'transfer', args: [bob, '25'] },
        reason: undefined,
      })
    })

    it('returns why a transaction was reverted', async () => {
      const { address: to } = chain.tokens.TUSD
      const hash = await send({ to, data: transfer(10n ** 30n), gas: numberToHex(100_000) })
      expect(await read(hash)).toMatchObject({
        status: 'reverted',
        reason: 'Insufficient token balance.',
      })
      const short = await send({ to, data: transfer(1n), gas: numberToHex(25_000) })
      expect(await read(short)).toMatchObject({ status: 'reverted', reason: 'The transaction ran out of gas.' })
    })

    it('returns pending until it is mined, and no call for a plain payment', async () => {
      await chain.rpc('evm_setAutomine', false)
      try {
        const hash = String(await chain.rpc('eth_sendTransaction', { from: alice, to: bob, value: '0x5' }))
        const unmined = { blockNumber: undefined, minedAtMs: undefined, fee: undefined, reason: undefined }
        await expect
          .poll(() => read(hash))
          .toEqual({ hash, status: 'pending', from: alice, to: bob, value: 5n, call: undefined, ...unmined })
      } finally {
        await chain.rpc('evm_setAutomine', true)
        await chain.rpc('anvil_mine', '0x1')
      }
    })

    it("returns undefined when the chain doesn't know it, and rejects an invalid hash", async () => {
      expect(await read(`0x${'12'.repeat(32)}`)).toBeUndefined()
      await expect(read('0x12')).rejects.toMatchObject({ code: 'transaction/invalid' })
    })
  })
}
