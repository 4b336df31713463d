import { createApiClient } from '@kit/api'
import { KitError, type WalletGrant } from '@kit/core/plugin'
import { createFakePorts, createTestEngine } from '@kit/fakes'
import { smartSessions } from '../smartSessions.js'

/** A session record of the service. */
export type Row = {
  pci: string
  expiry: number
  context: string
  revokedAt: number | null
  permissions: readonly object[]
}

const second = 1_700_000_000

/** A service that stores sessions, and a connected wallet that revokes, signs, rejects or waits. */
export async function createFakeSessions({
  needsProof = false,
  isConnected = true,
  ports = createFakePorts(),
  plugins = [] as const,
} = {}) {
  const kept = new Map<string, Row[]>()
  const requested: string[] = []
  const service = {
    needsProof,
    isUnavailable: false,
    losesAnswers: false,
    /** Delays responses. */
    waits: undefined as undefined | Promise<void>,
    /** Delays the response to a list request. */
    late: undefined as undefined | Promise<void>,
  }
  const add = (account: string, pci: string, fields: Partial<Row> = {}) => {
    const permissions = [
      { type: 'native-token-recurring-allowance', data: { allowance: '0x5', start: 1, period: 86_400 } },
    ]
    const row = { pci, expiry: second + 3600, context: '0xc0de', revokedAt: null, permissions, ...fields }
    kept.set(account, [row, ...(kept.get(account) ?? [])])
    return row
  }
  const project = { id: 'app', name: 'App', url: null, iconUrl: null }

  const fetch: typeof ports.fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(url)
    const [, , , account = '', action = 'list'] = decodeURIComponent(pathname).split('/')
    const body = JSON.parse(init?.body ?? '{}') as { readonly pci?: string; readonly signature?: string }
    const isProven = (searchParams.get('signature') ?? body.signature) === `signed by ${account.split(':')[2]}`
    requested.push(`${action}${isProven ? ' with proof' : ''} of ${account}`)
    await service.waits
    const answer = (status: number, content: unknown) => ({
      ok: status < 400,
      status,
      headers: { get: () => null },
      json: async () => content,
      text: async () => JSON.stringify(content),
      arrayBuffer: () => Promise.reject(new Error('no bytes')),
    })
    if (service.isUnavailable)
      return answer(400, { status: 'FAILED', reasons: [{ name: '', description: 'Not today' }] })
    if (service.needsProof && !isProven)
      return answer(401, { status: 'FAILED', reasons: [{ name: 'signature', description: 'Needed' }] })
    const rows = kept.get(account) ?? []
    if (action === 'list') {
      const pcis = rows.map((row) => ({ ...row, project, createdAt: second, policies: [] }))
      await service.late
      return answer(200, { pcis, next: null })
    }
    const row = rows.find(({ pci, revokedAt }) => pci === body.pci && revokedAt === null)
    if (row === undefined) return answer(400, { status: 'FAILED', reasons: [{ name: 'pci', description: 'Revoked' }] })
    row.revokedAt = second
    if (service.losesAnswers) throw new TypeError('Failed to fetch')
    return answer(200, { success: true })
  }

  const wallet = {
    /** Requests to revoke and to sign. */
    took: [] as string[],
    signed: [] as string[],
    refuses: undefined as undefined | 'revoke' | 'sign',
    lacks: false,
    /** Permissions that the wallet lists. Undefined if it can't list them. */
    grants: undefined as undefined | WalletGrant[],
    /** Number of list requests. */
    listed: 0,
    /** Delays the wallet's list. */
    lists: undefined as undefined | Promise<void>,
    /** Whether the wallet reports a revocation that it didn't make. */
    lies: false,
    fails: false,
    failsToList: false,
    waits: undefined as undefined | Promise<void>,
    /** The wallet updates the service itself. */
    onRevoke: undefined as undefined | ((context: string) => void),
  }
  /** The time of the network is that of the fake clock, unless a test moves one of them. */
  const chain = { aheadMs: 0, isDown: false, waits: undefined as undefined | Promise<void> }
  const refuse = () => Promise.reject(new KitError('connection/rejected', { shortMessage: 'No.' }))
  const api = createApiClient({ baseUrl: 'https://api.example/', projectId: 'app', fetch, clock: ports.clock })
  const engine = await createTestEngine({
    ports,
    plugins: [...plugins, smartSessions({ api })],
    eip155: {
      async signMessage({ message, account }) {
        wallet.signed.push(message)
        await wallet.waits
        return wallet.refuses === 'sign' ? refuse() : `signed by ${account.address}`
      },
      loadCapabilities: async () => ({
        async getAccountPosition() {
          await chain.waits
          if (chain.isDown) throw new KitError('rpc/failed', { shortMessage: 'Down.' })
          return { timeMs: ports.clock.now() + chain.aheadMs }
        },
        async grantPermissions({ account, network, permissions, expiresAtMs }) {
          const granted = permissions.map((each) => ({ ...each, context: '0xc0de' as const }))
          return {
            networkId: network.id,
            address: account.address,
            expiresAtMs,
            permissions: granted,
            dependencies: [],
          }
        },
        async revokePermissions({ context }) {
          wallet.took.push(context)
          await wallet.waits
          if (wallet.lacks) throw new KitError('wallet/unsupportedMethod', { shortMessage: 'No.' })
          if (wallet.fails) throw new KitError('wallet/failed', { shortMessage: 'Broken.' })
          if (wallet.refuses === 'revoke') return refuse()
          wallet.onRevoke?.(context)
          if (!wallet.lies) wallet.grants = wallet.grants?.filter((grant) => grant.context !== context)
        },
        async getGrantedPermissions() {
          wallet.listed += 1
          await wallet.lists
          if (wallet.fails || wallet.failsToList) throw new KitError('wallet/failed', { shortMessage: 'Broken.' })
          if (wallet.grants) return wallet.grants
          throw new KitError('wallet/unsupportedMethod', { shortMessage: 'No.' })
        },
      }),
    },
  })
  if (isConnected) await engine.connect('one', ['0xA', '0xB'])
  const plugin = engine.kit.plugins.smartSessions
  const statusOf = (pci: string) => {
    const { sessions } = plugin.state.getState()
    return 'data' in sessions ? sessions.data?.find((session) => session.pci === pci)?.status : undefined
  }
  return { ...engine, plugin, service, chain, kept, add, requested, wallet, statusOf, second }
}
