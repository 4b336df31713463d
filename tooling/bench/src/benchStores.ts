import { createStore, listWallets } from '@kit/core/plugin'
import { median } from './median.js'
import type { Row } from './Row.js'

/** Measures updates of one slice while each of ten slices has a subscriber, and counts unrelated subscribers that were notified. */
export function benchStores(): readonly Row[] {
  const slices = Array.from({ length: 10 }, () => createStore({ count: 0 }))
  let concerned = 0
  let unconcerned = 0
  for (const [index, slice] of slices.entries()) {
    let first = true
    slice.state$.subscribe(() => {
      if (first) first = false
      else if (index === 0) concerned += 1
      else unconcerned += 1
    })
  }
  const [slice] = slices
  if (slice === undefined) throw new Error('no slice')
  const add = (state: { count: number }) => ({ count: state.count + 1 })
  for (let warm = 0; warm < 200_000; warm += 1) slice.update(add)
  const updates = 5_000_000
  concerned = 0
  const start = performance.now()
  for (let done = 0; done < updates; done += 1) slice.update(add)
  const seconds = (performance.now() - start) / 1000
  if (concerned !== updates) throw new Error(`${concerned} of ${updates} updates arrived`)
  return [
    { what: 'state updates, ten subscribers', figure: updates / seconds / 1e6, unit: 'M/s', goal: 7, least: true },
    { what: 'updates that reached the unconcerned', figure: unconcerned, unit: '', goal: 0 },
  ]
}

/** Measures the list of the connect view for a page with 600 announced wallets. */
export function benchWalletList(): readonly Row[] {
  const connectors = Array.from({ length: 600 }, (_, index) => ({
    id: `bench.wallet${index}`,
    name: `Wallet ${index}`,
    type: 'ANNOUNCED' as const,
    namespaces: ['eip155'],
    rdns: `bench.wallet${index}`,
  }))
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now()
    listWallets({ connectors, recent: [], connections: [], isMobile: false })
    return performance.now() - start
  })
  return [{ what: 'list of 600 wallets put in order', figure: median(times), unit: 'ms', goal: 2 }]
}
