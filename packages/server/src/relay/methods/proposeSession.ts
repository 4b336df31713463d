import { z } from 'zod'
import { parseParams, type RelayMethod } from '../RelayMethod.js'
import { store } from './publish.js'
import { attestationParam, messageParam, topicParam, ttlParam } from './relayParams.js'

const tagPropose = 1100
const fiveMinutesSeconds = 300

const proposal = z.object({
  pairingTopic: topicParam,
  sessionProposal: messageParam,
  ttl: ttlParam.default(fiveMinutesSeconds),
  attestation: attestationParam,
})

/** `wc_proposeSession` (SDK 2.21.6 and later): subscribes the dapp to the pairing topic and publishes its proposal there. */
export const proposeSession: RelayMethod = async (context, connection, params) => {
  const { pairingTopic, sessionProposal, ttl, attestation } = parseParams(proposal, params)
  const subscription = context.subscriptions.add(connection, pairingTopic)
  const { result, afterResponse } = await store(context, [
    {
      ...connection.source,
      topic: pairingTopic,
      message: sessionProposal,
      tag: tagPropose,
      ttlS: ttl,
      attestation: attestation ?? undefined,
    },
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
