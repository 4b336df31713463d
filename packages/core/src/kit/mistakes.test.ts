import { createFakeAdapter, createFakePorts, createFakeWallet, createTestEngine, fakeNetwork } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { KitError } from '../error/KitError.js'
import { requireNetworks } from '../network/requireNetworks.js'
import { createKit } from './createKit.js'
import type { KitOptions } from './KitOptions.js'

const metadata = { name: 'Dapp', description: '', url: 'https://dapp.example', icons: [] }
const eip155 = () => createFakeAdapter('eip155', [])
/** A factory of a factory, like the adapters of the packages. */
const realAdapter = (options: { readonly networks: readonly object[] }) => () => ({
  ...createFakeAdapter('eip155', []),
  networks: requireNetworks(options.networks).map(() => fakeNetwork('eip155:1')),
})
const pairing = () => () => createFakeWallet('walletConnect', ['eip155'], { type: 'WALLET_CONNECT' }).connector
const on = (networks: readonly unknown[]) => () => createFakeAdapter('eip155', [], { networks: networks as never })

/** The mistake, the options, the error code, and the words in the message that name the value and the solution. */
const mistakes: readonly (readonly [string, object, string, ...string[]])[] = [
  ['no adapters', { metadata }, 'kit/invalidOption', 'adapters', 'undefined', 'eip155({ networks'],
  ['empty adapters and no connector', { metadata, adapters: [] }, 'kit/invalidOption', '[]', 'eip155({ networks'],
  ['an adapter without a list', { metadata, adapters: eip155 }, 'kit/invalidOption', 'adapters', 'a function'],
  ['an uncalled adapter', { metadata, adapters: [realAdapter] }, 'kit/invalidOption', 'adapters[0]', 'eip155({'],
  ['an adapter in place of its factory', { metadata, adapters: [eip155, {}] }, 'kit/invalidOption', 'adapters[1]'],
  [
    'an adapter that is undefined',
    { metadata, adapters: [undefined] },
    'kit/invalidOption',
    'adapters[0]',
    'undefined',
  ],
  [
    'an undefined network',
    { metadata, adapters: [realAdapter({ networks: [{}, undefined as never] })] },
    'kit/invalidOption',
    'networks[1]',
    'undefined',
    'the name of its import',
  ],
  ['no network', { metadata, adapters: [realAdapter({ networks: [] })] }, 'kit/invalidOption', 'networks', '[]'],
  ['networks without a list', { metadata, adapters: [on({} as never)] }, 'kit/invalidOption', 'networks', '{}'],
  ['an undefined network of any adapter', { metadata, adapters: [on([null])] }, 'kit/invalidOption', 'networks[0]'],
  [
    'a network without an id',
    { metadata, adapters: [on([{ reference: 1 }])] },
    'caip/invalidNetworkId',
    'undefined',
    'eip155:1',
  ],
  ['no metadata', { adapters: [eip155] }, 'kit/invalidOption', 'metadata', 'undefined', 'name, description'],
  [
    'incomplete metadata',
    { metadata: { name: 'x' }, adapters: [eip155] },
    'kit/invalidOption',
    '{"name":"x"}',
    'icons',
  ],
  [
    'an invalid url',
    { metadata: { ...metadata, url: 'nonsense' }, adapters: [eip155] },
    'kit/invalidOption',
    'metadata.url',
    'nonsense',
    'absolute URL',
  ],
  [
    'two adapters of a namespace',
    { metadata, adapters: [eip155, eip155] },
    'kit/duplicateAdapter',
    'eip155',
    'remove one',
  ],
  [
    'a duplicate network',
    { metadata, adapters: [on([fakeNetwork('eip155:1'), fakeNetwork('eip155:1')])] },
    'kit/duplicateNetwork',
    'eip155:1',
    'remove one',
  ],
  [
    'an unknown default network',
    { metadata, adapters: [eip155], defaultNetworkId: 'eip155:7' },
    'network/notConfigured',
    'eip155:7',
    'eip155:1, eip155:2',
  ],
  [
    'an invalid default network id',
    { metadata, adapters: [eip155], defaultNetworkId: 1 },
    'caip/invalidNetworkId',
    '1',
    'eip155:1',
  ],
  [
    'a duplicate connector',
    { metadata, adapters: [eip155], connectors: [pairing(), pairing()] },
    'kit/duplicateConnector',
    'walletConnect',
    'remove one',
  ],
  [
    'an uncalled connector',
    { metadata, adapters: [eip155], connectors: [pairing] },
    'kit/invalidOption',
    'connectors[0]',
    'walletConnect({ relayUrl })',
  ],
  [
    'an uncalled directory',
    { metadata, adapters: [eip155], directory: () => () => ({}) },
    'kit/invalidOption',
    'directory',
    'directory({ baseUrl })',
  ],
  [
    'a duplicate plugin',
    {
      metadata,
      adapters: [eip155],
      plugins: [
        { id: 'x', setup() {} },
        { id: 'x', setup() {} },
      ],
    },
    'kit/duplicatePlugin',
    'x',
    'remove one',
  ],
]

/** Image sources that match no URL. */
const imageSources = [
  'https://cdn.example/pictures',
  'https://cdn.example/',
  'https://cdn.example?v=1',
  'https://cdn.example:443',
  'http://cdn.example:80',
  'https://CDN.example',
  'https://c*n.example',
  'https://user@cdn.example',
  'cdn.example',
  '*.example',
  'https',
  "'self'",
  '*',
  '',
  7,
]

function errorOf(work: () => unknown): KitError {
  try {
    work()
  } catch (error) {
    return error as KitError
  }
  throw new Error('It did not throw.')
}

describe('createKit with invalid options', () => {
  it.each(mistakes)('names %s, with the value and what is allowed', (_, options, code, ...words) => {
    const error = errorOf(() => createKit({ ports: createFakePorts(), ...(options as KitOptions) }))
    expect(error).toMatchObject({ name: 'KitError', code })
    for (const word of words) expect(error.message).toContain(word)
  })

  it.each(['', 'null', 'http://localhost:5173', 'file://', 'capacitor://localhost', 'https://dapp.example/a?b'])(
    "accepts %j as the page's address",
    (url) => {
      createKit({ metadata: { ...metadata, url }, adapters: [eip155], ports: createFakePorts() }).destroy()
    },
  )
})

describe('imageSources', () => {
  const make = (sources: unknown) =>
    createKit({ metadata, adapters: [eip155], ports: createFakePorts(), imageSources: sources as readonly string[] })

  it.each(imageSources)('rejects %j, which matches no image', (source) => {
    const error = errorOf(() => make(['https:', source]))
    expect(error).toMatchObject({ name: 'KitError', code: 'kit/invalidOption' })
    for (const word of ['imageSources', 'without a path', String(source)]) expect(error.message).toContain(word)
  })

  it('rejects a single source in place of a list', () => {
    expect(errorOf(() => make('https:'))).toMatchObject({ code: 'kit/invalidOption' })
  })

  it.each([
    'https:',
    'data:',
    'https://cdn.example',
    'https://cdn.example:8443',
    'https://*.cdn.example',
    'https://*.*.example',
    'https://pictures-*.example',
    'http://localhost:*',
    'http://[::1]:4401',
    'http://10.*.0.1',
  ])('accepts %j', (source) => make([source]).destroy())
})

describe('invalid calls', () => {
  it('name the configured networks for a chain id or an unknown network', async () => {
    const { kit } = await createTestEngine()
    const byChainId = await kit.switchNetwork({ chainId: 1 } as never).catch((error) => error)
    expect(byChainId.code).toBe('caip/invalidNetworkId')
    expect(byChainId.message).toMatch(/networkId: undefined.*eip155:1, eip155:2, solana:1/)
    const elsewhere = await kit.switchNetwork({ networkId: 'eip155:7' }).catch((error) => error)
    expect(elsewhere).toMatchObject({ code: 'network/notConfigured' })
    expect(elsewhere.message).toMatch(/eip155:7.*eip155:1, eip155:2/)
    const connected = await kit.connect({ connectorId: 'one', networkId: 'eip155:7' }).catch((error) => error)
    expect(connected.message).toMatch(/eip155:7.*eip155:1, eip155:2/)
  })

  it('name the configured namespaces', async () => {
    const { kit } = await createTestEngine()
    const error = errorOf(() => kit.namespace('bip122'))
    expect(error.code).toBe('network/unknownNamespace')
    expect(error.message).toMatch(/bip122.*eip155, solana/)
    expect((await kit.switchNetwork({ networkId: 'bip122:0' }).catch((e) => e)).message).toMatch(
      /bip122.*eip155, solana/,
    )
  })

  it('name the available connectors, and what each connects', async () => {
    const { kit } = await createTestEngine()
    const error = await kit.connect({ connectorId: 'metamask' }).catch((reason) => reason)
    expect(error.code).toBe('connector/notFound')
    expect(error.message).toMatch(/metamask.*one \(eip155\), two \(eip155\), sol \(solana\), walletConnect/)
  })

  it('report whether the kit is not started yet or destroyed', async () => {
    const kit = createKit({ metadata, adapters: [eip155], ports: createFakePorts() })
    const early = await kit.connect({ connectorId: 'one' }).catch((error) => error)
    expect(early).toMatchObject({ code: 'kit/notStarted' })
    expect(early.message).toContain('kit.start()')
    kit.destroy()
    const late = await kit.connect({ connectorId: 'one' }).catch((error) => error)
    expect(late).toMatchObject({ code: 'kit/destroyed' })
    expect(late.message).toContain('createKit')
    expect(errorOf(() => kit.start()).code).toBe('kit/destroyed')
  })
})
