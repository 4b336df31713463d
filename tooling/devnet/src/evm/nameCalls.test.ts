import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { namehash, toCoinType } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devNamesAbi } from '../contracts/devNames.data.js'
import { secondDevChainId } from '../devChain.js'
import { devNamesAddress } from '../devContracts.js'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { type Actor, createActor } from '../testing/createActor.js'

let chain: EvmDevnet
let actors: readonly Actor[]
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
  actors = chain.accounts.map((_, index) => createActor(chain, index))
})
afterAll(() => chain.stop())

function actor(index: number): Actor {
  const found = actors[index]
  if (!found) throw new Error(`No account ${index}`)
  return found
}

describe('the names of a local chain', () => {
  it('resolve to an address and back', async () => {
    const { client, address } = actor(0)
    expect(await client.getEnsAddress({ name: 'alice.eth' })).toBe(address)
    expect(await client.getEnsName({ address })).toBe('alice.eth')
    expect(await client.getEnsText({ name: 'alice.eth', key: 'description' })).toBe('alice.eth of the local chain')
    expect(await client.getEnsText({ name: 'alice.eth', key: 'url' })).toBeNull()
  })

  it('return no name for an account that claims another account’s name', async () => {
    const { client, address } = actor(4)
    expect(await client.getEnsName({ address })).toBeNull()
    const strict = client.getEnsName({ address, strict: true })
    await expect(strict).rejects.toThrow('ReverseAddressMismatch')
  })

  it('return no name for an account without one', async () => {
    const { client, address } = actor(3)
    expect(await client.getEnsName({ address })).toBeNull()
    expect(await client.getEnsAddress({ name: 'dave.eth' })).toBeNull()
  })

  it('have avatars as data and on the web', async () => {
    const { client } = actor(0)
    expect(await client.getEnsAvatar({ name: 'alice.eth' })).toMatch(/^data:image\/svg\+xml;base64,/)
    const key = 'avatar'
    expect(await client.getEnsText({ name: 'frank.eth', key })).toBe('https://pictures.example/frank.png')
    expect(await client.getEnsAvatar({ name: 'nobody.eth' })).toBeNull()
  })

  it('have an avatar URL that clients can fetch', async () => {
    const { client, mined } = actor(2)
    const web = createServer((_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end())
    await once(web.listen(0, '127.0.0.1'), 'listening')
    try {
      const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}/carol.png`
      const args = [namehash('carol.eth'), 'avatar', url] as const
      const contract = { address: devNamesAddress(), abi: devNamesAbi } as const
      await mined(client.writeContract({ ...contract, functionName: 'setText', args }))
      expect(await client.getEnsAvatar({ name: 'carol.eth' })).toBe(url)
    } finally {
      web.close()
    }
  })

  it('resolve addresses by coin type: a specific one, else the account on every EVM chain', async () => {
    const { client, address } = actor(5)
    const name = 'frank.eth'
    expect(await client.getEnsAddress({ name, coinType: toCoinType(mainnet.id) })).toBe(address.toLowerCase())
    expect(await client.getEnsAddress({ name, coinType: toCoinType(10) })).toBe(address.toLowerCase())
    const second = await client.getEnsAddress({ name, coinType: toCoinType(secondDevChainId) })
    expect(second).toBe(actor(6).address.toLowerCase())
    expect(await client.getEnsAddress({ name: 'alice.eth', coinType: 501n })).toBe(`0x${'5a'.repeat(32)}`)
    expect(await client.getEnsAddress({ name, coinType: 501n })).toBeNull()
  })

  it('lose a name that is pointed elsewhere', async () => {
    const { client, address, mined } = actor(1)
    expect(await client.getEnsName({ address })).toBe('bob.eth')
    const carol = actor(2).address
    const args = [namehash('bob.eth'), namehash(`${carol.slice(2)}.addr.reverse`), 'bob.eth', carol] as const
    const contract = { address: devNamesAddress(), abi: devNamesAbi } as const
    await mined(client.writeContract({ ...contract, functionName: 'set', args }))
    expect(await client.getEnsName({ address })).toBeNull()
    expect(await client.getEnsName({ address: carol })).toBe('bob.eth')
  })
})
