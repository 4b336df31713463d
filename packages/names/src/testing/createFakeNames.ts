import { createApiClient, identitySource } from '@kit/api'
import { KitError } from '@kit/core/plugin'
import { createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import type { NamesOptions } from '../NamesOptions.js'
import { names } from '../names.js'

/** A request to register or change a name. */
export type Written = {
  readonly path: string
  readonly message: { readonly name?: string; readonly attributes?: Record<string, string>; readonly timestamp: number }
  readonly address: string
  readonly coin_type: number
  readonly signature: string
}

type Answer = { readonly status: number; readonly body: unknown }

const refusal = (field: string, description: string): Answer => ({
  status: 400,
  body: { status: 'FAILED', reasons: [{ name: field, description }] },
})

/** A service that stores names, and a connected wallet that signs, rejects or waits. */
export async function createFakeNames({
  zone,
  timeZone,
  isConnected = true,
}: Partial<Pick<NamesOptions, 'zone'>> & { readonly timeZone?: string; readonly isConnected?: boolean } = {}) {
  const ports = createFakePorts()
  const kept = new Map<string, { address: string; attributes: Record<string, string> }>()
  const requested: string[] = []
  const written: Written[] = []
  const service = {
    /** Error responses by path prefix. */
    failures: new Map<string, Answer>(),
    /** Performs requests, but goes down before it responds. */
    losesAnswers: false,
    isUnavailable: false,
    /** The response to every write. */
    refusesWrites: undefined as undefined | Answer,
    /** Delays a request. */
    delay: undefined as undefined | ((path: string) => Promise<void> | undefined),
    /** Delays a response. */
    late: undefined as undefined | ((path: string) => Promise<void> | undefined),
    suggestions: undefined as undefined | ((label: string) => readonly { name: string; registered: boolean }[]),
    networks: ['eip155:1', 'eip155:2', 'solana:1'],
  }
  const recordOf = (name: string) => {
    const found = kept.get(name)
    return (
      found && {
        name,
        registered_at: '2026-11-20T10:00:00Z',
        updated_at: null,
        attributes: found.attributes,
        addresses: { 60: { address: found.address.toLowerCase(), created_at: '2026-11-20T10:00:00Z' } },
      }
    )
  }

  function answerTo(path: string, body: Record<string, never> | undefined): Answer {
    const ok = (answer: unknown): Answer => ({ status: 200, body: answer })
    const [, , , kind, given = ''] = path.split('/')
    if (path === '/v1/supported-chains') return ok({ http: service.networks, ws: [] })
    if (path.startsWith('/v1/identity/')) {
      const [name] = [...kept].find(([, { address }]) => address === path.split('/')[3]) ?? [null]
      return ok({ name, avatar: null })
    }
    if (kind === 'suggestions') {
      const all = service.suggestions?.(given) ?? [
        { name: `${given}.kit.test`, registered: kept.has(`${given}.kit.test`) },
        { name: `${given}land.kit.test`, registered: false },
      ]
      return ok({ suggestions: all })
    }
    if (kind === 'reverse')
      return ok([...kept].filter(([, { address }]) => address === given).map(([name]) => recordOf(name)))
    if (body === undefined) return ok(recordOf(given) ?? [])
    const request = { ...body, path, message: JSON.parse(body['message'] as never) } as unknown as Written
    written.push(request)
    const { name = given, attributes = {} } = request.message
    if (request.message.name !== undefined && kept.has(name)) return refusal('name', 'The name is taken')
    kept.set(name, { address: request.address, attributes })
    return ok(request.message.name === undefined ? attributes : recordOf(name))
  }

  const fetch: typeof ports.fetch = async (url, init) => {
    const { pathname: path } = new URL(url)
    requested.push(path)
    if (service.isUnavailable) throw new TypeError('Failed to fetch')
    await service.delay?.(path)
    const failure =
      (init?.body !== undefined && service.refusesWrites) ||
      [...service.failures].find(([start]) => path.startsWith(start))?.[1]
    const { status, body } = failure ?? answerTo(path, init?.body === undefined ? undefined : JSON.parse(init.body))
    await service.late?.(path)
    if (service.losesAnswers && init?.body !== undefined) throw new TypeError('Failed to fetch')
    return {
      ok: status < 400,
      status,
      headers: { get: () => null },
      json: async () => body,
      text: async () => JSON.stringify(body),
      arrayBuffer: () => Promise.reject(new Error('no bytes')),
    }
  }

  const wallet = {
    requested: [] as { readonly message: string; readonly address: string }[],
    refuses: false,
    /** If set, the wallet waits for it before signing. */
    waits: undefined as undefined | Promise<void>,
  }
  const api = createApiClient({ baseUrl: 'https://api.example/', fetch, clock: ports.clock })
  const engine = await createTestEngine({
    ports: { ...ports, platform: { ...ports.platform, ...(timeZone !== undefined && { timeZone }) } },
    plugins: [names({ api, zone })],
    settings: { identitySource: identitySource(api), blockedTimeZones: ['Asia/Shanghai'] },
    eip155: {
      async signMessage({ message, account }) {
        wallet.requested.push({ message, address: account.address })
        await wallet.waits
        if (wallet.refuses) throw new KitError('connection/rejected', { shortMessage: 'Declined.' })
        return `0xsigned by ${account.address}`
      },
    },
    solana: { signMessage: async () => '0x' },
  })
  if (isConnected) await engine.connect('one', ['0xA'])
  const plugin = engine.kit.plugins.names
  /** Enters a name and waits for the service's response. */
  async function type(label: string): Promise<void> {
    plugin.edit({ label })
    await flushPromises()
    ports.advance(500)
    await flushPromises()
  }
  return {
    ...engine,
    plugin,
    service,
    kept,
    requested,
    written,
    wallet,
    type,
    refusal,
    paths: (start: string) => requested.filter((path) => path.startsWith(start)),
  }
}
