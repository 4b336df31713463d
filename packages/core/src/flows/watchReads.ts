import type { Core } from '../kit/createCore.js'

/**
 * Asks balance and identity on the visitor's intent: after a connect, when the modal opens, when a transaction is mined.
 * From then on they follow account and network; before, a page that merely loads asks nothing. Returns the end.
 */
export function watchReads({ events, namespaces, reads }: Core): () => void {
  const timeline = events.events$.subscribe((event) => {
    if (event.type === 'connection/connected') void reads.load(event.namespace, false)
    if (event.type === 'transaction/mined') void reads.load(event.namespace, true)
    if (event.type === 'modal/opened') for (const namespace of namespaces.keys()) void reads.load(namespace, false)
  })
  const ends = [...namespaces].map(([namespace, { account }]) => {
    let last = account.getState().caipAddress
    return account.subscribe(() => {
      const { caipAddress } = account.getState()
      if (caipAddress === last) return
      last = caipAddress
      reads.follow(namespace)
    })
  })
  return () => {
    timeline.unsubscribe()
    for (const end of ends) end()
  }
}
