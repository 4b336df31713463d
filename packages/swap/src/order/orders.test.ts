import { decodeFunctionData, type Hex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeAbi, decodeOpen, openedLog, settlerAbi } from '../testing/settlerWords.js'
import type { CrossChainOrder, NodeRequest } from './CrossChainOrder.js'
import { findOrder } from './findOrder.js'
import { planOrder } from './planOrder.js'
import { readOrder } from './readOrder.js'

const hex = (byte: string): Hex => `0x${byte.repeat(20)}`
const [account, settler, target, token, thief] = [hex('a1'), hex('5e'), hex('7a'), hex('c0'), hex('66')]
const order: CrossChainOrder = {
  networkId: 'eip155:31337',
  account,
  settler,
  token: undefined,
  amount: 1001n,
  target: { networkId: 'eip155:31338', settler: target, token: undefined, amount: 1000n },
  nonce: 7n,
  expiresAtMs: 1_764_175_850_999,
}

describe('planOrder', () => {
  it('encodes what is deposited, the recipient, the destination and the deadline, and nothing else', () => {
    const call = planOrder(order)
    expect(call).toMatchObject({ to: settler, value: 1001n })
    const opened = decodeOpen(call.data)
    expect(opened.order.fillDeadline).toBe(1_764_175_850)
    expect(opened.decoded).toEqual({
      sender: pad(account),
      recipient: pad(account),
      inputToken: pad('0x'),
      outputToken: pad('0x'),
      amountIn: 1001n,
      amountOut: 1000n,
      senderNonce: 7n,
      originDomain: 31337,
      destinationDomain: 31338,
      destinationSettler: pad(target),
      fillDeadline: 1_764_175_850,
      data: '0x',
    })
  })

  it('sends no native currency for an order of a token', () => {
    const call = planOrder({ ...order, token, target: { ...order.target, token: thief } })
    expect(call.value).toBe(0n)
    expect(decodeOpen(call.data).decoded).toMatchObject({ inputToken: pad(token), outputToken: pad(thief) })
  })
})

describe('findOrder', () => {
  const call = { settler, account, hash: '0x9a', decodeAbi }
  const { data } = planOrder(order)
  const log = (more: { readonly address?: string; readonly user?: string } = {}) =>
    openedLog({ address: settler, user: account, data, ...more })
  const nodeOf =
    (receipt: unknown): NodeRequest =>
    async () =>
      receipt

  it('returns the order of the account at the settler, with the call to refund it', async () => {
    const logs = [{}, log({ address: thief }), log({ user: thief }), log()]
    const found = await findOrder(nodeOf({ logs }), call)
    expect(found).toMatchObject({ id: pad('0x1d'), expiresAtMs: 1_764_175_850_000, refund: { to: settler } })
    const { args, functionName } = decodeFunctionData({ abi: settlerAbi, data: found?.refund.data as Hex })
    expect([functionName, args]).toEqual(['refund', [[decodeOpen(data).order]]])
  })

  it('returns undefined without such an event, or if it can’t be decoded', async () => {
    expect(await findOrder(nodeOf({ logs: [log({ address: thief }), log({ user: thief })] }), call)).toBeUndefined()
    const whole = log()
    for (const broken of ['0x', '0x1234', whole.data.slice(0, 600), `0x${'f'.repeat(2000)}`, 7])
      expect(await findOrder(nodeOf({ logs: [{ ...whole, data: broken }, null, 7] }), call)).toBeUndefined()
    expect(await findOrder(nodeOf({ logs: 'no list' }), call)).toBeUndefined()
  })

  it('rejects if the node does not know the transaction', async () => {
    await expect(findOrder(nodeOf(null), call)).rejects.toMatchObject({ code: 'rpc/failed' })
  })
})

describe('readOrder', () => {
  const read = (word: unknown) => {
    const requested: (readonly unknown[])[] = []
    const ask: NodeRequest = async (method, ...params) => {
      requested.push(params)
      return method === 'eth_call' ? word : { number: '0x5', timestamp: '0x64' }
    }
    return { requested, answer: readOrder(ask, { settler, id: '0x1d' }) }
  }
  const text = (status: string) =>
    `0x${[...status]
      .map((sign) => sign.charCodeAt(0).toString(16))
      .join('')
      .padEnd(64, '0')}`

  it.each([
    ['OPENED', 'opened'],
    ['FILLED', 'filled'],
    ['SETTLED', 'settled'],
    ['REFUNDED', 'refunded'],
    ['', 'unknown'],
    ['WHATEVER', 'unknown'],
  ])('returns the status at the settler and the time of the same block: %s', async (word, status) => {
    const { requested, answer } = read(text(word))
    expect(await answer).toEqual({ status, nowMs: 100_000 })
    expect(requested[1]?.[1]).toBe('0x5')
  })

  it('rejects if there is no settler', async () => {
    await expect(read('0x').answer).rejects.toMatchObject({ code: 'rpc/failed' })
  })
})
