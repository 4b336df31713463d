import { z } from 'zod'
import { parseParams, type RelayMethod } from '../RelayMethod.js'
import { store } from './publish.js'
import { messageParam, topicParam, ttlParam } from './relayParams.js'

const tagProposeResponse = 1101
const tagSettle = 1102
const fiveMinutesSeconds = 300

const approval = z.object({
  pairingTopic: topicParam,
  sessionTopic: topicParam,
  sessionProposalResponse: messageParam,
  sessionSettlementRequest: messageParam,
  ttl: ttlParam.default(fiveMinutesSeconds),
})

/** `wc_approveSession` (SDK 2.21.6 and later): subscribes the wallet to the session topic, publishes its response and the settlement. */
export const approveSession: RelayMethod = async (context, connection, params) => {
  const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl } = parseParams(
    approval,
    params,
  )
  const subscription = context.subscriptions.add(connection, sessionTopic)
  const entry = { ...connection.source, ttlS: ttl, attestation: undefined }
  const { result, afterResponse } = await store(context, [
    { ...entry, topic: pairingTopic, message: sessionProposalResponse, tag: tagProposeResponse },
    { ...entry, topic: sessionTopic, message: sessionSettlementRequest, tag: tagSettle },
  ])
  return {
    result,
    afterResponse: () => {
      afterResponse()
      subscription.subscribedAtSeq = undefined
      context.delivery.deliverUnread([subscription])
    },
  }
}
