import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anvilBinary } from './anvilBinary.js'
import { devAccounts } from './devAccounts.js'
import { devTokens } from './devTokens.js'
import { freePort } from './freePort.js'
import { rpcCall } from './rpcCall.js'
import { seedChain } from './seedChain.js'
import { type GuardedProcess, spawnGuarded } from './spawnGuarded.js'
import { untilResponds } from './untilResponds.js'

const chainId = 31338
let node: GuardedProcess
let url: string
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const args = ['--port', `${port}`, '--chain-id', `${chainId}`, '--block-time', '1', '--quiet']
  node = spawnGuarded(anvilBinary(), args)
  await untilResponds('chain', node, async () => Boolean(await rpcCall(url, 'eth_chainId')))
})
afterAll(() => node.stop())

describe('seedChain', () => {
  it('waits for a chain that responds before it mines', async () => {
    const accounts = devAccounts()
    await seedChain(url, chainId, accounts)
    const data = `0x70a08231${accounts.at(-1)?.address.slice(2).padStart(64, '0')}`
    const balance = await rpcCall(url, 'eth_call', [{ to: devTokens().TUSD.address, data }, 'latest'])
    expect(BigInt(balance as string)).toBe(100_000n * 10n ** 6n)
  })

  it('names the reverted transaction, as on a chain that already has the tokens', async () => {
    await expect(seedChain(url, chainId, devAccounts())).rejects.toThrow(/transaction 0x\w{64} was reverted/)
  })
})
