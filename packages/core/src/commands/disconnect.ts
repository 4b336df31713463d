import type { DisconnectTarget } from '../connection/createDisconnect.js'
import type { Services } from '../services/createServices.js'

/** Implements `kit.disconnect`. Also cancels a connect in progress in the target. */
export const disconnect =
  ({ connecting, ending, events }: Services) =>
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
