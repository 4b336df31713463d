import type { z } from 'zod'
import type { Connection } from './Connection.js'
import type { Delivery } from './createDelivery.js'
import type { MailboxReader } from './createMailboxReader.js'
import type { Subscriptions } from './createSubscriptions.js'
import type { Mailbox } from './Mailbox.js'
import { RelayError } from './RelayError.js'
import type { RelayLimits } from './relayConfig.js'

/** Dependencies of every relay method. */
export type RelayContext = {
  readonly mailbox: Mailbox
  readonly reader: MailboxReader
  readonly subscriptions: Subscriptions
  readonly delivery: Delivery
  readonly limits: RelayLimits
}

/** The result for the caller, and work to do after it was sent: the publisher gets its response before others are served. */
export type RelayOutcome = { readonly result: unknown; readonly afterResponse?: () => void }

/**
 * One method of the relay's JSON-RPC API. Methods that store must reach the mailbox without waiting first, so that messages keep their
 * order.
 */
export type RelayMethod = (
  context: RelayContext,
  connection: Connection,
  params: unknown,
) => RelayOutcome | Promise<RelayOutcome>

/** Relay methods by name. */
export type RelayMethods = ReadonlyMap<string, RelayMethod>

/** Validates parameters. @throws RelayError naming the parameter, never its value */
export function parseParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.') ?? ''
  throw new RelayError('invalidParams', path === '' ? 'Invalid params' : `Invalid params: ${path}`)
}
