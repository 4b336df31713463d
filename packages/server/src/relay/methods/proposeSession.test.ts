import { expect, it } from 'vitest'
import { connectRelayClient } from '../../testing/connectRelayClient.js'
import { startTestServer } from '../../testing/startTestServer.js'

const pairingTopic = '78'.repeat(32)

it('wc_proposeSession publishes a proposal with tag 1100 and subscribes the dapp to the pairing topic', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  const proposal = {
    pairingTopic,
    sessionProposal: 'proposal',
    ttl: 300,
    attestation: '',
    correlationId: 7,
    unknown: {},
  }
  expect(await dapp.call('wc_proposeSession', proposal)).toBe(true)
  await wallet.call('irn_subscribe', { topic: pairingTopic })
  const [push] = await wallet.received(1)
  expect(push?.params.data).toMatchObject({ topic: pairingTopic, message: 'proposal', tag: 1100, attestation: '' })
  await wallet.call('irn_publish', { topic: pairingTopic, message: 'rejected', ttl: 300, tag: 1120 })
  expect((await dapp.received(1))[0]?.params.data).toMatchObject({ message: 'rejected', tag: 1120 })
  expect(dapp.pushes).toHaveLength(1)
})

it('wc_proposeSession acknowledges a repeated proposal and delivers it once', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await wallet.call('irn_subscribe', { topic: pairingTopic })
  const proposal = { pairingTopic, sessionProposal: 'proposal' }
  expect(await dapp.call('wc_proposeSession', proposal)).toBe(true)
  expect(await dapp.call('wc_proposeSession', proposal)).toBe(true)
  await dapp.call('irn_publish', { topic: pairingTopic, message: 'end', ttl: 300, tag: 1 })
  expect((await wallet.received(2)).map((push) => push.params.data.message)).toEqual(['proposal', 'end'])
})
