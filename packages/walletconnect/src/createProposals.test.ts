import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createProposals } from './createProposals.js'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Proposals whose wallet responds when the test says so. */
function createBench(lifeMs = 240_000) {
  const clock = createFakeClock()
  const proposed: {
    readonly requested: unknown
    readonly signal: AbortSignal
    answer(session: unknown): void
  }[] = []
  const unwanted: unknown[] = []
  const proposals = createProposals({
    clock,
    lifeMs,
    propose: (requested, signal, onUri) =>
      new Promise((resolve, reject) => {
        proposed.push({ requested, signal, answer: resolve })
        onUri(`wc:${proposed.length}`)
        signal.addEventListener('abort', () => reject(new Error('withdrawn')))
      }),
    mayLinger: () => true,
    onUnwanted: (session) => unwanted.push(session),
    onEnd: () => {},
  })
  /** A caller that pairs, gets the link, and may abort. */
  async function visit(requested: unknown = 'evm') {
    const leaving = new AbortController()
    const uris: string[] = []
    const done = proposals.take(requested, { signal: leaving.signal, onUri: (uri) => uris.push(uri) }).then(
      (session) => session,
      (error) => error.code ?? error.message,
    )
    await settle()
    return {
      uris,
      done,
      async leave() {
        leaving.abort(new Error('went back'))
        await settle()
      },
    }
  }
  return { clock, proposed, unwanted, proposals, visit }
}

describe('createProposals', () => {
  it('reuses an abandoned proposal for the same request, so that a wallet which shows it can still respond', async () => {
    const { proposed, unwanted, visit } = createBench()
    const first = await visit()
    await first.leave()
    expect(await first.done).toBe('connection/aborted')
    const second = await visit()
    expect(second.uris).toEqual(first.uris)
    expect(proposed).toHaveLength(1)
    proposed[0]?.answer('session')
    expect(await second.done).toBe('session')
    expect(unwanted).toEqual([])
  })

  it('withdraws an abandoned proposal after a minute, or when something else is requested', async () => {
    const { clock, proposed, proposals, visit } = createBench()
    await (await visit()).leave()
    clock.advance(59_000)
    await (await visit()).leave()
    clock.advance(59_000)
    expect(proposed.map(({ signal }) => signal.aborted)).toEqual([false])
    clock.advance(1_000)
    await settle()
    expect(proposed.map(({ signal }) => signal.aborted)).toEqual([true])
    expect(proposals.count()).toBe(0)
    await (await visit()).leave()
    const other = await visit('solana')
    expect(proposed.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    expect(other.uris).toEqual(['wc:3'])
  })

  it('withdraws an abandoned proposal when its link is valid for less than another minute', async () => {
    const { clock, proposed, visit } = createBench(240_000)
    const visitor = await visit()
    clock.advance(180_000)
    expect(proposed[0]?.signal.aborted).toBe(false)
    await visitor.leave()
    expect(proposed[0]?.signal.aborted).toBe(true)
    const short = createBench(30_000)
    await (await short.visit()).leave()
    expect(short.proposed[0]?.signal.aborted).toBe(true)
  })

  it('passes on a session to be ended when a wallet accepts an abandoned proposal', async () => {
    const { proposed, unwanted, proposals, visit } = createBench()
    await (await visit()).leave()
    proposed[0]?.answer('session')
    await settle()
    expect(unwanted).toEqual(['session'])
    expect(proposals.count()).toBe(0)
    expect((await visit()).uris).toEqual(['wc:2'])
  })

  it('gives a concurrent caller its own link', async () => {
    const { visit } = createBench()
    const [one, two] = [await visit(), await visit()]
    expect([one.uris, two.uris]).toEqual([['wc:1'], ['wc:2']])
  })

  it('leaves no timer behind', async () => {
    const { clock, proposals, proposed, visit } = createBench()
    await visit()
    await (await visit('solana')).leave()
    proposals.withdrawAbandoned()
    proposed[0]?.answer('session')
    await settle()
    expect([proposals.count(), clock.pendingCount()]).toEqual([0, 0])
  })
})
