import type { WebSocket } from 'ws'
import type { Leadership } from '../platform/jobs/Leadership.js'
import type { Log } from '../platform/log/Log.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import { answerFrame } from './answerFrame.js'
import type { Connection } from './Connection.js'
import { createBacklog } from './createBacklog.js'
import { createDelivery } from './createDelivery.js'
import { createMailboxReader } from './createMailboxReader.js'
import { createPinger } from './createPinger.js'
import { createSubscriptions } from './createSubscriptions.js'
import type { Mailbox } from './Mailbox.js'
import type { RelayBus } from './RelayBus.js'
import type { RelayMethods } from './RelayMethod.js'
import type { RelayConfig } from './relayConfig.js'
import { sweepMailbox } from './sweepMailbox.js'
import { watchMailbox } from './watchMailbox.js'

/** The clients of a relay that were admitted. */
export type RelayClients = {
  /** Responds to the client's frames until its socket closes. `mayRequest` takes request points. */
  serve(socket: WebSocket, connection: Connection, mayRequest: (points: number) => boolean): void
  /** Stops pings and polls. */
  stop(): void
}

/** Dependencies of {@link createRelayClients}. */
export type RelayClientsOptions = {
  readonly config: RelayConfig
  readonly methods: RelayMethods
  readonly mailbox: Mailbox
  /** Present if other replicas write to the mailbox too. */
  readonly bus?: RelayBus | undefined
  readonly leadership: Leadership
  readonly metrics: Metrics
  readonly now: () => number
  readonly log: Log
}

/** Connects sockets to the mailbox: subscriptions, delivery, and the frames of clients. */
export function createRelayClients(options: RelayClientsOptions): RelayClients {
  const { config, methods, mailbox, bus, leadership, now, log, metrics } = options
  const { limits } = config
  const subscriptions = createSubscriptions(limits)
  const reader = createMailboxReader(mailbox)
  const delivery = createDelivery({ mailbox, reader, subscriptions, now, log, metrics, bus })
  const context = { mailbox, reader, subscriptions, delivery, limits }
  const backlog = createBacklog({ maxBytes: limits.maxPendingBytes })
  const withoutRoom = { methods, context, log, metrics, mayRequest: () => false }
  const pinger = createPinger(config.pingIntervalMs)
  const { recent } = mailbox
  const stopWatching = recent && watchMailbox({ recent, subscriptions, delivery, bus, now, log, metrics })
  leadership.campaign('relay-sweep', sweepMailbox(mailbox))
  metrics.watch('kit_relay_pending_bytes', backlog.pendingBytes)
  metrics.watch('kit_relay_topics', subscriptions.count)

  return {
    serve(socket, connection, mayRequest) {
      const pinged = pinger.add(socket)
      const admitted = { methods, context, log, metrics, mayRequest }
      socket.on('message', (data) => {
        pinged.isAlive = true
        const text = data.toString()
        void backlog.run(connection, text.length, (hasRoom) =>
          answerFrame(text, connection, hasRoom ? admitted : withoutRoom),
        )
      })
      socket.on('close', () => {
        pinger.remove(pinged)
        subscriptions.removeAll(connection)
      })
    },
    stop() {
      stopWatching?.()
      pinger.stop()
    },
  }
}
