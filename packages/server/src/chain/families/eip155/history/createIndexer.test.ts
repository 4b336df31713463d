import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { badgesAbi, devCollectibles, startEvm, testTokenAbi } from '@kit/devnet'
import { encodeFunctionData } from 'viem'
import { expect, it } from 'vitest'
import { startChildServer } from '../../../../testing/startChildServer.js'
import {
  chainOptions,
  mineTogether,
  sceneOf,
  send,
  startChain,
  startHistoryScene,
} from '../../../../testing/startHistoryScene.js'
import { startNodeProxy } from '../../../../testing/startNodeProxy.js'
import { startTestServer, temporaryDirectory } from '../../../../testing/startTestServer.js'

const transfer = (to: string, amount: bigint) =>
  encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to as `0x${string}`, amount] })

const hashes = (rows: readonly { metadata: { hash: string } }[]) => rows.map(({ metadata }) => metadata.hash)

it('the indexer sends no request before an account is requested, then finds past and new transactions', async () => {
  const chain = await startChain()
  const [alice = '', bob = '', carol = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase())
  const badge = encodeFunctionData({ abi: badgesAbi, functionName: 'mint', args: [alice as `0x${string}`, 3n, 4n] })
  const sent = [await send(chain, { from: carol, to: devCollectibles().badges.address, data: badge })]
  sent.push(await send(chain, { from: alice, to: chain.tokens.TTK.address, data: transfer(bob, 2n) }))
  sent.push(await send(chain, { from: carol, to: chain.tokens.TTK.address, data: transfer(alice, 3n) }))
  sent.push(await send(chain, { from: alice, to: bob, value: 1n }))
  const everyone = await startHistoryScene(chain)
  await expect.poll(async () => hashes(await everyone.pages(alice)).slice(0, 4)).toEqual([...sent].reverse())
  const all = await everyone.pages(alice)
  const node = await startNodeProxy(chain.url)
  const server = await startTestServer(chainOptions([{ ...chain, url: node.url }], { accounts: 'watched' }))
  const scene = sceneOf(chain, server)
  const before = await scene.page('0x00000000000000000000000000000000000000aa', 'onramp=coinbase')
  expect(before).toEqual({ data: [], next: null })
  expect([...node.calls.keys()].filter((method) => method !== 'eth_blockNumber')).toEqual([])

  const rows = await scene.pages(alice)
  expect(hashes(rows).slice(0, 4)).toEqual(sent.reverse())
  expect(rows).toEqual(all)

  // An account that is not watched sends both: one moves its token, one its badges.
  await scene.send({ from: bob, to: devCollectibles().badges.address, data: badge })
  const more = await scene.send({ from: bob, to: chain.tokens.TTK.address, data: transfer(alice, 9n) })
  await expect.poll(async () => hashes((await scene.page(alice)).data)[0]).toBe(more)
  expect(await scene.pages(alice)).toEqual(await everyone.pages(alice))
})

it('the indexer handles a reorg: rows disappear, move to another block and return', async () => {
  const chain = await startChain()
  const scene = await startHistoryScene(chain)
  const [alice = '', bob = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase())
  const kept = await scene.send({ from: alice, to: bob, value: 1n })
  const snapshot = await chain.rpc('evm_snapshot')
  const lost = [
    await scene.send({ from: alice, to: bob, value: 2n }),
    await scene.send({ from: alice, to: chain.tokens.TUSD.address, data: transfer(bob, 3n) }),
  ]
  expect(hashes((await scene.page(alice)).data).slice(0, 3)).toEqual([...lost].reverse().concat(kept))

  await chain.rpc('evm_revert', snapshot)
  // Another chain of the same height is detected by parent hashes.
  await chain.rpc('evm_increaseTime', 100)
  const other = await scene.send({ from: alice, to: bob, value: 9n })
  await scene.send({ from: bob, to: bob, value: 1n })
  await scene.send({ from: bob, to: bob, value: 1n })
  await expect.poll(async () => hashes((await scene.page(alice)).data).slice(0, 2)).toEqual([other, kept])
  const fresh = await startHistoryScene(chain)
  expect(await scene.pages(alice)).toEqual(await fresh.pages(alice))
  expect(await scene.pages(bob)).toEqual(await fresh.pages(bob))
})

it('the indexer handles a chain that became shorter, a reorg beyond the kept blocks, and a chain that restarted', async () => {
  const chain = await startChain()
  const scene = await startHistoryScene(chain)
  const [alice = '', bob = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase())
  const first = await scene.send({ from: alice, to: bob, value: 1n })
  const start = await chain.rpc('evm_snapshot')
  const second = await scene.send({ from: alice, to: bob, value: 2n })
  expect(hashes((await scene.page(alice)).data)[0]).toBe(second)
  await chain.rpc('evm_revert', start)
  await expect.poll(async () => hashes((await scene.page(alice)).data)[0]).toBe(first)

  const deep = await chain.rpc('evm_snapshot')
  const reorged = await scene.send({ from: alice, to: bob, value: 3n })
  await chain.rpc('anvil_mine', '0xc8')
  expect(hashes((await scene.page(alice)).data)[0]).toBe(reorged)
  await chain.rpc('evm_revert', deep)
  await expect.poll(async () => hashes((await scene.page(alice)).data)[0]).toBe(first)
  await chain.rpc('evm_increaseTime', 1000)
  await chain.rpc('anvil_mine', '0xd2')
  const stays = await scene.send({ from: alice, to: bob, value: 4n })
  await expect.poll(async () => hashes((await scene.page(alice)).data).slice(0, 2)).toEqual([stays, first])

  const port = Number(new URL(chain.url).port)
  await chain.stop()
  const again = await startEvm({ chainId: 31337, port })
  try {
    await expect.poll(async () => hashes((await scene.page(alice)).data).includes(first)).toBe(false)
    const fresh = await startHistoryScene(again)
    await expect.poll(async () => (await scene.pages(alice)).length).toBe((await fresh.pages(alice)).length)
    expect(await scene.pages(alice)).toEqual(await fresh.pages(alice))
  } finally {
    await again.stop()
  }
})

it.each(['all', 'watched'])(
  'the indexer loses and double-counts nothing when it is killed repeatedly (%s)',
  async (accounts) => {
    const chain = await startChain()
    const [alice = '', bob = '', carol = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase())
    const dataDir = temporaryDirectory()
    const config = join(dataDir, 'config.json')
    const node = await startNodeProxy(chain.url)
    const options = chainOptions([{ ...chain, url: node.url }], { accounts, bodies: 2000 })
    writeFileSync(config, JSON.stringify({ ...options, dataDir }))
    await chain.rpc('evm_setAutomine', false)
    const asset = { from: carol, to: chain.tokens.TTK.address, data: transfer(alice, 1n), gas: '0x186a0' }
    const coin = { from: alice, to: bob, value: '0x1', gas: '0x5208' }
    for (let block = 0; block < 50; block += 1) await mineTogether(chain, [coin, asset, coin, asset])
    for (const requests of [4, 10]) {
      const reached = node.hangAfter(requests)
      const server = await startChildServer(['--port', '0', '--config', config])
      const requested = fetch(`${server.url}/v1/account/${alice}/history?projectId=p`).catch(() => undefined)
      // During reading, with part of it indexed.
      await Promise.race([reached, requested])
      await server.end('SIGKILL')
      await requested
    }
    node.behave('well')
    const server = await startTestServer({ ...options, dataDir })
    const rows = await sceneOf(chain, server).pages(alice)
    const fresh = await startHistoryScene(chain)
    expect(rows).toEqual(await fresh.pages(alice))
    expect(rows.length).toBeGreaterThan(200)
  },
)

it('the indexer resumes after a restart, and backfills the blocks in between', async () => {
  const chain = await startChain()
  const [alice = '', bob = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase())
  const dataDir = temporaryDirectory()
  const options = { ...chainOptions([chain], { accounts: 'watched', bodies: 20 }), dataDir }
  const first = await startTestServer(options)
  await sceneOf(chain, first).pages(alice)
  await first.stop()
  const sent = [await send(chain, { from: alice, to: chain.tokens.TTK.address, data: transfer(bob, 1n) })]
  // More blocks than are followed one by one.
  await chain.rpc('anvil_mine', '0xc8')
  sent.unshift(await send(chain, { from: alice, to: bob, value: 5n }))
  const scene = sceneOf(chain, await startTestServer(options))
  await expect.poll(async () => hashes((await scene.pages(alice)).slice(0, 2))).toEqual(sent)
})

it('the indexer serves recorded history while nodes are slow, unavailable or refuse to search, and recovers automatically', async () => {
  const chain = await startChain()
  const [alice = '', bob = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase())
  const node = await startNodeProxy(chain.url)
  const server = await startTestServer(chainOptions([{ ...chain, url: node.url }], { accounts: 'watched' }))
  const scene = sceneOf(chain, server)
  const known = await scene.pages(alice)
  expect(known.length).toBeGreaterThan(0)
  for (const how of ['hang', 'fail'] as const) {
    node.behave(how)
    const startedMs = performance.now()
    expect((await scene.page(alice)).data).toEqual(known.slice(0, 50))
    expect(performance.now() - startedMs).toBeLessThan(8000)
  }
  node.behave('well')
  node.refuse(['eth_getLogs'])
  // The search is still running, so there may be more, and the page says so.
  expect((await scene.page(bob)).next).not.toBeNull()
  node.refuse([])
  const more = await scene.send({ from: bob, to: alice, value: 7n })
  await expect.poll(async () => hashes((await scene.page(alice)).data)[0]).toBe(more)
  await expect.poll(async () => (await scene.page(bob)).next).toBeNull()
})
