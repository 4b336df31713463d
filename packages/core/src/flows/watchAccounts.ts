import type { State } from '../state/createState.js'

/** Emits an event when a namespace's active account changes. Returns a function that stops it. */
export function watchAccounts({ namespaces, events }: Pick<State, 'events' | 'namespaces'>): () => void {
  const ends = [...namespaces].map(([namespace, { account }]) => {
    let last = account.getState().address
    return account.subscribe(() => {
      const { address } = account.getState()
      if (address === last) return
      last = address
      events.emit({ type: 'account/changed', namespace, address })
    })
  })
  return () => {
    for (const end of ends) end()
  }
}
