import { codeOf, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

/** Creates a request to send that the wallet has not answered. */
async function pending() {
  const signals: AbortSignal[] = []
  let answer = (_: string) => {}
  const ask = ({ signal }: { signal?: AbortSignal }) =>
    new Promise<string>((resolve) => {
      if (signal) signals.push(signal)
      answer = resolve
    })
  const engine = await createTestEngine({ eip155: { sendTransaction: ask, signMessage: ask } })
  await engine.connect('one')
  await engine.connect('two')
  engine.kit.setActive({ connectionId: 'eip155:one' })
  const sent = engine.kit.sendTransaction({ to: '0xC' })
  sent.catch(() => {})
  await flushPromises()
  return { ...engine, signals, sent, answer: (hash: string) => answer(hash) }
}

describe('requestWallet', () => {
  it('rejects with its own code when the wallet disconnects', async () => {
    const { one, sent, signals } = await pending()
    one.emit('eip155', { type: 'disconnected', reason: 'the extension was reloaded' })
    await expect(sent).rejects.toMatchObject({ code: 'transaction/maybeSent', cause: { code: 'connection/ended' } })
    expect(signals[0]?.aborted).toBe(true)
  })

  it('rejects when the user disconnects', async () => {
    const { kit, sent } = await pending()
    await kit.disconnect({ connectionId: 'eip155:one' })
    expect(await codeOf(sent)).toBe('transaction/maybeSent')
  })

  it('rejects when the kit is destroyed', async () => {
    const { kit, sent, ports } = await pending()
    kit.destroy()
    expect(await codeOf(sent)).toBe('transaction/maybeSent')
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it('continues when another wallet disconnects, the account changes or the same wallet connects again', async () => {
    const { kit, one, two, sent, connect, answer } = await pending()
    two.emit('eip155', { type: 'disconnected', reason: 'gone' })
    one.emit('eip155', { type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: '0xD', type: 'eoa' }] })
    await connect('one').catch(() => {})
    answer('0xhash')
    expect(await sent).toBe('0xhash')
    expect(kit.connections.getState().connections).toHaveLength(1)
  })

  it('emits a sent transaction even if the caller no longer waits', async () => {
    const { kit, events, sent, answer } = await pending()
    await kit.disconnect({ connectionId: 'eip155:one' })
    expect(await codeOf(sent)).toBe('transaction/maybeSent')
    answer('0xlate')
    await flushPromises()
    expect(events('transaction/sent')).toMatchObject([{ hash: '0xlate', networkId: 'eip155:1' }])
  })
})

describe('reads from a chain', () => {
  it('reject when the kit is destroyed', async () => {
    const never = () => new Promise<never>(() => {})
    const { kit, connect } = await createTestEngine({ eip155: { getBalance: never, waitForTransaction: never } })
    await connect('one')
    const reads = [kit.getBalance({}), kit.waitForTransaction({ hash: '0x1' })].map(codeOf)
    await flushPromises()
    kit.destroy()
    expect(await Promise.all(reads)).toEqual(['connection/aborted', 'connection/aborted'])
  })
})
