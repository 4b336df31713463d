import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { toUnknownEvmNetwork } from '../network/toNetwork.js'
import { createFakeProvider } from '../testing/createFakeProvider.js'
import { getEvmAssets } from './getEvmAssets.js'
import { getEvmCallsStatus } from './getEvmCallsStatus.js'
import { getEvmCapabilities } from './getEvmCapabilities.js'
import { grantEvmPermissions } from './grantEvmPermissions.js'
import { getEvmPermissions, requestEvmPermissions } from './requestEvmPermissions.js'
import { revokeEvmPermissions } from './revokeEvmPermissions.js'
import { showEvmCallsStatus } from './showEvmCallsStatus.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = `0x${'22'.repeat(20)}`
const [token, manager] = [`0x${'33'.repeat(20)}`, `0x${'44'.repeat(20)}`]
const context = '0x1234'

/** Creates a wallet with these responses, and a call to it. */
function ask(answers: Parameters<typeof createFakeProvider>[0]) {
  const account = { namespace: 'eip155', address, type: 'eoa' } as const
  const lacks = () => Promise.reject(Object.assign(new Error('no'), { code: -32601 }))
  const provider = createFakeProvider({
    eth_chainId: () => '0xa',
    wallet_requestExecutionPermissions: lacks,
    wallet_revokeExecutionPermission: lacks,
    ...answers,
  })
  return { provider, account, network: toUnknownEvmNetwork('eip155:10'), clock: createFakeClock() }
}
const failing = (code: number) => () => Promise.reject(Object.assign(new Error('no'), { code }))

describe('getCapabilities', () => {
  it.each([null, 'all', 7])('fails with "Error parsing wallet capabilities." for %j', async (answer) => {
    await expect(getEvmCapabilities(ask({ wallet_getCapabilities: () => answer }))).rejects.toMatchObject({
      code: 'wallet/invalidResponse',
      shortMessage: 'Error parsing wallet capabilities.',
    })
  })

  it.each([
    [{ '0xa': { atomic: { status: 'supported' } } }, { atomic: { status: 'supported' } }],
    [{ '0xA': { atomic: { status: 'ready' } } }, { atomic: { status: 'ready' } }],
    [
      { '0x0': { atomic: { status: 'supported' } }, '0xa': { flow: 1 } },
      { atomic: { status: 'supported' }, flow: 1 },
    ],
    [
      { '0x0': { atomic: { status: 'supported' } }, '0xa': { atomic: { status: 'ready' } } },
      { atomic: { status: 'ready' } },
    ],
    [{ '10': { atomic: { status: 'supported' } } }, { atomic: { status: 'supported' } }],
    [{ '0x0a': { atomic: { status: 'supported' } } }, { atomic: { status: 'supported' } }],
    [{ '0x00': { atomic: { status: 'supported' } } }, { atomic: { status: 'supported' } }],
    [{ '0xa': { atomicBatch: { supported: true } } }, { atomic: { status: 'supported' } }],
    [{ '0xa': { atomicBatch: { supported: false } } }, { atomic: { status: 'unsupported' } }],
    [{ '0xa': { paymasterService: { supported: true, more: 1 } } }, { paymasterService: { supported: true } }],
    [{ '0xa': { auxiliaryFunds: { supported: true, assets: [] } } }, { auxiliaryFunds: { supported: true } }],
    [{ '0xa': { atomic: { status: 'maybe' }, paymasterService: 'yes', auxiliaryFunds: 1 } }, {}],
    [{ '0x1': { atomic: { status: 'supported' } } }, {}],
    [{ '0xa': ['atomic'] }, {}],
  ])('parses %j as %j', async (answer, capabilities) => {
    const call = ask({ wallet_getCapabilities: () => answer })
    expect(await getEvmCapabilities(call)).toEqual(capabilities)
    expect(call.provider.requested).toEqual([{ method: 'wallet_getCapabilities', params: [address, ['0xa']] }])
  })

  it('returns an empty record for a wallet without the method, and rejects when the wallet fails', async () => {
    expect(await getEvmCapabilities(ask({ wallet_getCapabilities: failing(-32601) }))).toEqual({})
    await expect(getEvmCapabilities(ask({ wallet_getCapabilities: failing(4100) }))).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
  })
})

describe('getCallsStatus', () => {
  const receipt = {
    transactionHash: `0x${'11'.repeat(32)}`,
    status: '0x1',
    blockNumber: '0x5',
    gasUsed: '0x7',
    logs: [],
  }

  const mined = {
    hash: receipt.transactionHash,
    status: 'success',
    blockNumber: 5n,
    gasUsed: 7n,
    logs: [],
  }
  /** The network's endpoints, which know the transaction, or nothing. */
  const nodes = (known: unknown = receipt) => ({
    read: async () => (async () => known) as never,
  })

  it('returns the capabilities of the response, or none if they are not a record', async () => {
    const capabilities = { paymasterService: { sponsor: 'Pays' } }
    const read = (given: unknown) => {
      const call = ask({ wallet_getCallsStatus: () => ({ status: 100, capabilities: given }) })
      return getEvmCallsStatus({ ...call, id: '0x1', ...nodes() })
    }
    expect(await read(capabilities)).toMatchObject({ status: 'pending', capabilities })
    for (const none of [undefined, null, 'all', [], {}]) expect(await read(none)).not.toHaveProperty('capabilities')
  })

  it.each([
    [100, 'pending', []],
    [102, 'pending', []],
    [200, 'success', [receipt]],
    [400, 'cancelled', undefined],
    [500, 'reverted', []],
    [600, 'partlyReverted', [receipt, { ...receipt, status: '0x0' }]],
  ])('maps %i to %s', async (status, word, receipts) => {
    const call = ask({ wallet_getCallsStatus: () => ({ status, atomic: true, receipts }) })
    const found = await getEvmCallsStatus({ ...call, ...nodes(), id: '0x1d' })
    expect(found).toMatchObject({
      id: '0x1d',
      networkId: 'eip155:10',
      status: word,
      statusCode: status,
      isAtomic: true,
    })
    expect(found.receipts).toEqual(
      (receipts ?? []).map(({ status: each }) => ({ ...mined, status: each === '0x1' ? 'success' : 'reverted' })),
    )
    expect(call.provider.requested).toEqual([{ method: 'wallet_getCallsStatus', params: ['0x1d'] }])
  })

  it.each<[object, string, object[]]>([
    [{ status: 200 }, 'success', []],
    [{ status: 200, receipts: [] }, 'success', []],
    [{ status: 200, receipts: null }, 'success', []],
    [{ status: 'CONFIRMED', receipts: [receipt] }, 'success', [mined]],
    [{ status: 'PENDING' }, 'pending', []],
    [{ status: '0xc8' }, 'success', []],
    [{ status: 200, receipts: [{ ...receipt, status: undefined }] }, 'success', [mined]],
    [{ status: 200, receipts: [{ ...receipt, status: 'success' }] }, 'success', [mined]],
    [{ status: 200, receipts: [{ ...receipt, status: 1, blockNumber: 5, gasUsed: 7 }] }, 'success', [mined]],
    [{ status: 200, receipts: [{ transactionHash: receipt.transactionHash }] }, 'success', [mined]],
    [{ status: 600, receipts: [{ ...receipt, status: undefined }] }, 'partlyReverted', [mined]],
    [{ status: 200, receipts: [{ ...receipt, transactionHash: '0x12' }] }, 'success', []],
    [{ status: 500, receipts: [null] }, 'reverted', []],
  ])('parses %j as %s', async (answer, word, receipts) => {
    const call = ask({ wallet_getCallsStatus: () => answer })
    const found = await getEvmCallsStatus({ ...call, ...nodes(), id: '0x1d' })
    expect(found).toMatchObject({ status: word })
    expect(found.receipts).toEqual(receipts)
  })

  describe('status that EIP-5792 leaves undefined, or that the receipts contradict', () => {
    const reverted = { ...receipt, status: '0x0' }
    const bare = { transactionHash: receipt.transactionHash }

    it.each<[number, object[] | undefined, string, object?]>([
      [300, [receipt], 'success'],
      [350, [receipt, receipt], 'success'],
      [399, [reverted], 'reverted'],
      [300, [receipt, reverted], 'partlyReverted'],
      [300, [bare], 'success'],
      [700, [receipt], 'success'],
      [400, undefined, 'cancelled'],
      [400, [], 'cancelled'],
      [400, [bare], 'cancelled', { known: null }],
      [400, [receipt], 'success'],
      [400, [reverted], 'reverted'],
      [400, [receipt], 'partlyReverted', { atomic: false }],
    ])('maps %i with receipts %j to %s', async (status, receipts, word, more) => {
      const { atomic = true, known = receipt } = (more ?? {}) as { atomic?: boolean; known?: unknown }
      const call = ask({ wallet_getCallsStatus: () => ({ status, atomic, receipts }) })
      expect(await getEvmCallsStatus({ ...call, ...nodes(known), id: '0x1d' })).toMatchObject({
        status: word,
        statusCode: status,
      })
    })

    it.each([
      [300, undefined],
      [300, []],
      [399, [bare]],
      [700, [null]],
    ])('rejects %i with receipts %j, which are inconclusive', async (status, receipts) => {
      const call = ask({ wallet_getCallsStatus: () => ({ status, atomic: true, receipts }) })
      const read = getEvmCallsStatus({ ...call, ...nodes(null), id: '0x1d' })
      await expect(read).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
    })
  })

  it.each([null, { ...receipt, status: undefined }])('skips a receipt that the chain returns as %j', async (known) => {
    const receipts = [{ transactionHash: receipt.transactionHash }]
    const call = ask({ wallet_getCallsStatus: () => ({ status: 200, receipts }) })
    expect(await getEvmCallsStatus({ ...call, ...nodes(known), id: '0x1d' })).toMatchObject({
      status: 'success',
      receipts: [],
    })
  })

  it.each([null, 'done', {}, { status: 'done' }, { status: 700 }, { status: 2 }])(
    'rejects the response %j',
    async (answer) => {
      const call = ask({ wallet_getCallsStatus: () => answer })
      const status = getEvmCallsStatus({ ...call, ...nodes(), id: '0x1d' })
      await expect(status).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
    },
  )

  it('distinguishes calls unknown to the wallet from a failing wallet', async () => {
    const codeFor = (code: number) =>
      getEvmCallsStatus({ ...ask({ wallet_getCallsStatus: failing(code) }), ...nodes(), id: '0x1d' }).catch(
        (error: { code: string }) => error.code,
      )
    expect(await codeFor(5730)).toBe('transaction/invalid')
    expect(await codeFor(-32603)).not.toBe('transaction/invalid')
  })

  it('can be shown by the wallet', async () => {
    const call = ask({ wallet_showCallsStatus: () => null })
    expect(await showEvmCallsStatus({ ...call, id: '0x1d' })).toBeUndefined()
    expect(call.provider.requested).toEqual([{ method: 'wallet_showCallsStatus', params: ['0x1d'] }])
  })
})

describe('grantPermissions', () => {
  const data = { allowance: '0x5' }
  const permission = { type: 'native-token-recurring-allowance', data }
  const requested = {
    signer: { type: 'account', data: { address: other } },
    permissions: [permission],
    expiresAtMs: Date.now() + 86_400_000,
  }
  const expiry = Math.floor(requested.expiresAtMs / 1000)

  it('uses the current method name', async () => {
    const answer = [
      {
        permission: { ...permission, isAdjustmentAllowed: false },
        rules: [{ type: 'expiry', data: { timestamp: expiry - 60 } }],
        context,
        dependencies: [{ factory: manager, factoryData: '0x99' }],
        delegationManager: manager,
      },
    ]
    const call = ask({ wallet_requestExecutionPermissions: () => answer })
    expect(await grantEvmPermissions({ ...call, ...requested })).toEqual({
      networkId: 'eip155:10',
      address,
      expiresAtMs: (expiry - 60) * 1000,
      permissions: [{ ...permission, context }],
      delegationManager: manager,
      dependencies: [{ factory: manager, factoryData: '0x99' }],
    })
    expect(call.provider.requested.at(-1)).toEqual({
      method: 'wallet_requestExecutionPermissions',
      params: [
        [
          {
            chainId: '0xa',
            from: address,
            to: other,
            permission: { ...permission, isAdjustmentAllowed: false },
            rules: [{ type: 'expiry', data: { timestamp: expiry } }],
          },
        ],
      ],
    })
  })

  it('requests only permission types that the wallet supports on the network', async () => {
    const { type } = permission
    for (const chainIds of [['0xa'], [10], ['0x1', '10']]) {
      const call = ask({
        wallet_getSupportedExecutionPermissions: () => ({ [type]: { chainIds, ruleTypes: ['expiry'] } }),
        wallet_requestExecutionPermissions: failing(4001),
      })
      await expect(grantEvmPermissions({ ...call, ...requested })).rejects.toMatchObject({
        code: 'connection/rejected',
      })
    }
    for (const offered of [{}, { [type]: { chainIds: ['0x1'] } }, { 'erc20-token-other': { chainIds: ['0xa'] } }]) {
      const call = ask({ wallet_getSupportedExecutionPermissions: () => offered })
      await expect(grantEvmPermissions({ ...call, ...requested })).rejects.toMatchObject({
        code: 'wallet/unsupportedPermission',
        details: type,
      })
      expect(call.provider.requested.map(({ method }) => method)).not.toContain('wallet_requestExecutionPermissions')
    }
  })

  it('uses the older method name when the wallet supports no other, or the signer is a key', async () => {
    const answer = { permissions: [permission], expiry, context, signerMeta: { delegationManager: manager } }
    const keys = { type: 'key', data: { type: 'secp256k1', publicKey: '0x04' } }
    for (const signer of [requested.signer, keys]) {
      const call = ask({ wallet_grantPermissions: () => answer })
      expect(await grantEvmPermissions({ ...call, ...requested, signer })).toEqual({
        networkId: 'eip155:10',
        address,
        expiresAtMs: expiry * 1000,
        permissions: [{ ...permission, context }],
        delegationManager: manager,
        dependencies: [],
      })
      expect(call.provider.requested.at(-1)).toEqual({
        method: 'wallet_grantPermissions',
        params: [{ chainId: '0xa', address, expiry, signer, permissions: [permission] }],
      })
    }
  })

  it("isn't retried after a rejection", async () => {
    const call = ask({ wallet_requestExecutionPermissions: failing(4001), wallet_grantPermissions: () => ({}) })
    await expect(grantEvmPermissions({ ...call, ...requested })).rejects.toMatchObject({ code: 'connection/rejected' })
    expect(call.provider.requested.at(-1)?.method).toBe('wallet_requestExecutionPermissions')
  })

  it.each([[{ permissions: [] }], [{ expiresAtMs: 1 }], [{ expiresAtMs: Number.NaN }]])(
    'rejects %j before the wallet is prompted',
    async (wrong) => {
      const call = ask({})
      await call.clock.advance(5)
      await expect(grantEvmPermissions({ ...call, ...requested, ...wrong })).rejects.toMatchObject({
        code: 'transaction/invalid',
      })
      expect(call.provider.requested).toEqual([])
    },
  )

  it.each([
    null,
    {},
    { permissions: [] },
    { permissions: [permission] },
    { permissions: [{}], context },
    { permissions: [permission], context: 'x' },
  ])('rejects the response %j', async (answer) => {
    const call = ask({ wallet_grantPermissions: () => answer })
    await expect(grantEvmPermissions({ ...call, ...requested })).rejects.toMatchObject({
      code: 'wallet/invalidResponse',
    })
  })

  it('can be revoked by either method name', async () => {
    const present = ask({ wallet_revokeExecutionPermission: () => ({}) })
    await revokeEvmPermissions({ ...present, context })
    const older = ask({ wallet_revokePermissions: () => null })
    await revokeEvmPermissions({ ...older, context })
    for (const { provider } of [present, older])
      expect(provider.requested.at(-1)?.params).toEqual([{ permissionContext: context }])
    expect(older.provider.requested.map(({ method }) => method)).toEqual([
      'wallet_revokeExecutionPermission',
      'wallet_revokePermissions',
    ])
    await expect(revokeEvmPermissions({ ...ask({}), context: 'x' as never })).rejects.toMatchObject({
      code: 'transaction/invalid',
    })
  })
})

describe('getAssets', () => {
  const metadata = { name: 'Coin\u202e', symbol: 'COIN', decimals: 6, icon: 'javascript:alert(1)' }

  it('returns currency and tokens of the network, and skips entries without a valid amount', async () => {
    const rows = [
      { address: 'native', balance: '0x5', type: 'NATIVE' },
      { address: token, balance: '0x7', type: 'erc20', metadata },
      { address: token.toUpperCase().replace('0X', '0x'), balance: '0x8', type: 'ERC20', metadata },
      { address: other, balance: '0x1', type: 'erc721', metadata },
      { address: other, balance: 7, type: 'erc20', metadata },
      { address: other, balance: '0x1', type: 'erc20', metadata: { ...metadata, decimals: 256 } },
      null,
    ]
    const call = ask({ wallet_getAssets: () => ({ '0xA': rows, '0x1': rows }) })
    expect(await getEvmAssets(call)).toEqual([
      expect.objectContaining({ networkId: 'eip155:10', address: undefined, amount: 5n }),
      {
        networkId: 'eip155:10',
        address: expect.stringMatching(/^0x3{40}$/),
        name: 'Coin',
        symbol: 'COIN',
        decimals: 6,
        iconUrl: undefined,
        amount: 8n,
        value: undefined,
        price: undefined,
      },
    ])
    const params = [{ account: address, chainFilter: ['0xa'], assetTypeFilter: ['native', 'erc20'] }]
    expect(call.provider.requested).toEqual([{ method: 'wallet_getAssets', params }])
  })

  it('returns an empty list when the account holds nothing, and rejects a missing response', async () => {
    expect(await getEvmAssets(ask({ wallet_getAssets: () => ({}) }))).toEqual([])
    expect(await getEvmAssets(ask({ wallet_getAssets: () => ({ '0xa': 'many' }) }))).toEqual([])
    await expect(getEvmAssets(ask({ wallet_getAssets: () => null }))).rejects.toMatchObject({
      code: 'wallet/invalidResponse',
    })
    await expect(getEvmAssets(ask({ wallet_getAssets: failing(4200) }))).rejects.toMatchObject({
      code: 'wallet/unsupportedMethod',
    })
  })
})

describe('requestPermissions', () => {
  const caveats = [{ type: 'restrictReturnedAccounts', value: [address] }]

  it('passes the request on unchanged and parses the response', async () => {
    const answer = () => [{ invoker: 'https://dapp.example', parentCapability: 'eth_accounts', caveats }]
    const call = ask({ wallet_requestPermissions: answer, wallet_getPermissions: answer })
    const permissions = { eth_accounts: {} }
    const read = [{ parentCapability: 'eth_accounts', caveats }]
    expect(await requestEvmPermissions({ ...call, permissions })).toEqual(read)
    expect(await getEvmPermissions(call)).toEqual(read)
    expect(call.provider.requested).toEqual([
      { method: 'wallet_requestPermissions', params: [permissions] },
      { method: 'wallet_getPermissions' },
    ])
  })

  it.each([
    [[null, 7, { parentCapability: 7 }], []],
    [[{ parentCapability: 'eth_accounts' }], [{ parentCapability: 'eth_accounts', caveats: [] }]],
    [[{ parentCapability: 'a', caveats: [null, { type: 1 }] }], [{ parentCapability: 'a', caveats: [] }]],
  ])('skips invalid entries in %j', async (answer, permissions) => {
    expect(await getEvmPermissions(ask({ wallet_getPermissions: () => answer }))).toEqual(permissions)
  })

  it('rejects a response that is not a list, passes on rejections, and requires at least one permission', async () => {
    const codeOf = (requested: Promise<unknown>) => requested.catch((error: { code: string }) => error.code)
    expect(await codeOf(getEvmPermissions(ask({ wallet_getPermissions: () => null })))).toBe('wallet/invalidResponse')
    const requested = { permissions: { eth_accounts: {} } }
    const answered = (code: number) => ask({ wallet_requestPermissions: failing(code) })
    expect(await codeOf(requestEvmPermissions({ ...answered(4001), ...requested }))).toBe('connection/rejected')
    expect(await codeOf(requestEvmPermissions({ ...answered(-32601), ...requested }))).toBe('wallet/unsupportedMethod')
    expect(await codeOf(requestEvmPermissions({ ...ask({}), permissions: {} }))).toBe('transaction/invalid')
  })
})
