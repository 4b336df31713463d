import { codeOf, createFakePorts, createTestEngine } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { KitError } from '../error/KitError.js'
import { connectWallet } from '../testing/connectWallet.js'
import { createChain } from '../testing/createChain.js'

const calls = [
  { to: '0xC', value: 1n },
  { to: '0xD', data: '0x12' as const },
]

describe('findBundle', () => {
  it.each([
    [['success', 'reverted'], 'partlyReverted', 600],
    [['reverted', 'reverted'], 'reverted', 500],
  ] as const)('returns the status of calls that are %j as %s', async (fates, status, statusCode) => {
    const { kit, chain } = await connectWallet()
    const id = await kit.sendCalls({ calls })
    fates.forEach((fate, at) => {
      chain.mine(`0x${at + 1}`, { status: fate })
    })
    expect(await kit.waitForCalls({ id })).toMatchObject({ status, statusCode })
  })

  it('returns pending while a wallet prompt for another call is open', async () => {
    const { kit, chain, sendTransaction } = await connectWallet()
    let answer = (_: string) => {}
    const open = new Promise<string>((resolve) => {
      answer = resolve
    })
    sendTransaction.mockImplementationOnce(async () => '0x1').mockImplementationOnce(() => open)
    const sent = kit.sendCalls({ calls })
    await vi.waitUntil(() => kit.journal.getState().entries.length === 1)
    const id = kit.journal.getState().entries[0]?.bundle?.callsId ?? ''
    chain.mine('0x1')
    await vi.waitUntil(() => kit.journal.getState().entries[0]?.status === 'success')
    expect(await kit.getCallsStatus({ id })).toMatchObject({ status: 'pending', statusCode: 100 })
    answer('0x2')
    expect(await sent).toBe(id)
  })

  it('returns pending while one of the calls may have been sent', async () => {
    const { kit, chain, sendTransaction } = await connectWallet()
    sendTransaction
      .mockImplementationOnce(async () => '0x1')
      .mockImplementationOnce(async () => {
        throw new KitError('wallet/disconnected', { shortMessage: 'Gone.' })
      })
    const id = await kit.sendCalls({ calls })
    chain.mine('0x1')
    await vi.waitUntil(() => kit.journal.getState().entries[0]?.status === 'success')
    expect(await kit.getCallsStatus({ id })).toMatchObject({ status: 'pending', statusCode: 100 })
  })

  it('finds calls that were sent one by one by the previous page', async () => {
    const ports = createFakePorts()
    const before = await connectWallet({}, ports)
    const id = await before.kit.sendCalls({ calls })
    before.kit.destroy()
    const chain = createChain()
    const { kit, one } = await createTestEngine({ eip155: chain.capabilities, ports })
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    expect(await kit.getCallsStatus({ id })).toMatchObject({ status: 'pending' })
    chain.mine('0x1')
    chain.mine('0x2')
    expect(await kit.waitForCalls({ id })).toMatchObject({
      status: 'success',
      receipts: [{ hash: '0x1' }, { hash: '0x2' }],
    })
  })

  it('rejects with a typed error for unknown calls', async () => {
    const { kit } = await connectWallet()
    expect(await codeOf(kit.getCallsStatus({ id: `kit:2:${'0'.repeat(32)}` }))).toBe('transaction/invalid')
    expect(await codeOf(kit.getCallsStatus({ id: '0x1d' }))).toBe('adapter/unsupported')
  })
})
