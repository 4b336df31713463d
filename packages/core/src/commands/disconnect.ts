import type { Connect } from '../connection/createConnect.js'
import type { Disconnect, DisconnectTarget } from '../connection/createDisconnect.js'
import type { Events } from '../event/createEvents.js'

type DisconnectServices = { readonly connecting: Connect; readonly ending: Disconnect; readonly events: Events }

/** Implements `kit.disconnect`. Also cancels a connect in progress in the target. */
export const disconnect =
  ({ connecting, ending, events }: DisconnectServices) =>
  async (target: DisconnectTarget = {}): Promise<void> => {
    const { connectionId, namespace } = target
    events.emit({ type: 'connection/disconnecting', namespace })
    try {
      if (connectionId === undefined) connecting.cancel(namespace)
      await ending.disconnect(target)
    } finally {
      events.emit({ type: 'connection/disconnectEnded', namespace })
    }
  }
