import { codeOf, createFakePorts } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { isKitError } from '../error/isKitError.js'
import type { PluginContext } from '../kit/Plugin.js'
import type { Ports } from '../ports/Ports.js'
import { companyWallet } from '../testing/companyWallet.js'
import { cosmos, cosmosNetworks } from '../testing/cosmos.js'
import type { Connector } from './Connector.js'

const hang = () => new Promise<never>(() => {})
const broken = () => {
  throw new Error('ouch')
}
const portsWith = (wallet: unknown): Ports => {
  const ports = createFakePorts()
  return { ...ports, announcements: { ...ports.announcements, read: () => wallet } }
}

/** The connectors of the guides, each with a wallet that always does the same. */
const guides: readonly (readonly [string, (answer: () => Promise<unknown>) => Connector])[] = [
  [
    'of the guide to adapters',
    (answer) => {
      let found: readonly Connector[] = []
      const ports = portsWith({ enable: answer, getKey: answer })
      cosmos({ networks: cosmosNetworks })({ ports }).watchConnectors((list) => {
        found = list
      })
      return found[0] as Connector
    },
  ],
  [
    'of the guide to connectors',
    (answer) =>
      companyWallet()({ ports: portsWith({ request: answer, on() {}, removeListener() {} }) } as PluginContext),
  ],
]
const requests = [{ namespace: 'cosmos', networks: cosmosNetworks }]

// The same requirements as the conformance suite, which needs the wallets and chains of a whole namespace.
describe.each(guides)('connector %s', (_, createConnector) => {
  it('sends no request to the wallet when the signal is already aborted', async () => {
    let requested = 0
    const connector = createConnector(async () => void requested++)
    expect(await codeOf(connector.connect({ requests, signal: AbortSignal.abort() }))).toBe('connection/aborted')
    expect(requested).toBe(0)
  })

  it('stops waiting for a wallet that never answers when the signal is aborted', async () => {
    const connector = createConnector(hang)
    const end = new AbortController()
    const codes = [
      codeOf(connector.connect({ requests, signal: end.signal })),
      codeOf(connector.reconnect({ requests, signal: end.signal })),
    ]
    end.abort()
    expect(await Promise.all(codes)).toEqual(['connection/aborted', 'connection/aborted'])
  })

  it('reports a wallet that throws synchronously as a typed error, not as a rejection', async () => {
    const connector = createConnector(broken)
    const { signal } = new AbortController()
    for (const requested of [connector.connect({ requests, signal }), connector.reconnect({ requests, signal })]) {
      const error: unknown = await requested.catch((reason: unknown) => reason)
      expect(isKitError(error)).toBe(true)
      expect(isKitError(error, 'connection/rejected')).toBe(false)
    }
  })
})
