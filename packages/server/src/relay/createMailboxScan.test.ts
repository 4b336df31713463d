import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectRelayClient } from '../testing/connectRelayClient.js'
import { startTestServer } from '../testing/startTestServer.js'

const topicOf = (index: number) => index.toString(16).padStart(64, '0')

async function missingAt(url: string): Promise<readonly string[]> {
  return ((await (await fetch(`${url}/ready`)).json()) as { missing: readonly string[] }).missing
}

it('the mailbox scan reports corrupt pages as not ready, even if they were never read, and an intact mailbox as ready', async () => {
  const first = await startTestServer({ chains: {} })
  const dapp = await connectRelayClient(first)
  const publish = (index: number) =>
    dapp.call('irn_publish', { topic: topicOf(index), message: `${index}`.padEnd(3000, 'm'), ttl: 300, tag: 1108 })
  await Promise.all(Array.from({ length: 200 }, (_, index) => publish(index)))
  expect(await missingAt(first.url)).toEqual([])
  await first.stop()

  const path = join(first.dataDir, 'kit-server.db')
  const whole = readFileSync(path)
  const damaged = Buffer.from(whole)
  // Pages in the middle, where messages are; the schema and the index roots are at the start.
  damaged.fill(0xff, damaged.length / 2, damaged.length / 2 + 10 * 4096)
  writeFileSync(path, damaged)
  const second = await startTestServer({ chains: {}, dataDir: first.dataDir })
  await expect.poll(() => missingAt(second.url)).toEqual(['mailbox'])
  // Undamaged data is still served.
  expect((await fetch(`${second.url}/health`)).status).toBe(200)
  await second.stop()

  writeFileSync(path, whole)
  const third = await startTestServer({ chains: {}, dataDir: first.dataDir })
  expect(await missingAt(third.url)).toEqual([])
})
