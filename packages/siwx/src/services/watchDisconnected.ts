import type { Connection } from '@kit/core'
import { type SiwxServices, signedInKey } from './SiwxServices.js'

/** A locked wallet isn't disconnected, and another tab revokes its own sessions. */
const notEnded: readonly string[] = ['no-accounts', 'other-tab']

/** Revokes the sessions of a connection's accounts when it ends, unless the app disabled that. Returns a function that stops it. */
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
    // A disconnect succeeds even if the server can't be reached.
    revoke(accounts.map((account) => ({ account, networkId }))).catch(() => {})
  })
  return () => {
    unfollow()
    timeline.unsubscribe()
  }
}
