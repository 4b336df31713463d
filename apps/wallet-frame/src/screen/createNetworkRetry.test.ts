import { KitError } from '@kit/core'
import { type Hex, keccak256 } from 'viem'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createRpc } from '../../test/createRpc.js'
import { ApiFailure } from '../failure/ApiFailure.js'
import { createNetworkRetry } from './createNetworkRetry.js'
import type { Screen } from './Screen.js'

const fetchFailed = new TypeError('Failed to fetch')
const unreachable = { name: 'ApiFailure', status: 0, field: 'network' }

/** A user who is shown `reported` times that the network is down, and then does `act`. */
function start(act: () => Promise<unknown> = async () => true) {
  const seen = { reported: 0, waits: 0, ended: 0 }
  const ask = (async () => {
    seen.reported += 1
    return act()
  }) as Screen['ask']
  const stop = new AbortController()
  const context = {
    signal: stop.signal,
    waiting() {
      seen.waits += 1
      return () => {
        seen.ended += 1
      }
    },
  }
  return { context, reach: createNetworkRetry({ ask }), seen, stop }
}

/** Work that fails this many times because the network is down. */
function work(failures: number, error: unknown = fetchFailed) {
  let runs = 0
  const run = async (): Promise<string> => {
    runs += 1
    if (runs <= failures) throw error
    return 'done'
  }
  return { run, runs: () => runs }
}

it('createNetworkRetry shows each time that the network is down, and retries until it is back', async () => {
  const { context, reach, seen } = start()
  const { run, runs } = work(2)
  expect(await reach(run, context)).toBe('done')
  expect(runs()).toBe(3)
  // The page waits exactly while the user is deciding.
  expect(seen).toEqual({ reported: 2, waits: 2, ended: 2 })
})

it('createNetworkRetry does not offer a retry after other failures', async () => {
  const { context, reach, seen } = start()
  await expect(reach(work(1, new ApiFailure(404, 'keyId', '')).run, context)).rejects.toMatchObject({ status: 404 })
  expect(seen.reported).toBe(0)
})

it('createNetworkRetry never repeats an action that must run once', async () => {
  const { context, reach, seen } = start()
  const { run, runs } = work(1)
  await expect(reach(run, context, () => false)).rejects.toMatchObject(unreachable)
  expect([runs(), seen.reported]).toEqual([1, 0])
})

it('createNetworkRetry ends when the user cancels and when the page aborts the request', async () => {
  const given = start(async () => Promise.reject(new KitError('connection/rejected', { shortMessage: 'no' })))
  await expect(given.reach(work(9).run, given.context)).rejects.toMatchObject({ code: 'connection/rejected' })
  const { context, reach, seen, stop } = start()
  const run = async () => {
    stop.abort(new Error('Request was aborted'))
    throw fetchFailed
  }
  await expect(reach(run, context)).rejects.toThrow('Request was aborted')
  expect(seen.reported).toBe(0)
})

it('createNetworkRetry rejects to the page when even the texts failed to load', async () => {
  const { context, reach } = start(async () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  await expect(reach(work(1).run, context)).rejects.toMatchObject(unreachable)
})

it('createNetworkRetry prompts again for an approval that could not be shown, but not for a given one', async () => {
  const { reach, seen } = start()
  let decided = 0
  let unlocked = 0
  const { ask } = createRpc({
    reach,
    screen: {
      async decide() {
        decided += 1
        if (decided === 1) throw new TypeError('Failed to fetch dynamically imported module')
      },
    },
    async unlock() {
      unlocked += 1
      if (unlocked === 1) throw new ApiFailure(0, 'network', '')
    },
  })
  const signer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(await ask('personal_sign', ['0x6869', signer])).toMatch(/^0x[0-9a-f]{130}$/)
  expect({ decided, unlocked, reported: seen.reported }).toEqual({ decided: 2, unlocked: 2, reported: 2 })
})

it('createNetworkRetry offers one retry of a transaction, resends the same bytes, then reports that it may have been sent', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { reach, seen } = start()
  let decided = 0
  const sent = new Set<string>()
  let tries = 0
  const { ask } = createRpc({
    reach,
    screen: {
      async decide() {
        decided += 1
      },
    },
    clientOf: () =>
      ({
        request: async () => Promise.reject(new Error('not offered')),
        call: async () => ({}),
        estimateGas: async () => 21_000n,
        estimateFeesPerGas: async () => ({ maxFeePerGas: 2n, maxPriorityFeePerGas: 1n }),
        getTransactionCount: async () => 7,
        async sendRawTransaction({ serializedTransaction }: { readonly serializedTransaction: string }) {
          sent.add(serializedTransaction)
          tries += 1
          throw fetchFailed
        },
      }) as never,
  })
  const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const requested = ask('eth_sendTransaction', [{ from, to, value: '0x1' }])
  requested.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(requested).rejects.toMatchObject({
    code: 4901,
    data: { transactionHash: keccak256([...sent][0] as Hex) },
  })
  expect([decided, seen.reported, sent.size, tries]).toEqual([1, 0, 1, 6])
})
