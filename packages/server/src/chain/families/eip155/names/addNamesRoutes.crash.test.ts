import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, it } from 'vitest'
import { nameRecord } from '../../../../contract/namesEndpoints.js'
import { requestJson } from '../../../../testing/requestJson.js'
import { signNameRequest } from '../../../../testing/signNameRequest.js'
import { startChildServer } from '../../../../testing/startChildServer.js'
import { sharedServices, temporaryDirectory } from '../../../../testing/startTestServer.js'

const signerCount = 8

it('the names API keeps every confirmed registration after kill -9, and never registers a name twice', async () => {
  const dataDir = temporaryDirectory()
  const shared = process.env['KIT_TEST_MODE'] === 'scaled' ? await sharedServices(dataDir, inject('scaled')) : {}
  const file = join(dataDir, 'config.json')
  writeFileSync(file, JSON.stringify({ chains: {}, rateLimits: { enabled: false }, ...shared }))
  const start = () => startChildServer(['--port', '0', '--data', dataDir, '--config', file])
  const signers = Array.from({ length: signerCount }, () => privateKeyToAccount(generatePrivateKey()))
  const register = async (url: string, index: number, name: string) =>
    requestJson(`${url}/v1/profile/account`, await signNameRequest(signers[index % signerCount] as never, { name }))

  const killed = await start()
  const answered = new Map<string, unknown>()
  const requested: string[] = []
  let next = 0
  /** Registers names, each requested by two signers concurrently, until the server is killed. */
  async function registerUntilKilled(): Promise<void> {
    for (;;) {
      const index = next++
      const name = `name${index}.kit.test`
      requested.push(name)
      const both = await Promise.allSettled([register(killed.url, index, name), register(killed.url, index + 1, name)])
      const won = both.flatMap((result) =>
        result.status === 'fulfilled' && result.value.status === 200 ? [result.value] : [],
      )
      expect(won.length).toBeLessThanOrEqual(1)
      if (won[0] !== undefined) answered.set(name, won[0].body)
      if (both.some(({ status }) => status === 'rejected')) return
    }
  }
  const traffic = Promise.all(Array.from({ length: 6 }, registerUntilKilled))
  await expect.poll(() => answered.size, { interval: 5 }).toBeGreaterThan(12)
  expect(await killed.end('SIGKILL')).toBe('SIGKILL')
  await traffic

  const { url } = await start()
  for (const [name, record] of answered) {
    expect(await requestJson(`${url}/v1/profile/account/${name}`)).toMatchObject({ status: 200, body: record })
  }
  const holders = await Promise.all(
    signers.map(async ({ address }) => {
      const { body } = await requestJson(`${url}/v1/profile/reverse/${address}?apiVersion=2`)
      return nameRecord
        .array()
        .parse(body)
        .map(({ name, addresses }) => ({ name, address: addresses['60']?.address, requested: address }))
    }),
  )
  const held = holders.flat()
  expect(new Set(held.map(({ name }) => name)).size).toBe(held.length)
  for (const { address, requested: of } of held) expect(address).toBe(of)
  // A pending registration is stored completely or not at all: then the name is still available.
  const pending = requested.filter((name) => !answered.has(name))
  for (const name of pending) {
    const isThere = held.some((record) => record.name === name)
    expect(await register(url, 0, name), name).toMatchObject({ status: isThere ? 400 : 200 })
  }
})
