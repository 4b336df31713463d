import fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { TestEngine } from './createTestEngine.js'
import { settle } from './settle.js'

/** A feature whose service answers when the test says so. */
export type ScopeWorld = Pick<TestEngine, 'kit' | 'one'> & {
  /** What the feature can be asked for, and changes of its own that end what it shows. Rejections are expected. */
  readonly asks: readonly (() => unknown)[]
  /** Answers that wait, the oldest first. */
  readonly waiting: (() => void)[]
  /** What is shown now that does not belong to the account and the network. */
  strays(inUse: { readonly address: string; readonly networkId: string }): readonly unknown[]
  /** Whether an answer is shown. A walk on which none ever is proves nothing. */
  isAnswered(): boolean
}

/** Two accounts that the test takes into use in turn. */
export const scopeAddresses = [
  '0xaaaa000000000000000000000000000000001111',
  '0xbbbb000000000000000000000000000000002222',
] as const
const networkIds = ['eip155:1', 'eip155:2'] as const

const event = fc.oneof(
  { weight: 1, arbitrary: fc.record({ type: fc.constant('account' as const), at: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('network' as const), at: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('ask' as const), at: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answer' as const), at: fc.nat(9) }) },
)

/**
 * Changes account and network while a feature is asked and answered in any order, and expects that it never shows what belongs to another
 * account or network than those in use.
 *
 * @example await exploreScope(async () => ({ ...engine, asks: [() => plugin.load()], waiting, strays, isAnswered }))
 */
export async function exploreScope(open: () => Promise<ScopeWorld>, numRuns = 25): Promise<void> {
  let answered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 30 }), async (events) => {
      const { asks, isAnswered, kit, one, strays, waiting } = await open()
      const use = (account: string, network: (typeof networkIds)[number]) => {
        one.emit('eip155', { type: 'accountsChanged', accounts: one.session('eip155', [account], network).accounts })
        one.emit('eip155', { type: 'networkChanged', networkId: network })
      }
      let [address, networkId]: [string, (typeof networkIds)[number]] = [scopeAddresses[0], networkIds[0]]
      use(address, networkId)
      for (const { type, at } of events) {
        if (type === 'account') {
          address = scopeAddresses[at] ?? address
          use(address, networkId)
        } else if (type === 'network') {
          networkId = networkIds[at] ?? networkId
          use(address, networkId)
        } else if (type === 'ask')
          void Promise.resolve()
            .then(() => asks[at % asks.length]?.())
            .catch(() => undefined)
        else if (waiting.length > 0) for (const answer of waiting.splice(at % waiting.length, 1)) answer()
        await settle()
        if (type === 'ask') await vi.dynamicImportSettled()
        await settle()
        const { account, network } = kit.active.getState()
        expect([account?.address, network?.id]).toEqual([address, networkId])
        expect(strays({ address, networkId })).toEqual([])
        if (isAnswered()) answered += 1
      }
      await kit.destroy()
    }),
    { numRuns },
  )
  expect(answered).toBeGreaterThan(0)
}
