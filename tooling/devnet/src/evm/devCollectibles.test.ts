import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badgesAbi } from '../contracts/badges.data.js'
import { pictureAbi } from '../contracts/picture.data.js'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { type Actor, createActor } from '../testing/createActor.js'
import { devCollectibles } from './devCollectibles.js'
import { devDex } from './devDex.js'
import { devWallet } from './devWallet.js'

const pictures = { address: devCollectibles().pictures.address, abi: pictureAbi } as const
const badges = { address: devCollectibles().badges.address, abi: badgesAbi } as const

let chain: EvmDevnet
let alice: Actor
let bob: Actor
beforeAll(async () => {
  chain = await startEvm({ chainId: 31338 })
  alice = createActor(chain, 0)
  bob = createActor(chain, 1)
})
afterAll(() => chain.stop())

describe('pictures of a local chain', () => {
  it('belong to Alice and Bob, describe themselves, and move with their owner’s approval', async () => {
    const ownerOf = (id: bigint) => alice.client.readContract({ ...pictures, functionName: 'ownerOf', args: [id] })
    expect([await ownerOf(1n), await ownerOf(2n)]).toEqual([alice.address, bob.address])
    await expect(ownerOf(99n)).rejects.toThrow('UNKNOWN_ID')
    const uri = await alice.client.readContract({ ...pictures, functionName: 'tokenURI', args: [1n] })
    const metadata = JSON.parse(uri.slice('data:application/json,'.length))
    expect(metadata).toEqual({
      name: 'First Light 1',
      description: expect.stringContaining('Hills'),
      image: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
    })
    expect(decodeURIComponent(metadata.image)).toMatch(/<circle r='7.5'\/>.*<\/svg>$/)

    const move = { ...pictures, functionName: 'safeTransferFrom', args: [alice.address, bob.address, 1n] } as const
    await expect(bob.client.simulateContract(move)).rejects.toThrow('NOT_ALLOWED')
    await alice.mined(alice.client.writeContract({ ...pictures, functionName: 'approve', args: [bob.address, 1n] }))
    await bob.mined(bob.client.writeContract(move))
    expect(await ownerOf(1n)).toBe(bob.address)
    expect(await alice.client.readContract({ ...pictures, functionName: 'balanceOf', args: [bob.address] })).toBe(2n)
  })

  it("reject a safe transfer to a contract that doesn't accept them", async () => {
    const to = devDex().v2.factory.address
    const args = [bob.address, to, 2n] as const
    const moved = bob.client.simulateContract({ ...pictures, functionName: 'safeTransferFrom', args })
    await expect(moved).rejects.toThrow('NOT_TAKEN')
  })
})

describe('badges of a local chain', () => {
  it('draw themselves differently for each ID', async () => {
    const read = async (id: bigint) => {
      const uri = await alice.client.readContract({ ...badges, functionName: 'uri', args: [id] })
      return JSON.parse(uri.slice('data:application/json,'.length))
    }
    const [star, gem] = [await read(3n), await read(7n)]
    expect([star.name, gem.name]).toEqual(['Star Badge 3', 'Gem Badge 7'])
    expect(decodeURIComponent(star.image)).not.toBe(decodeURIComponent(gem.image))
    expect((await read(2n ** 256n - 1n)).image).toMatch(/%3C\/svg%3E$/)
  })

  it('count by account and ID, and move with their owner’s approval', async () => {
    const counts = () =>
      alice.client.readContract({
        ...badges,
        functionName: 'balanceOfBatch',
        args: [
          [alice.address, bob.address],
          [7n, 7n],
        ],
      })
    expect(await counts()).toEqual([5n, 5n])
    const args = [alice.address, bob.address, 7n, 2n, '0x'] as const
    const move = { ...badges, functionName: 'safeTransferFrom', args } as const
    await expect(bob.client.simulateContract(move)).rejects.toThrow('NOT_ALLOWED')
    await alice.mined(alice.client.writeContract(move))
    expect(await counts()).toEqual([3n, 7n])
    const all = [bob.address, alice.address, [7n], [7n], '0x'] as const
    await bob.mined(bob.client.writeContract({ ...badges, functionName: 'safeBatchTransferFrom', args: all }))
    expect(await counts()).toEqual([10n, 0n])
    const toContract = [alice.address, devWallet(alice.address).address, 7n, 1n, '0x'] as const
    const refused = alice.client.simulateContract({ ...badges, functionName: 'safeTransferFrom', args: toContract })
    await expect(refused).rejects.toThrow('NOT_TAKEN')
  })
})
