import { codeOf, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { KitError } from '../error/KitError.js'

const one = { connectorId: 'one', connectorType: 'ANNOUNCED', namespace: 'eip155' }

/** Connects a wallet that answers when the test tells it to. */
async function connected() {
  const answers: { resolve(answer: string): void; reject(error: unknown): void }[] = []
  const ask = () => new Promise<never>((resolve, reject) => answers.push({ resolve: resolve as never, reject }))
  const engine = await createTestEngine({
    eip155: { sendTransaction: ask, signMessage: ask, signTypedData: ask, transfer: ask, switchNetwork: ask },
  })
  await engine.connect('one')
  return { ...engine, requests: engine.kit.walletRequests.getState, answers }
}

describe('walletRequests', () => {
  it('lists a connect until the wallet answers', async () => {
    const { kit, one: wallet } = await createTestEngine()
    const requests = kit.walletRequests.getState
    const done = kit.connect({ connectorId: 'one' })
    await flushPromises()
    expect(requests()).toEqual([one])
    wallet.answer({ eip155: wallet.session('eip155', ['0xA'], 'eip155:1') })
    await done
    expect(requests()).toEqual([])
  })

  it('drops a connect that was canceled, even while the wallet still prompts', async () => {
    const { kit } = await createTestEngine()
    const done = kit.connect({ connectorId: 'one' })
    await flushPromises()
    kit.cancelConnect()
    expect(await codeOf(done)).toBe('connection/aborted')
    expect(kit.walletRequests.getState()).toEqual([])
  })

  it.each([
    ['signMessage', (kit) => kit.signMessage({ message: 'Hello' })],
    [
      'signTypedData',
      (kit) => kit.signTypedData({ typedData: { types: { A: [] }, primaryType: 'A', domain: {}, message: {} } }),
    ],
    ['sendTransaction', (kit) => kit.sendTransaction({ to: '0xC' })],
    ['sendCalls', (kit) => kit.sendCalls({ calls: [{ to: '0xC' }] })],
    ['switchNetwork', (kit) => kit.switchNetwork({ networkId: 'eip155:2' })],
  ] as readonly (readonly [string, (kit: Awaited<ReturnType<typeof connected>>['kit']) => Promise<unknown>])[])(
    'lists %s until the wallet answers or rejects',
    async (_, request) => {
      const { kit, requests, answers } = await connected()
      const done = request(kit)
      await flushPromises()
      expect(requests()).toEqual([one])
      answers[0]?.reject(new KitError('connection/rejected', { shortMessage: 'User rejected.' }))
      await codeOf(done)
      expect(requests()).toEqual([])
    },
  )

  it('lists a request for another network from its switch to the answer', async () => {
    const { kit, requests, answers } = await connected()
    const counts: number[] = []
    const done = kit.signMessage({ message: 'Hello', networkId: 'eip155:2' })
    await flushPromises()
    kit.walletRequests.subscribe(() => counts.push(requests().length))
    answers[0]?.resolve('eip155:2')
    await flushPromises()
    expect(requests().length).toBeGreaterThan(0)
    expect(counts).not.toContain(0)
    answers[1]?.resolve('0xsigned')
    await done
    expect(requests()).toEqual([])
  })
})
