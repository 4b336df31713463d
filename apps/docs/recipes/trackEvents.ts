import type { Kit } from '@kit/core'

/** Counts what users do, without addresses, hashes or amounts. Returns a function that stops counting. */
export function trackEvents(kit: Kit, count: (name: string) => void): () => void {
  const subscription = kit.events$.subscribe(({ type }) => {
    if (type.startsWith('connection/') || type.startsWith('transaction/')) count(type)
  })
  return () => subscription.unsubscribe()
}
