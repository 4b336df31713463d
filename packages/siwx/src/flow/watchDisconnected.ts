import type { Connection } from '@kit/core'
import { type SiwxServices, signedInKey } from './SiwxServices.js'

/** A wallet that is locked is not gone; and what another tab ends, it ends there. */
const notEnded: readonly string[] = ['no-accounts', 'other-tab']

/** The sessions of a connection's accounts end with it, unless the app wants them to stay. Returns the end. */
export function watchDisconnected({
  config,
  context,
  revoke,
  signedInOn,
}: Pick<SiwxServices, 'config' | 'context' | 'revoke' | 'signedInOn'>): () => void {
  const { kit } = context
  const known = new Map<string, Connection>()
  const note = () => {
    for (const connection of kit.connections.getState().connections) known.set(connection.id, connection)
  }
  note()
  const unfollow = kit.connections.subscribe(note)
  const timeline = kit.events$.subscribe((event) => {
    if (event.type !== 'connection/disconnected' || notEnded.includes(event.reason)) return
    const connection = known.get(`${event.namespace}:${event.connectorId}`)
    if (connection === undefined || config.signOutOnDisconnect === false) return
    known.delete(connection.id)
    const { accounts, networkId } = connection
    for (const account of accounts) signedInOn.delete(signedInKey({ connectionId: connection.id, account }))
    // A server that does not hear of it stops no disconnect.
    revoke(accounts.map((account) => ({ account, networkId }))).catch(() => {})
  })
  return () => {
    unfollow()
    timeline.unsubscribe()
  }
}
