import { type Hex, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it, vi } from 'vitest'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import type { Order } from '../../../onramp/createOrders.js'
import type { PayoutOptions } from '../../../onramp/Payout.js'
import { createPayout } from './createPayout.js'

const key = `0x${'11'.repeat(32)}` as const
const faucet = privateKeyToAccount(key)

/** A payout whose transaction with nonce 5 was already signed, and a chain that refuses it, by default because its nonce is too low. */
async function resume(answers: {
  readonly finalizedCount: Hex
  readonly receipts: readonly unknown[]
  readonly refusal?: string
}) {
  const raw = await faucet.signTransaction({
    chainId: 1,
    nonce: 5,
    gas: 21_000n,
    gasPrice: 1n,
    to: faucet.address,
    value: 1n,
  })
  const receipts = [...answers.receipts]
  const orders = { sign: vi.fn(async () => {}), finish: vi.fn(async () => {}) }
  const call = vi.fn(async (_chain: string, method: string, params: readonly unknown[]) => {
    if (method === 'eth_getTransactionReceipt') return receipts.length > 1 ? receipts.shift() : receipts[0]
    if (method === 'eth_sendRawTransaction')
      throw new RpcFailure(-32_000, answers.refusal ?? 'nonce too low', undefined)
    expect([method, params]).toEqual(['eth_getTransactionCount', [faucet.address, 'finalized']])
    return answers.finalizedCount
  })
  const chain = 'eip155:1'
  const pay = createPayout({ orders, chains: { call }, faucetKeys: { [chain]: key } } as unknown as PayoutOptions)
  const isSettled = await pay({ id: 'a', chain, raw, hash: keccak256(raw) } as unknown as Order)
  return { isSettled, orders }
}

it('the EVM payout signs again once another transaction has the nonce in a finalized block', async () => {
  const { isSettled, orders } = await resume({ finalizedCount: '0x6', receipts: [null] })
  expect(isSettled).toBe(false)
  expect(orders.sign.mock.calls).toEqual([['a', undefined]])
})

it.each([
  ['the nonce is used in recent blocks alone, maybe by the payout itself', { finalizedCount: '0x5', receipts: [null] }],
  [
    'a node lacks the funds: another one may have it from before, and the account pays for it',
    { finalizedCount: '0x5', receipts: [null], refusal: 'insufficient funds for gas * price + value' },
  ],
  ['a node that was asked later knows the payout', { finalizedCount: '0x6', receipts: [null, { status: '0x1' }] }],
] as const)('the EVM payout stays unchanged if %s', async (_, answers) => {
  const { isSettled, orders } = await resume(answers)
  expect(isSettled).toBe(false)
  expect(orders.sign).not.toHaveBeenCalled()
  expect(orders.finish).not.toHaveBeenCalled()
})

it.each([
  ['fails the order when the faucet is empty', -32_000, 'insufficient funds for transfer', 1],
  ['fails the order when the token refuses', 3, 'execution reverted: paused', 1],
  ['retries when a node fails', -32_603, 'internal error', 0],
  ['retries when a node is behind', -32_000, 'header not found', 0],
] as const)('the EVM payout %s before anything was signed', async (_, code, message, failed) => {
  const orders = { sign: vi.fn(async () => {}), finish: vi.fn(async () => {}) }
  const call = async () => {
    throw new RpcFailure(code, message, undefined)
  }
  const chain = 'eip155:1'
  const chains = { call, config: () => undefined }
  const pay = createPayout({ orders, chains, faucetKeys: { [chain]: key } } as unknown as PayoutOptions)
  const order = { id: 'a', chain, asset: 'native', address: faucet.address, quantity: '1', raw: null, hash: null }
  await pay(order as unknown as Order).catch(() => undefined)
  expect(orders.finish).toHaveBeenCalledTimes(failed)
  expect(orders.sign).not.toHaveBeenCalled()
})
