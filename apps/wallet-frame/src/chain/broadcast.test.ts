import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RpcFailure } from '../failure/RpcFailure.js'
import { broadcast } from './broadcast.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const hash = '0xabc'
const fetchFailed = () => new TypeError('Failed to fetch')
const node = (code: number, message: string) => Object.assign(new Error('RPC failed', { cause: { code, message } }))
const http = (status: number) => Object.assign(new Error('HTTP request failed.'), { status })

/** A node that answers each attempt as scripted, the last way from then on; `has`: after how many lookups it has the transaction. */
function start(answers: readonly (string | (() => Error))[], has: boolean | (() => Error) = false) {
  const stop = new AbortController()
  const seen = { sent: 0, looks: 0, waiting: 0 }
  const tries: number[] = []
  const beganMs = performance.now()
  const done = broadcast(
    {
      hash,
      async send() {
        const answer = answers[Math.min(seen.sent, answers.length - 1)] ?? hash
        seen.sent += 1
        tries.push(performance.now() - beganMs)
        if (typeof answer !== 'string') throw answer()
        return answer
      },
      async find() {
        seen.looks += 1
        if (typeof has === 'function') throw has()
        return has
      },
    },
    {
      signal: stop.signal,
      waiting() {
        seen.waiting += 1
        return () => {
          seen.waiting -= 1
        }
      },
    },
  )
  // Handled here, so that it can be awaited later.
  done.catch(() => undefined)
  return { seen, stop, tries, done }
}

const reportedOf = {
  code: 4901,
  data: { transactionHash: hash },
  message: expect.stringContaining(`${hash} may have been`),
}

it('broadcast sends once when the node responds, and stops keeping the page waiting', async () => {
  const { seen, done } = start([hash])
  await done
  expect(seen).toEqual({ sent: 1, looks: 0, waiting: 0 })
})

it.each([
  ['did not respond', fetchFailed],
  ['is not available', () => http(503)],
  ['is rate limited', () => http(429)],
  ['has an internal error', () => node(-32603, 'internal error')],
  ['is behind', () => node(-32005, 'Node is behind by 42 slots')],
])('broadcast retries with growing delays until a node that %s has it', async (_, failure) => {
  const { seen, tries, done } = start([failure, failure, failure, hash])
  await vi.advanceTimersByTimeAsync(60_000)
  await done
  expect(tries).toEqual([0, 250, 750, 1750])
  expect(seen).toEqual({ sent: 4, looks: 0, waiting: 0 })
})

it.each([
  'already known',
  'transaction already imported',
  'known transaction: abc',
  'User operation already present in mempool',
  'Transaction simulation failed: This transaction has already been processed',
])('broadcast interprets the node message %j', async (message) => {
  const { seen, done } = start([fetchFailed, () => node(-32000, message)])
  await vi.advanceTimersByTimeAsync(1000)
  await done
  expect(seen).toMatchObject({ sent: 2, looks: 0 })
})

it('broadcast succeeds if the transaction is already in a block: its own nonce is used up', async () => {
  const { seen, done } = start([fetchFailed, () => node(-32000, 'nonce too low')], true)
  await vi.advanceTimersByTimeAsync(1000)
  await done
  expect(seen).toMatchObject({ sent: 2, looks: 1 })
})

it.each([
  ['nonce used by another transaction', () => node(-32000, 'nonce too low')],
  ['insufficient funds', () => node(-32003, 'insufficient funds')],
  ['unknown transaction type', () => node(-32000, 'unknown transaction type')],
  ['project not allowed', () => http(401)],
  ['unknown Solana blockhash', () => new RpcFailure(-32003, 'Blockhash not found')],
])('broadcast rejects immediately with the refusal of the node: %s', async (_, failure) => {
  const { seen, done } = start([failure])
  await expect(done).rejects.toEqual(failure())
  expect(seen).toEqual({ sent: 1, looks: 1, waiting: 0 })
})

it('broadcast rejects with the hash of a transaction that may have been sent if no node responds within seconds', async () => {
  const { seen, tries, done } = start([fetchFailed], fetchFailed)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(done).rejects.toMatchObject(reportedOf)
  expect(tries).toEqual([0, 250, 750, 1750, 3750, 7750])
  expect(seen).toEqual({ sent: 6, looks: 1, waiting: 0 })
})

it.each([
  ['is refused after an attempt with an unknown result', [fetchFailed, () => node(-32000, 'nonce too low')]],
  ['gets a response with another hash', ['0xdef']],
])('broadcast reports that the transaction may have been sent if it %s', async (_, answers) => {
  const { done } = start(answers)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(done).rejects.toMatchObject(reportedOf)
})

it('broadcast succeeds if the network shows the transaction in the end, though no node confirmed it', async () => {
  const { done } = start([fetchFailed], true)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(done).resolves.toBeUndefined()
})

it('broadcast does not report that a transaction may have been sent if every node refused it', async () => {
  const { done } = start([() => http(429)])
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(done).rejects.toMatchObject({ status: 429 })
})

it('broadcast starts no retry after ten seconds when each attempt is slow', async () => {
  const slow = vi.fn(() => new Promise<never>((_, reject) => setTimeout(() => reject(fetchFailed()), 4000)))
  const call = { signal: new AbortController().signal, waiting: () => () => undefined }
  const done = broadcast({ hash, send: slow, find: async () => false }, call)
  done.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(done).rejects.toMatchObject(reportedOf)
  // At 0, 4.25 and 8.75 s.
  expect(slow).toHaveBeenCalledTimes(3)
})

it('broadcast stops when the page aborts, and reports what is known', async () => {
  const { seen, stop, done } = start([fetchFailed], fetchFailed)
  await vi.advanceTimersByTimeAsync(300)
  expect(seen.sent).toBe(2)
  stop.abort(new Error('Request was aborted'))
  await expect(done).rejects.toMatchObject(reportedOf)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen).toEqual({ sent: 2, looks: 1, waiting: 0 })
})

it('broadcast sends nothing if already aborted', async () => {
  let sent = 0
  const signal = AbortSignal.abort(new Error('Request was aborted'))
  const send = async () => (sent += 1)
  const done = broadcast({ hash, send, find: async () => false }, { signal, waiting: () => () => undefined })
  await expect(done).rejects.toThrow('Request was aborted')
  expect(sent).toBe(0)
})
