import { approveSession } from './methods/approveSession.js'
import { batchFetchMessages, fetchMessages } from './methods/fetchMessages.js'
import { proposeSession } from './methods/proposeSession.js'
import { batchPublish, publish } from './methods/publish.js'
import type { RelayMethod } from './methods/RelayMethod.js'
import { batchSubscribe, subscribe } from './methods/subscribe.js'
import { batchUnsubscribe, unsubscribe } from './methods/unsubscribe.js'

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
