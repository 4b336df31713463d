import { codeOf, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { connectWallet, missing, refuse } from '../testing/connectWallet.js'

const calls = [
  { to: '0xC', value: 1n },
  { to: '0xD', data: '0x12' as const },
]

describe('sendOneByOne', () => {
  it.each([
    ['the chain has none', {}],
    ['the wallet lacks the method', { sendCalls: missing }],
  ] as const)('sends calls one by one, in order, where %s', async (_, capabilities) => {
    const { kit, chain, sendTransaction } = await connectWallet(capabilities)
    const note = { kind: 'swap', transfers: [] }
    const id = await kit.sendCalls({ calls, note })
    expect(id).toMatch(/^kit:2:[\da-f]{32}$/)
    expect(sendTransaction.mock.calls).toMatchObject(calls.map((transaction) => [{ transaction }]))
    const { entries } = kit.journal.getState()
    expect(entries.filter((entry) => entry.note)).toMatchObject([{ hash: '0x2', note }])
    expect(await kit.getCallsStatus({ id })).toMatchObject({ status: 'pending', statusCode: 100, receipts: [] })
    chain.mine('0x1')
    await flushPromises()
    expect(await kit.getCallsStatus({ id })).toMatchObject({ status: 'pending', receipts: [{ hash: '0x1' }] })
    const ended = kit.waitForCalls({ id })
    chain.mine('0x2')
    expect(await ended).toMatchObject({
      id,
      networkId: 'eip155:1',
      status: 'success',
      statusCode: 200,
      isAtomic: false,
      receipts: [{ hash: '0x1' }, { hash: '0x2' }],
    })
  })

  it('stops when the user declines one of them, and keeps what was sent', async () => {
    const { kit, chain, sendTransaction } = await connectWallet()
    sendTransaction.mockImplementationOnce(async () => '0x1').mockImplementationOnce(refuse)
    const id = await kit.sendCalls({ calls: [...calls, ...calls] })
    expect(sendTransaction).toHaveBeenCalledTimes(2)
    chain.mine('0x1')
    await flushPromises()
    expect(await kit.getCallsStatus({ id })).toMatchObject({ status: 'partlyReverted', statusCode: 600 })
  })

  it('rejects when the user declines the first', async () => {
    const { kit, sendTransaction } = await connectWallet()
    sendTransaction.mockImplementation(refuse)
    expect(await codeOf(kit.sendCalls({ calls }))).toBe('connection/rejected')
    expect(sendTransaction).toHaveBeenCalledTimes(1)
    expect(kit.journal.getState().entries).toEqual([])
  })
})
