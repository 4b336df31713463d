import { codeOf, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import type { Capabilities } from '../adapter/Capabilities.js'
import { failing, failure, mark, note, searchable } from '../testing/failingWallet.js'

const transaction = { to: '0xC', value: 5n }

/** A request to send whose answer the test decides. */
async function start(capabilities: Capabilities = {}) {
  const engine = await failing(failure('wallet/failed'), { capabilities })
  let [resolve, reject] = [(_: unknown) => {}, (_: unknown) => {}]
  const answer = new Promise<unknown>((...settle) => {
    ;[resolve, reject] = settle
  })
  const record = (fields: Partial<Parameters<typeof engine.kit.recordSend>[0]> = {}) =>
    engine.kit.recordSend({ ask: () => answer, transaction, note, ...fields })
  return { ...engine, record, resolve, reject, entries: () => engine.kit.journal.getState().entries }
}

describe('kit.recordSend', () => {
  it('adds what the wallet sent to the journal', async () => {
    const { entries, events, record, requests, resolve } = await start()
    const recorded = record()
    resolve('0xsent')
    await recorded
    expect(entries()).toMatchObject([{ hash: '0xsent', address: '0xA', networkId: 'eip155:1', note }])
    expect(events('transaction/sent')).toMatchObject([{ hash: '0xsent' }])
    expect(requests()).toEqual([])
  })

  it('lists a request that failed without proof, with the position of the account before it', async () => {
    const { capabilities, searches } = searchable()
    const { entries, record, reject, requests } = await start(capabilities)
    const recorded = record()
    await flushPromises()
    reject({ code: -32603, message: 'Internal error' })
    await recorded
    expect(requests()).toMatchObject([{ address: '0xA', networkId: 'eip155:1', sent: transaction, mark: mark, note }])
    expect(searches).toEqual([{ address: '0xA', mark: mark, sent: transaction }])
    expect(entries()).toEqual([])
  })

  it('adds a transaction that the chain has to the journal, although the wallet failed', async () => {
    const { capabilities } = searchable(['0xfound'])
    const { entries, record, reject, requests } = await start(capabilities)
    reject(new Error('Connection lost'))
    await record()
    expect(entries()).toMatchObject([{ hash: '0xfound', note }])
    expect(requests()).toEqual([])
  })

  it.each([
    ['a user who rejects it', { code: 4001, message: 'No.' }],
    ['a wallet that lacks the method', { code: -32601, message: 'No.' }],
    ['a wallet that may not be asked', { code: 4100, message: 'No.' }],
  ])('records nothing after the refusal of %s', async (_, error) => {
    const { entries, record, reject, requests } = await start()
    reject(error)
    await record()
    expect([entries(), requests()]).toEqual([[], []])
  })

  it.each([
    ['text that is no hash', 'not a hash'],
    ['nothing', undefined],
    ['an endless text', 'x'.repeat(201)],
  ])('lists a request that the wallet answered with %s', async (_, answer) => {
    const { entries, record, resolve, requests } = await start()
    resolve(answer)
    await record()
    expect(entries()).toEqual([])
    expect(requests()).toMatchObject([{ sent: transaction }])
  })

  it('lists failed calls by the ID of the page, and records sent ones by the ID of the wallet', async () => {
    const failed = await start()
    failed.reject(new Error('Connection lost'))
    await failed.record({ calls: { id: '0xpage' }, transaction: undefined as never })
    expect(failed.requests()).toMatchObject([{ callsId: '0xpage' }])
    const sent = await start()
    sent.resolve('0xcalls')
    await sent.record({ calls: { id: undefined }, transaction: undefined as never })
    expect(sent.entries()).toMatchObject([{ callsId: '0xcalls' }])
  })

  it("rejects for an account that isn't connected, without asking the wallet", async () => {
    const { record, requests } = await start()
    const ask = vi.fn(async () => '0xsent')
    expect(await codeOf(record({ address: '0xZ', ask }))).toBe('account/notFound')
    expect(ask).not.toHaveBeenCalled()
    expect(requests()).toEqual([])
  })
})
