import { expect, it, vi } from 'vitest'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import type { Order } from '../../../onramp/createOrders.js'
import type { PayoutOptions } from '../../../onramp/Payout.js'
import { createPayout } from './createPayout.js'

it('the Solana payout does not fail an order whose transaction may still be mined, though it would fail now', async () => {
  const orders = { sign: vi.fn(async () => {}), finish: vi.fn(async () => {}) }
  let isValid = true
  const call = async (_chain: string, method: string) => {
    if (method === 'isBlockhashValid') return { value: isValid }
    if (method === 'getSignatureStatuses') return { value: [null] }
    throw new RpcFailure(-32_002, 'Transaction simulation failed: insufficient lamports', undefined)
  }
  const pay = createPayout({ orders, chains: { call }, faucetKeys: {} } as unknown as PayoutOptions)
  // One key, then the blockhash.
  const raw = Buffer.alloc(133).fill(1, 68, 69).toString('base64')
  const order = { id: 'a', chain: 'solana:1', raw, hash: 'sent' } as unknown as Order
  expect(await pay(order)).toBe(false)
  expect([orders.finish.mock.calls, orders.sign.mock.calls]).toEqual([[], []])
  isValid = false
  expect(await pay(order)).toBe(false)
  expect([orders.finish.mock.calls, orders.sign.mock.calls]).toEqual([[], [['a', undefined]]])
})
