import { createFakePorts, createFakeWallet } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Connector } from './Connector.js'
import { createConnectors } from './createConnectors.js'

const connector = (id: string, ...namespaces: string[]) => createFakeWallet(id, namespaces).connector

function createSource() {
  let notify: (connectors: readonly Connector[]) => void = () => {}
  let ended = 0
  return {
    listen(listener: typeof notify) {
      notify = listener
      return () => {
        ended += 1
      }
    },
    notify: (...connectors: Connector[]) => notify(connectors),
    ended: () => ended,
  }
}

describe('createConnectors', () => {
  it('lists the connectors of all sources in the order of discovery, configured ones last', () => {
    const connectors = createConnectors(createFakePorts().log)
    const [first, second] = [createSource(), createSource()]
    connectors.add(connector('pairing', 'eip155', 'solana'))
    connectors.watchSource(first.listen)
    connectors.watchSource(second.listen)
    second.notify(connector('sol', 'solana'))
    first.notify(connector('one', 'eip155'))
    first.notify(connector('one', 'eip155'), connector('two', 'eip155'))
    expect(connectors.list.getState().map(({ info }) => info.id)).toEqual(['one', 'two', 'sol', 'pairing'])
  })

  it('finds connectors by id, and by namespace where one wallet has a connector in each', () => {
    const connectors = createConnectors(createFakePorts().log)
    connectors.add(connector('wallet', 'eip155'))
    connectors.add(connector('wallet', 'solana'))
    expect(connectors.find('wallet')?.info.namespaces).toEqual(['eip155'])
    expect(connectors.find('wallet', 'solana')?.info.namespaces).toEqual(['solana'])
    expect(connectors.find('wallet', 'bip122')).toBeUndefined()
  })

  it("prefers the app's own connectors even if an injected wallet uses their ids", () => {
    const connectors = createConnectors(createFakePorts().log)
    const source = createSource()
    const pairing = connector('walletConnect', 'eip155', 'solana')
    connectors.add(pairing)
    connectors.watchSource(source.listen)
    source.notify(
      connector('walletConnect', 'solana'),
      connector('WALLETCONNECT', 'solana'),
      connector('fox', 'solana'),
    )
    expect(connectors.find('walletConnect')).toBe(pairing)
    expect(connectors.find('walletConnect', 'solana')).toBe(pairing)
    expect(connectors.list.getState().map(({ info }) => info.id)).toEqual(['fox', 'walletConnect'])
  })

  it('finds a connector by rdns before a wallet of another chain with that name', () => {
    const connectors = createConnectors(createFakePorts().log)
    const source = createSource()
    const real = connector('io.fox', 'eip155')
    connectors.watchSource(source.listen)
    source.notify(connector('io.fox', 'solana'), { ...real, info: { ...real.info, rdns: 'io.fox' } })
    expect(connectors.find('io.fox')?.info.namespaces).toEqual(['eip155'])
    expect(connectors.find('io.fox', 'solana')?.info.namespaces).toEqual(['solana'])
  })

  it('destroys all connectors even if one fails', () => {
    const { log, logged } = createFakePorts()
    const connectors = createConnectors(log)
    const source = createSource()
    let destroyed = 0
    connectors.add({
      ...connector('rude', 'eip155'),
      destroy() {
        throw new Error('no')
      },
    })
    connectors.add({
      ...connector('kind', 'eip155'),
      destroy() {
        destroyed += 1
      },
    })
    connectors.watchSource(source.listen)
    connectors.destroy()
    expect([source.ended(), destroyed, logged.length]).toEqual([1, 1, 1])
  })
})
