import { expect, it } from 'vitest'
import { connectRelayClient } from '../../testing/connectRelayClient.js'
import { startTestServer } from '../../testing/startTestServer.js'

const pairingTopic = '78'.repeat(32)
const sessionTopic = '9a'.repeat(32)

it('wc_approveSession publishes an approval as 1101 and 1102 and subscribes the wallet to the session topic', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await dapp.call('wc_proposeSession', { pairingTopic, sessionProposal: 'proposal', ttl: 300 })
  const approval = {
    pairingTopic,
    sessionTopic,
    sessionProposalResponse: 'response',
    sessionSettlementRequest: 'settlement',
    ttl: 300,
    approvedChains: ['eip155:1'],
  }
  expect(await wallet.call('wc_approveSession', approval)).toBe(true)
  expect((await dapp.received(1))[0]?.params.data).toMatchObject({
    topic: pairingTopic,
    message: 'response',
    tag: 1101,
  })
  // The dapp learns the session topic from the response: the settlement waits for it.
  await dapp.call('irn_subscribe', { topic: sessionTopic })
  expect((await dapp.received(2))[1]?.params.data).toMatchObject({ message: 'settlement', tag: 1102 })
  await dapp.call('irn_publish', { topic: sessionTopic, message: 'settled', ttl: 300, tag: 1103 })
  expect((await wallet.received(1))[0]?.params.data).toMatchObject({ topic: sessionTopic, message: 'settled' })
})

it('wc_approveSession publishes nothing of an incomplete approval', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await dapp.call('irn_subscribe', { topic: pairingTopic })
  const incomplete = { pairingTopic, sessionTopic, sessionProposalResponse: 'response' }
  await expect(wallet.call('wc_approveSession', incomplete)).rejects.toMatchObject({ code: -32_602 })
  await wallet.call('irn_publish', { topic: pairingTopic, message: 'end', ttl: 300, tag: 1 })
  expect((await dapp.received(1)).map((push) => push.params.data.message)).toEqual(['end'])
})
