import { createFakePorts, createFakeWallet, fakeNetwork } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createConnectors } from '../connector/createConnectors.js'
import { createNetworks } from '../network/createNetworks.js'
import { chooseConnector } from './chooseConnector.js'

function setUp() {
  const connectors = createConnectors(createFakePorts().log)
  for (const [id, namespaces] of [
    ['evm', ['eip155']],
    ['sol', ['solana']],
    ['all', ['cosmos', 'solana', 'eip155']],
  ] as const)
    connectors.add(createFakeWallet(id, namespaces).connector)
  const networks = createNetworks([
    { namespace: 'eip155', networks: [fakeNetwork('eip155:1'), fakeNetwork('eip155:2')] },
    { namespace: 'solana', networks: [fakeNetwork('solana:1')] },
  ])
  return (options: Parameters<typeof chooseConnector>[2]) => chooseConnector(connectors, networks, options).namespace
}

describe('chooseConnector', () => {
  it("uses the given namespace, or else the network's", () => {
    const namespaceOf = setUp()
    expect(namespaceOf({ connectorId: 'all', namespace: 'solana' })).toBe('solana')
    expect(namespaceOf({ connectorId: 'all', networkId: 'solana:1' })).toBe('solana')
  })

  it("uses the active namespace if the wallet supports it, or else the wallet's first with an adapter", () => {
    const namespaceOf = setUp()
    expect(namespaceOf({ connectorId: 'all' })).toBe('eip155')
    expect(namespaceOf({ connectorId: 'sol' })).toBe('solana')
  })

  it.each([
    [{ connectorId: 'all', namespace: 'cosmos' }, 'network/unknownNamespace'],
    [{ connectorId: 'all', networkId: 'eip155:9' }, 'network/notConfigured'],
    [{ connectorId: 'gone' }, 'connector/notFound'],
    [{ connectorId: 'sol', namespace: 'eip155' }, 'connector/notFound'],
  ] as const)('throws a typed error for impossible combinations: %o', (options, code) => {
    expect(() => setUp()(options)).toThrow(expect.objectContaining({ code }))
  })
})
