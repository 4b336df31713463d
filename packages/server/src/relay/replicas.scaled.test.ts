import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { connectRelayClient, type RelayClient } from '../testing/connectRelayClient.js'
import { createClientIdentity } from '../testing/createClientToken.js'
import { startTraffic } from '../testing/relayTraffic.js'
import { startReplicas } from '../testing/startReplicas.js'
import { startTestServer, temporaryDirectory } from '../testing/startTestServer.js'

const topic = 'ad'.repeat(32)
const textsOf = (client: RelayClient) => client.pushes.map((push) => push.params.data.message)

function publish(client: RelayClient, message: string, to = topic) {
  return client.call('irn_publish', { topic: to, message, ttl: 300, tag: 1108 })
}

async function twoServers() {
  const dataDir = temporaryDirectory()
  return [await startTestServer({ dataDir }), await startTestServer({ dataDir })] as const
}

it('a relay delivers messages of one replica to sockets of another, in publish order, including stored ones', async () => {
  const [first, second] = await twoServers()
  const [dapp, wallet] = [await connectRelayClient(first), await connectRelayClient(second)]
  await publish(dapp, 'early')
  await wallet.call('irn_subscribe', { topic })
  const expected = Array.from({ length: 300 }, (_, index) => `m${index}`)
  await Promise.all(expected.map((message) => publish(dapp, message)))
  await wallet.received(301)
  expect(textsOf(wallet)).toEqual(['early', ...expected])
})

it('a relay of several replicas serves every socket of a client, though another of them has already acknowledged', async () => {
  const [first, second] = await twoServers()
  const identity = createClientIdentity()
  const dapp = await connectRelayClient(first)
  const tabs = [
    await connectRelayClient({ ...first, identity }),
    await connectRelayClient({ ...first, identity }),
    await connectRelayClient({ ...second, identity }),
  ]
  for (const tab of tabs) await tab.call('irn_subscribe', { topic })
  const expected = Array.from({ length: 100 }, (_, index) => `m${index}`)
  // One after another, so that receipts are stored before other sockets poll.
  for (const message of expected) await publish(dapp, message)
  for (const tab of tabs) {
    await tab.received(100)
    expect(textsOf(tab)).toEqual(expected)
  }
})

it('a relay keeps one order for all when several replicas publish to a topic concurrently, and loses nothing', async () => {
  const [first, second] = await twoServers()
  const dapps = [await connectRelayClient(first), await connectRelayClient(second)]
  const wallets = [await connectRelayClient(first), await connectRelayClient(second)]
  for (const wallet of wallets) await wallet.call('irn_subscribe', { topic })
  const numbers = Array.from({ length: 400 }, (_, index) => index)
  await Promise.all(dapps.flatMap((dapp, side) => numbers.map((number) => publish(dapp, `${side}:${number}`))))
  const [one, two] = await Promise.all(wallets.map((wallet) => wallet.received(800)))
  expect(wallets.map(textsOf)[0]).toEqual(wallets.map(textsOf)[1])
  expect(new Set(one?.map((push) => push.params.data.message)).size).toBe(800)
  expect(two).toHaveLength(800)
  // Messages that one client sent in sequence keep their order.
  expect(textsOf(wallets[0] as RelayClient).filter((text) => text.startsWith('0:'))).toEqual(
    numbers.map((number) => `0:${number}`),
  )
})

it('a relay accepts a message once over two replicas, and honors receipts of the other replica', async () => {
  const [first, second] = await twoServers()
  const identity = createClientIdentity()
  const [dapp, again] = [await connectRelayClient(first), await connectRelayClient(second)]
  const wallet = await connectRelayClient({ ...first, identity })
  await wallet.call('irn_subscribe', { topic })
  expect(await Promise.all([publish(dapp, 'once'), publish(again, 'once')])).toEqual([true, true])
  await wallet.received(1)
  await wallet.close()
  await publish(dapp, 'later')
  const moved = await connectRelayClient({ ...second, identity })
  await moved.call('irn_subscribe', { topic })
  await moved.received(1)
  expect(textsOf(moved)).toEqual(['later'])
})

it('a relay loses no accepted message when one of its replicas is killed during traffic', async () => {
  const { replicas, startOne } = await startReplicas(2)
  const [stays, killed] = replicas as [(typeof replicas)[0], (typeof replicas)[0]]
  const alive = [killed, stays]
  const route = () => alive[0]?.url ?? ''
  const all = Array.from({ length: 4 }, () => startTraffic(randomBytes(32).toString('hex'), route, route))
  const counted = () => Math.min(...all.map(({ accepted }) => accepted.length))
  await expect.poll(counted, { interval: 10 }).toBeGreaterThan(50)
  alive.shift()
  expect(await killed.end('SIGKILL')).toBe('SIGKILL')
  await expect.poll(counted, { interval: 10 }).toBeGreaterThan(150)
  alive.push(await startOne())
  await Promise.all(all.map(({ stop }) => stop()))
  for (const { accepted, received } of all) {
    await expect.poll(() => received().length).toBeGreaterThanOrEqual(accepted.length)
    expect(received().slice(0, accepted.length)).toEqual(accepted)
  }
  await Promise.all(all.map(({ close }) => close()))
})

it('a relay loses no message during a rolling restart of its replicas', async () => {
  const { replicas, startOne } = await startReplicas(2)
  const alive = [...replicas]
  const [dappAt, walletAt] = [() => alive.at(0)?.url ?? '', () => alive.at(-1)?.url ?? '']
  const all = Array.from({ length: 3 }, () => startTraffic(randomBytes(32).toString('hex'), dappAt, walletAt))
  const counted = () => Math.min(...all.map(({ accepted }) => accepted.length))
  for (const old of replicas) {
    const before = counted()
    await expect.poll(counted, { interval: 10 }).toBeGreaterThan(before + 30)
    alive.push(await startOne())
    alive.splice(alive.indexOf(old), 1)
    expect(await old.end('SIGTERM')).toBe(0)
  }
  const before = counted()
  await expect.poll(counted, { interval: 10 }).toBeGreaterThan(before + 30)
  await Promise.all(all.map(({ stop }) => stop()))
  for (const { accepted, received } of all) {
    await expect.poll(() => received().length).toBeGreaterThanOrEqual(accepted.length)
    expect(received().slice(0, accepted.length)).toEqual(accepted)
  }
  await Promise.all(all.map(({ close }) => close()))
})
