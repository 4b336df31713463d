import { expect, it, vi } from 'vitest'
import type { RpcCall, RpcServices } from './RpcServices.js'
import { awaitTransaction } from './sendOperation.js'

it('ends after two minutes for an operation that no block takes, and says that it was sent', async () => {
  vi.useFakeTimers()
  let isOver = false
  const services = { executor: async () => ({ receipt: async () => undefined }) } as unknown as RpcServices
  const end = (): void => {
    isOver = true
  }
  const call = { signal: new AbortController().signal, waiting: () => end } as unknown as RpcCall
  const ended = expect(awaitTransaction(services, '0x12', call)).rejects.toMatchObject({
    code: -32603,
    message: 'The operation 0x12 was sent and is in no block yet',
  })
  await vi.advanceTimersByTimeAsync(119_000)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  await ended
  expect(isOver).toBe(true)
  vi.useRealTimers()
})
