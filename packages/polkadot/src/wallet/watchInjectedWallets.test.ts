import { createFakePorts } from '@kit/testing'
import { createPolkadotTestWallet } from '@kit/testing/polkadot'
import { describe, expect, it } from 'vitest'
import { networkOf } from '../testing/setUp.js'
import { watchInjectedWallets } from './watchInjectedWallets.js'

describe('watchInjectedWallets', () => {
  const discover = () => {
    const ports = createFakePorts()
    const lists: string[][] = []
    const end = watchInjectedWallets(ports, { networks: [networkOf('a')] }, (list) =>
      lists.push(list.map(({ info }) => info.name)),
    )
    return { ports, lists, end }
  }

  it('finds a wallet that is injected late, and reports only changes', () => {
    const { ports, lists, end } = discover()
    ports.clock.advance(200)
    expect(lists).toEqual([[]])
    createPolkadotTestWallet({ name: 'talisman' }).announce(ports.announcements.page)
    ports.clock.advance(500)
    expect(lists).toEqual([[], ['Talisman']])
    ports.clock.advance(20_000)
    expect(lists).toHaveLength(2)
    end()
  })

  it('checks again when the page becomes visible, long after it was loaded', () => {
    const { ports, lists, end } = discover()
    ports.clock.advance(60_000)
    createPolkadotTestWallet({ name: 'late' }).announce(ports.announcements.page)
    ports.platform.setVisible(false)
    ports.platform.setVisible(true)
    expect(lists.at(-1)).toEqual(['late'])
    end()
    expect(ports.platform.watcherCount()).toBe(0)
  })

  it('removes a wallet that disappears from the page', () => {
    const { ports, lists, end } = discover()
    const remove = createPolkadotTestWallet({ name: 'short' }).announce(ports.announcements.page)
    ports.clock.advance(50)
    remove()
    ports.clock.advance(100)
    expect(lists).toEqual([[], ['short'], []])
    end()
  })

  it('handles an invalid injectedWeb3', () => {
    for (const value of [
      undefined,
      null,
      7,
      'text',
      [],
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('trap')
          },
        },
      ),
    ]) {
      const ports = createFakePorts()
      ports.announcements.page['injectedWeb3'] = value
      const lists: unknown[] = []
      watchInjectedWallets(ports, { networks: [networkOf('a')] }, (list) => lists.push(list))()
      expect(lists).toEqual([[]])
    }
  })
})
