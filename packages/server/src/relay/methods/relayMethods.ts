import type { RelayMethod } from '../RelayMethod.js'
import { approveSession } from './approveSession.js'
import { batchFetchMessages, fetchMessages } from './fetchMessages.js'
import { proposeSession } from './proposeSession.js'
import { batchPublish, publish } from './publish.js'
import { batchSubscribe, subscribe } from './subscribe.js'
import { batchUnsubscribe, unsubscribe } from './unsubscribe.js'

/** Supported relay methods, by name. */
export const relayMethods: ReadonlyMap<string, RelayMethod> = new Map<string, RelayMethod>([
  ['irn_publish', publish],
  ['irn_batchPublish', batchPublish],
  ['irn_subscribe', subscribe],
  ['irn_batchSubscribe', batchSubscribe],
  ['irn_unsubscribe', unsubscribe],
  ['irn_batchUnsubscribe', batchUnsubscribe],
  ['irn_fetchMessages', fetchMessages],
  ['irn_batchFetchMessages', batchFetchMessages],
  ['wc_proposeSession', proposeSession],
  ['wc_approveSession', approveSession],
])
