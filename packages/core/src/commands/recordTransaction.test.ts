import { codeOf, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { createChain } from '../testing/createChain.js'

const note = { kind: 'approve', transfers: [] }

async function start() {
  const chain = createChain()
  const engine = await createTestEngine({ eip155: chain.capabilities as never })
  await engine.connect('one', ['0xA', '0xB'])
  await vi.dynamicImportSettled()
  return { chain, ...engine, entries: () => engine.kit.journal.getState().entries }
}

describe('kit.recordTransaction', () => {
  it('adds a transaction of the active account, and follows it until it is mined', async () => {
    const { chain, entries, events, kit } = await start()
    await kit.recordTransaction({ hash: '0xother' })
    const sent = { hash: '0xother', address: '0xA', networkId: kit.active.getState().network?.id }
    expect(entries()).toMatchObject([{ ...sent, status: 'pending' }])
    expect(events('transaction/sent')).toMatchObject([{ hash: '0xother' }])
    chain.mine('0xother')
    await flushPromises()
    expect(entries()).toMatchObject([{ ...sent, status: 'success' }])
    expect(events('transaction/mined')).toHaveLength(1)
  })

  it('adds the note to a transaction that is already recorded, also after it is mined, with one event', async () => {
    const { chain, entries, events, kit } = await start()
    await kit.recordTransaction({ hash: '0xother' })
    chain.mine('0xother')
    await flushPromises()
    await kit.recordTransaction({ hash: '0xother', note })
    expect(entries()).toMatchObject([{ hash: '0xother', status: 'success', note }])
    expect(events('transaction/sent')).toHaveLength(1)
  })

  it('records calls that the wallet sent as one by their ID, of the account that is named', async () => {
    const { entries, kit } = await start()
    await kit.recordTransaction({ callsId: '0x1d', address: '0xB' })
    expect(entries()).toMatchObject([{ callsId: '0x1d', hash: '0x1d', address: '0xB' }])
  })

  it.each([
    ['a hash with spaces', { hash: 'not a hash' }, 'transaction/invalid'],
    ['a missing hash', {} as { hash: string }, 'transaction/invalid'],
    ['an endless hash', { hash: 'x'.repeat(201) }, 'transaction/invalid'],
    ["an account that isn't connected", { hash: '0x1', address: '0xC' }, 'account/notFound'],
    [
      'a network of another chain family',
      { hash: '0x1', namespace: 'eip155', networkId: 'solana:1' } as const,
      'network/mismatch',
    ],
  ])('rejects %s, and records nothing', async (_, options, code) => {
    const { entries, kit } = await start()
    expect(await codeOf(kit.recordTransaction(options))).toBe(code)
    expect(entries()).toEqual([])
  })
})
