import { withLimit } from '@kit/adapter'
import type { ClockPort, LogPort } from '@kit/core/adapter'
import type { SdkClient } from './SdkClient.js'

/** Ends a session on the page's side immediately, and in the wallet if the relay is reachable. Never rejects. */
export async function endPairedSession(call: {
  readonly client: SdkClient
  readonly topic: string
  readonly clock: ClockPort
  readonly log: LogPort
  /** How long to wait for the relay. */
  readonly limitMs: number
  readonly signal?: AbortSignal | undefined
}): Promise<void> {
  const { client, topic, clock, log, limitMs, signal } = call
  const reason = { code: 6000, message: 'User disconnected.' }
  const disconnection = client.disconnect({ topic, reason }).catch((error) => log.debug('pairing', error))
  await withLimit({ clock, limitMs, signal }, () => disconnection).catch(() => {})
  if (!client.session.keys.includes(topic)) return
  await client.session.delete(topic, reason).catch((error) => log.debug('pairing', error))
  client.core.expirer.del(topic)
}
