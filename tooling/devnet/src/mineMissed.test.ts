import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { mineMissed } from './mineMissed.js'

/** Starts a chain with the given pool at each check. The last one stays. */
async function start(pools: readonly (readonly string[])[], isAutomine: boolean, refusals = 0) {
  const calls: string[] = []
  const looks = () => calls.filter((method) => method === 'txpool_content').length
  const answers: Readonly<Record<string, () => unknown>> = {
    txpool_content: () => {
      const hashes = pools[Math.min(looks(), pools.length) - 1] ?? []
      return { pending: { '0xa': Object.fromEntries(hashes.map((hash, nonce) => [nonce, { hash }])) }, queued: {} }
    },
    anvil_getAutomine: () => isAutomine,
    evm_mine: () => '0x0',
  }
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('')
    const { method } = JSON.parse(text) as { readonly method: string }
    calls.push(method)
    const isRefused = method === 'evm_mine' && refusals-- > 0
    const answer = isRefused ? { error: { code: -32603, message: 'busy' } } : { result: answers[method]?.() }
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const end = mineMissed(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 5)
  onTestFinished(() => {
    end()
    server.close()
  })
  const mined = () => calls.filter((method) => method === 'evm_mine').length
  const after = (count: number) => expect.poll(looks, { interval: 2 }).toBeGreaterThan(count)
  return { mined, after }
}

it('mineMissed mines a transaction that is pending for two checks, once, and again for later ones', async () => {
  const one = await start([['0x1'], ['0x1'], ['0x1'], ['0x1']], true)
  await one.after(8)
  expect(one.mined()).toBe(1)
  const two = await start([['0x1'], ['0x1'], [], ['0x2'], ['0x2']], true)
  await two.after(8)
  expect(two.mined()).toBe(2)
})

it('mineMissed tries again after a chain that did not mine', async () => {
  const busy = await start([['0x1']], true, 2)
  await busy.after(12)
  expect(busy.mined()).toBe(3)
})

it('mineMissed mines nothing that has left the pool by the next check, and nothing without automine', async () => {
  const quick = await start([['0x1'], ['0x2'], ['0x3'], []], true)
  await quick.after(8)
  expect(quick.mined()).toBe(0)
  const held = await start([['0x1']], false)
  await held.after(8)
  expect(held.mined()).toBe(0)
})
