import { createFakeStorage } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createPorts, requestFor, until } from './testing/createTestKit.js'
import { useWorld } from './testing/useWorld.js'
import { watchTimers } from './testing/watchTimers.js'

const world = useWorld({ withChains: false })
const never = new AbortController().signal

describe('destroying the connector', () => {
  it('leaves no timer of a session, so the process can end', async () => {
    const storage = createFakeStorage()
    const wallet = await world.openWallet()
    const before = world.openConnector({}, { ports: createPorts(storage) })
    await world.pair(before, wallet)
    before.destroy()
    await wallet.destroy()
    const timers = watchTimers()
    const connector = world.openConnector({}, { ports: createPorts(storage) })
    await connector.reconnect({ requests: requestFor(world.networks()), signal: never })
    expect(timers()).not.toEqual([])
    connector.destroy()
    await until(() => expect(timers()).toEqual([]))
  })

  it('aborts a pairing that waits for a wallet', async () => {
    const timers = watchTimers()
    const connector = world.openConnector()
    let connecting: Promise<unknown> = Promise.resolve()
    await new Promise<void>((resolve) => {
      connecting = connector.connect({ requests: requestFor(world.networks()), signal: never, onUri: () => resolve() })
      connecting.catch(() => undefined)
    })
    expect(timers()).not.toEqual([])
    connector.destroy()
    await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
    await until(() => expect(timers()).toEqual([]))
  })

  it('aborts a pairing that waits for the relay', async () => {
    await world.relay().stop()
    const timers = watchTimers()
    const connector = world.openConnector()
    const connecting = connector.connect({ requests: requestFor(world.networks()), signal: never })
    connecting.catch(() => undefined)
    await until(() => expect(timers()).not.toEqual([]))
    connector.destroy()
    await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
    await until(() => expect(timers()).toEqual([]))
  })

  it('closes the socket once nothing is paired and no pairing is pending', async () => {
    const timers = watchTimers()
    const connector = world.openConnector({ pairingTimeoutMs: 2000 })
    const connecting = connector.connect({ requests: requestFor(world.networks()), signal: never })
    await expect(connecting).rejects.toMatchObject({ code: 'pairing/expired' })
    expect(timers()).not.toEqual([])
    await until(() => expect(timers()).toEqual([]))
    expect((await world.pair(connector, await world.openWallet())).accounts).toHaveLength(1)
  })
})
