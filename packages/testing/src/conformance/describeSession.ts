import type { SessionEvent } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import type { AdapterFixture } from './AdapterFixture.js'
import { until } from './createBench.js'
import { type BenchSetup, type ConformanceChains, setUpBench } from './setUpBench.js'

/** Defines the tests of what a connected wallet reports, including a disconnect. */
export const describeSession = (fixture: AdapterFixture, chains: ConformanceChains): void => {
  describe('session', () => {
    const setup = setUpBench(fixture, chains)
    const watched = () => watchSession(setup)

    it('reports the account that the user picks', async () => {
      const { bench, wallet, find, end } = await watched()
      const other = wallet.addresses[1] ?? ''
      wallet.selectAccount(other)
      const isOther = () => {
        const address = find('accountsChanged')?.accounts[0]?.address
        return address !== undefined && bench.adapter.isSameAddress(address, other) ? true : undefined
      }
      await until(isOther, 'the other account')
      end()
    })

    it('reports a disconnect when the user revokes the accounts', async () => {
      const { wallet, find, end } = await watched()
      wallet.revoke()
      // An empty list of accounts means the same, and lets a wallet that is only locked come back.
      const findEnd = () => find('disconnected') ?? (find('accountsChanged')?.accounts.length === 0 || undefined)
      await until(findEnd, 'the end')
      end()
    })

    it('reports nothing more, and leaves no listener, after its watch ends', async () => {
      const { wallet, events, end } = await watched()
      end()
      const count = events.length
      wallet.selectAccount(wallet.addresses[1] ?? '')
      expect(events).toHaveLength(count)
      expect(wallet.listenerCount()).toBe(0)
    })

    it('disconnects and leaves no listener on the wallet', async () => {
      const { wallet, session, end } = await watched()
      end()
      await session.disconnect(new AbortController().signal)
      expect(wallet.listenerCount()).toBe(0)
    })

    it('disconnects from a wallet that throws', async () => {
      const { wallet, session, end } = await watched()
      end()
      wallet.behave({ allRequests: 'throw' })
      await expect(session.disconnect(new AbortController().signal)).resolves.toBeUndefined()
    })

    it('keeps the sessions of two wallets apart', async () => {
      const { bench, events, end } = await watched()
      const other = bench.addWallet({ name: 'Other Wallet', id: 'other' })
      const otherSession = await bench.connect(other)
      const otherEvents: SessionEvent[] = []
      const endOther = otherSession.watch((event) => otherEvents.push(event))
      const before = events.length
      other.selectAccount(other.addresses[1] ?? '')
      await until(() => otherEvents[0], 'the event of the other wallet')
      expect(events).toHaveLength(before)
      end()
      endOther()
    })
  })
}

/** Connects a wallet and collects the events of its session. */
async function watchSession({ bench, wallet }: BenchSetup) {
  const session = await bench.connect(wallet)
  const events: SessionEvent[] = []
  const end = session.watch((event) => events.push(event))
  const find = <T extends SessionEvent['type']>(type: T) =>
    events.findLast((event): event is Extract<SessionEvent, { type: T }> => event.type === type)
  return { bench, wallet, session, events, end, find }
}
