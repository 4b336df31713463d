import { expect, it, vi } from 'vitest'
import type { RpcCall, RpcServices } from './RpcServices.js'
import { awaitTransaction } from './sendOperation.js'

it('sendOperation times out after two minutes if no block includes the operation, and reports that it may have been sent', async () => {
  vi.useFakeTimers()
  let isResolved = false
  const services = { executor: async () => ({ receipt: async () => undefined }) } as unknown as RpcServices
  const end = (): void => {
    isResolved = true
  }
  const call = { signal: new AbortController().signal, waiting: () => end } as unknown as RpcCall
  const ended = expect(awaitTransaction(services, '0x12', call)).rejects.toMatchObject({
    code: 4901,
    data: { operationHash: '0x12' },
    message: 'The transaction of the user operation 0x12 may have been sent: it is not in a block yet',
  })
  await vi.advanceTimersByTimeAsync(119_000)
  expect(isResolved).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  await ended
  expect(isResolved).toBe(true)
  vi.useRealTimers()
})
