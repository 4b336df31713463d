import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  chainOptions,
  mineTogether,
  sceneOf,
  startChain,
  startHistoryScene,
} from '../../../../testing/startHistoryScene.js'
import { startReplicas } from '../../../../testing/startReplicas.js'
import { temporaryDirectory } from '../../../../testing/startTestServer.js'

it('a server without the indexer serves what another records, and takes over when that one is killed', async () => {
  const chain = await startChain()
  const [alice = '', bob = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase())
  const config = join(temporaryDirectory(), 'config.json')
  writeFileSync(config, JSON.stringify(chainOptions([chain], { accounts: 'watched', bodies: 500 })))
  const { startOne } = await startReplicas(0)
  const start = (role: string) => startOne({ KIT_SERVER_CONFIG: config, KIT_SERVER_ROLE: role })
  const [api, first] = await Promise.all([start('api'), start('all')])
  const sceneAt = (server: { url: string }) => sceneOf(chain, server)
  // Starts the only indexer.
  expect((await sceneAt(api).pages(alice)).length).toBeGreaterThan(0)
  const second = await start('indexer')

  await chain.rpc('evm_setAutomine', false)
  const coin = { from: alice, to: bob, value: '0x1', gas: '0x5208' }
  const mine = async () => {
    for (let block = 0; block < 30; block += 1) await mineTogether(chain, [coin, coin, coin])
  }
  await Promise.all([mine(), first.end('SIGKILL')])
  const all = await (await startHistoryScene(chain)).pages(alice)
  expect(all.length).toBeGreaterThan(90)
  await expect.poll(() => sceneAt(api).pages(alice)).toEqual(all)
  expect(second.process.exitCode).toBeNull()
})
