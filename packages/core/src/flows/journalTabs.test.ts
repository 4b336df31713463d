import { createFakePorts, createTestEngine, type FakePorts, flushPromises } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJournal } from '../journal/parseJournal.js'
import { createChain, type FakeChain } from '../testing/createChain.js'

const key = 'kit.journal'
type Engine = Awaited<ReturnType<typeof createTestEngine>>
type Tab = { engine: Engine; ports: FakePorts }

/** Actions of a user, a chain and a browser, on one of two tabs or on the n-th transaction. */
const step = fc.oneof(
  fc.record({ do: fc.constant('send' as const), tab: fc.nat(1) }),
  fc.record({ do: fc.constant('mine' as const), at: fc.nat(20), reverted: fc.boolean() }),
  fc.record({ do: fc.constant('replace' as const), at: fc.nat(20) }),
  fc.record({ do: fc.constant('reorgOut' as const), at: fc.nat(20) }),
  fc.record({ do: fc.constant('pass' as const), tab: fc.nat(1), ms: fc.constantFrom(1, 30_000, 60_000, 180_000) }),
  fc.record({ do: fc.constant('hear' as const), tab: fc.nat(1) }),
  fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }),
  fc.record({ do: fc.constant('settle' as const) }),
)

/** A transaction whose outcome arrives as the kit is destroyed. */
const destroyedMeanwhile: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[] = [
  { do: 'send', tab: 0 },
  { do: 'replace', at: 0 },
  { do: 'mine', at: 0, reverted: true },
  { do: 'settle' },
  { do: 'pass', tab: 0, ms: 60_000 },
]

/** Opens a tab on the storage that all tabs share. */
async function open(chain: FakeChain, stored: Map<string, string>): Promise<Tab> {
  const ports = createFakePorts()
  const listeners = new Set<(key: string | null) => void>()
  const shared: FakePorts = {
    ...ports,
    stored,
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
      watch(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    writeFromOtherTab: () => {
      for (const listener of listeners) listener(key)
    },
  }
  const engine = await createTestEngine({ eip155: chain.capabilities, ports: shared })
  const known = engine.kit.connections.getState().connections.length > 0
  if (known) engine.one.answer({ eip155: engine.one.session('eip155', ['0xA'], 'eip155:1') })
  else await engine.connect('one', ['0xA'])
  await flushPromises()
  return { engine, ports: shared }
}

describe('the journal of two tabs with one storage', () => {
  it('contains each transaction once, loses none in any order of events, and ends up the same in all tabs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const chain = createChain()
        const stored = new Map<string, string>()
        const tabs = [await open(chain, stored), await open(chain, stored)]
        const sent: string[] = []
        const idsOf = ({ engine }: Tab) => engine.kit.journal.getState().entries.map(({ hash }) => hash)
        const check = (): void => {
          for (const tab of tabs) {
            const ids = idsOf(tab)
            expect(new Set(ids).size).toBe(ids.length)
            expect(sent).toEqual(expect.arrayContaining(ids))
          }
          const kept = parseJournal(stored.get(key) ?? null).map(({ hash }) => hash)
          expect([...kept].sort()).toEqual([...sent].sort())
        }
        for (const one of steps) {
          const tab = tabs['tab' in one ? one.tab : 0] as Tab
          const hash = 'at' in one ? sent[one.at % Math.max(1, sent.length)] : undefined
          if (one.do === 'send') sent.push(await tab.engine.kit.sendTransaction({}))
          if (one.do === 'mine' && hash) chain.mine(hash, { status: one.reverted ? 'reverted' : 'success' })
          if (one.do === 'replace' && hash) chain.mine(hash, { hash: `${hash}99`, replacement: 'replaced' })
          if (one.do === 'reorgOut' && hash) chain.reorgOut(hash)
          if (one.do === 'pass') tab.ports.advance(one.ms)
          if (one.do === 'hear') tab.ports.writeFromOtherTab(key, stored.get(key) ?? '')
          if (one.do === 'settle') await flushPromises()
          if (one.do === 'reload') {
            tab.engine.kit.destroy()
            tabs[one.tab] = await open(chain, stored)
          }
          check()
        }
        await flushPromises()
        for (const tab of tabs) tab.ports.writeFromOtherTab(key, stored.get(key) ?? '')
        for (const tab of tabs) tab.ports.writeFromOtherTab(key, stored.get(key) ?? '')
        check()
        const [a, b] = tabs.map(({ engine }) => engine.kit.journal.getState().entries)
        expect(a).toEqual(b)
        expect(a?.map(({ hash }) => hash).sort()).toEqual([...sent].sort())
        for (const { engine, ports } of tabs) {
          engine.kit.destroy()
          await flushPromises()
          expect(ports.open().timers).toBe(0)
        }
      }),
      { numRuns: 60, examples: [[destroyedMeanwhile]] },
    )
  })
})
