import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceFeedAbi } from '../contracts/priceFeed.data.js'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { createActor } from '../testing/createActor.js'
import { devFeeds } from './devFeeds.js'

let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31338 })
})
afterAll(() => chain.stop())

describe('price feeds of a local chain', () => {
  it('return the dollar price of each priced token, as fresh as the latest block', async () => {
    const { client } = createActor(chain, 0)
    const { timestamp } = await client.getBlock()
    const answers = await Promise.all(
      Object.entries(devFeeds()).map(async ([symbol, { address, decimals, description }]) => {
        const feed = { address, abi: priceFeedAbi } as const
        expect(await client.readContract({ ...feed, functionName: 'decimals' })).toBe(decimals)
        expect(await client.readContract({ ...feed, functionName: 'description' })).toBe(description)
        const [, answer, , updatedAt] = await client.readContract({ ...feed, functionName: 'latestRoundData' })
        expect(updatedAt).toBeGreaterThanOrEqual(timestamp)
        return [symbol, Number(answer) / 10 ** decimals]
      }),
    )
    expect(Object.fromEntries(answers)).toEqual({
      native: 2500,
      TUSD: 1,
      TUSDC: 1,
      TDAI: 1,
      TBTC: 60_000,
      TTK: 2,
      TCON: 0.5,
      THOP: 5,
    })
  })

  it('accept an answer and its age only from their owner', async () => {
    const owner = createActor(chain, 0)
    const other = createActor(chain, 1)
    const feed = { address: devFeeds().native.address, abi: priceFeedAbi } as const
    const setResponse = { ...feed, functionName: 'setAnswer', args: [3000_00000000n, 1000n] } as const
    await expect(other.client.simulateContract(setResponse)).rejects.toThrow('NOT_THE_OWNER')
    await owner.mined(owner.client.writeContract(setResponse))
    const answer = await owner.client.readContract({ ...feed, functionName: 'latestRoundData' })
    expect(answer).toEqual([2n, 3000_00000000n, 1000n, 1000n, 2n])
  })
})
