import type { SessionTerms } from '@kit/api'
import { testTokenAbi } from '@kit/devnet'
import { createText } from '@kit/react-ui/feature'
import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import fc from 'fast-check'
import {
  concat,
  createWalletClient,
  encodeFunctionData,
  encodePacked,
  formatUnits,
  getAddress,
  type Hex,
  http,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  recoverTypedDataAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { account, network } from '../../test/createRpc.js'
import { owner, startSmart } from '../../test/startSmart.js'
import type { PermissionServices } from '../rpc/PermissionServices.js'
import type { SmartAccounts } from '../smart/createSmartAccounts.js'
import { delegationManager } from '../smart/hybridContracts.data.js'
import { en } from '../text/en.data.js'
import { createPermissionBook } from './createPermissionBook.js'
import { type Delegation, decodeContext, encodeContext } from './Delegation.js'
import { enforcers } from './enforcers.data.js'

const friend = privateKeyToAccount(`0x${'9'.repeat(64)}`)
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const anyDelegate = '0x0000000000000000000000000000000000000a11'
const managerAbi = parseAbi([
  'function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] calls)',
  'error InvalidDelegate()',
])

let scene: Awaited<ReturnType<typeof startSmart>>
beforeAll(async () => {
  scene = await startSmart()
  await scene.chain.rpc('anvil_setBalance', friend.address, numberToHex(parseEther('10')))
})
afterAll(() => scene.stop())

/** Block time in seconds: an earlier test may have advanced it. */
const chainNow = async (): Promise<number> => Number((await scene.wallet.getBlock()).timestamp)

/** Changes to the default request. */
type More = { readonly [name: string]: unknown }

/** Creates the frame's services with a separate record. */
function create({ decide }: { readonly decide?: () => boolean } = {}) {
  const record: { pci: string; context: Hex; ended: boolean; terms: SessionTerms }[] = []
  const servicesOf = (smart: SmartAccounts): PermissionServices => ({
    smart,
    language: async () => ({ text: createText({ locale: 'en', messages: en, dir: 'ltr' }), locale: 'en' }),
    recordOf: async () => ({
      async add(terms, context) {
        record.push({ pci: String(record.length), context, ended: false, terms })
        return String(record.length - 1)
      },
      list: async () =>
        record.map(({ pci, context, ended, terms }) => {
          const project = { id: 'demo', name: 'Demo' }
          return { ...terms, pci, context, project, createdAtMs: 1, revokedAtMs: ended ? 1 : undefined }
        }),
      async end(pci) {
        const row = record[Number(pci)]
        if (row) row.ended = true
      },
    }),
  })
  const rooms = scene.create({ ...(decide && { decide }), permissions: servicesOf })
  const book = () =>
    createPermissionBook({
      ...servicesOf(rooms.smart),
      networks: [network],
      clientOf: () => rooms.client,
      executor: rooms.smart.executor,
      signal: new AbortController().signal,
    })
  const ask = async (permission: object, more: More = {}) => {
    const requested = {
      chainId: '0x7a69',
      expiry: more['expiry'] ?? (await chainNow()) + 3600,
      signer: { type: 'account', data: { address: friend.address } },
      permissions: [permission],
      ...more,
    }
    return (await rooms.ask('wallet_grantPermissions', [requested])) as unknown as {
      readonly context: Hex
      readonly accountMeta?: { readonly factory: Hex; readonly factoryData: Hex }
    }
  }
  return { ...rooms, record, book, grant: ask }
}

/** Creates a user with funds, whose account is deployed. */
async function createFunded() {
  const rpc = create()
  const { address } = rpc.smart
  await scene.chain.rpc('anvil_setBalance', address, numberToHex(parseEther('10')))
  await rpc.ask('eth_sendTransaction', [{ from: address, to: token(), data: callToken('mint', address, 1_000n) }])
  return rpc
}
const token = (): Hex => scene.chain.tokens.TUSD.address
const callToken = (functionName: string, to: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: testTokenAbi, functionName, args: [to, amount] } as never)
const functionAbi = (name: string, ...types: readonly string[]) => ({
  type: 'function',
  name,
  stateMutability: 'nonpayable',
  inputs: types.map((type, at) => ({ type, name: `a${at}` })),
  outputs: [],
})
const contractCall = (address: string, requested: object = {}, ...abi: readonly object[]) => ({
  type: 'contract-call',
  data: {
    address,
    abi: abi.length > 0 ? abi : [functionAbi('transfer', 'address', 'uint256')],
    functions: [{ functionName: 'transfer', ...requested }],
  },
})

/** Has the delegate redeem a permission. */
async function redeem(context: Hex, to: Hex, value: bigint, data: Hex) {
  const wallet = createWalletClient({ account: friend, chain: foundry, transport: http(scene.chain.url) })
  const call = encodePacked(['address', 'uint256', 'bytes'], [to, value, data])
  const args = [[context], [`0x${'0'.repeat(64)}`], [call]] as const
  const hash = await wallet.writeContract({
    abi: managerAbi,
    address: delegationManager,
    functionName: 'redeemDelegations',
    args,
  })
  return (await scene.wallet.waitForTransactionReceipt({ hash })).status
}

it('wallet_grantPermissions uses the enforcers of the release', () => {
  const deployed = DELEGATOR_CONTRACTS['1.3.0']?.[1] ?? {}
  for (const [name, address] of Object.entries(enforcers)) {
    const contract = `${name === 'erc20PeriodTransfer' ? 'ERC20PeriodTransfer' : name[0]?.toUpperCase() + name.slice(1)}Enforcer`
    expect([name, deployed[contract]]).toEqual([name, address])
  }
})

it('wallet_grantPermissions lets a delegate spend a token allowance and no more, until it is revoked', async () => {
  const rpc = create()
  const { address } = rpc.smart
  const token = scene.chain.tokens.TUSD.address
  await scene.chain.rpc('anvil_setBalance', address, numberToHex(parseEther('10')))
  const mint = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [address, 1_000n] } as never)
  await rpc.ask('eth_sendTransaction', [{ from: address, to: token, data: mint }])
  const now = Math.floor(Date.now() / 1000)
  const data = { address: token, allowance: '0x64', start: now - 10, period: 86_400 }
  const requested = {
    chainId: '0x7a69',
    address,
    expiry: now + 3600,
    signer: { type: 'account', data: { address: friend.address } },
    permissions: [{ type: 'erc20-token-recurring-allowance', data }],
  }
  const granted = (await rpc.ask('wallet_grantPermissions', [requested])) as unknown as { context: Hex; pci: string }
  expect(rpc.last().words).toContain('spend up to')
  expect(granted).toMatchObject({ pci: '0', signerMeta: { delegationManager }, expiry: now + 3600 })

  const transfer = (to: Hex, amount: bigint) =>
    encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to, amount] } as never)
  expect(await redeem(granted.context, token, 0n, transfer(friend.address, 60n))).toBe('success')
  await expect(redeem(granted.context, token, 0n, transfer(friend.address, 41n))).rejects.toThrow()
  expect(await redeem(granted.context, token, 0n, transfer(other, 40n))).toBe('success')

  expect(await rpc.ask('wallet_revokeExecutionPermission', [{ permissionContext: granted.context }])).toBeNull()
  expect(rpc.record).toMatchObject([{ ended: true }])
  await scene.chain.rpc('evm_increaseTime', 86_400)
  await expect(redeem(granted.context, token, 0n, transfer(friend.address, 1n))).rejects.toThrow()
})

it('wallet_grantPermissions lets a delegate call one function of one contract with fixed arguments until it expires', async () => {
  const rpc = await createFunded()
  const args = [{ operator: 'EQUAL', value: other }, null]
  const { context } = await rpc.grant(contractCall(token(), { args }))
  expect(rpc.last().words).toContain('transfer(address,uint256)')
  expect(rpc.last().warnings.join()).toContain('take all of this token')

  const transfer = callToken('transfer', other, 1n)
  expect(await redeem(context, token(), 0n, transfer)).toBe('success')
  const refused: readonly (readonly [Hex, bigint, Hex])[] = [
    [other, 0n, transfer],
    [token(), 1n, transfer],
    [token(), 0n, callToken('approve', other, 1n)],
    [token(), 0n, callToken('transfer', friend.address, 1n)],
    [rpc.smart.address, 0n, transfer],
  ]
  for (const [to, value, data] of refused) await expect(redeem(context, to, value, data)).rejects.toThrow()
  const stranger = await rpc.grant(contractCall(token()), { signer: { type: 'account', data: { address: other } } })
  await expect(redeem(stranger.context, token(), 0n, transfer)).rejects.toThrow('InvalidDelegate')

  expect(await redeem(context, token(), 0n, transfer)).toBe('success')
  await scene.chain.rpc('evm_increaseTime', 3600)
  await scene.chain.rpc('evm_mine')
  await expect(redeem(context, token(), 0n, transfer)).rejects.toThrow('expired-delegation')
})

it('wallet_grantPermissions lets a key spend a native allowance per period and nothing else', async () => {
  const rpc = create()
  const start = (await chainNow()) - 10
  const data = { allowance: '0x64', start, period: 600 }
  const key = { type: 'key', data: { type: 'secp256k1', publicKey: friend.publicKey } }
  const { context } = await rpc.grant({ type: 'native-token-recurring-allowance', data }, { signer: key })
  expect(rpc.last().words).toContain('10 minutes')
  await scene.chain.rpc('anvil_setBalance', rpc.smart.address, numberToHex(parseEther('10')))

  expect(await redeem(context, other, 100n, '0x')).toBe('success')
  await expect(redeem(context, other, 1n, '0x')).rejects.toThrow('transfer-amount-exceeded')
  // Calls without value don't use the allowance, so they must be rejected.
  await expect(redeem(context, token(), 0n, callToken('transfer', friend.address, 1n))).rejects.toThrow()
  await scene.chain.rpc('evm_increaseTime', 600)
  await scene.chain.rpc('evm_mine')
  expect(await redeem(context, other, 100n, '0x')).toBe('success')
})

it('wallet_grantPermissions grants all of several or none, and revokes only on the network of the grant', async () => {
  let agreed = 0
  const rpc = create({ decide: () => ++agreed !== 2 })
  const ask = async () =>
    rpc.ask('wallet_requestExecutionPermissions', [
      [0, 1].map(() => ({
        chainId: '0x7a69',
        to: friend.address,
        permission: contractCall(token()),
        rules: [{ type: 'expiry', data: { timestamp: now + 3600 } }],
      })),
    ])
  const now = await chainNow()
  await expect(ask()).rejects.toMatchObject({ code: 'connection/rejected' })
  expect(rpc.record).toEqual([])
  const granted = (await ask()) as unknown as readonly { readonly context: Hex }[]
  expect(rpc.record.map(({ context }) => context)).toEqual(granted.map(({ context }) => context))
  const elsewhere = { ...(decodeContext(granted[0]?.context ?? '0x') as Delegation), salt: 1n }
  for (const permissionContext of ['0x1234', encodeContext(elsewhere)])
    await expect(rpc.ask('wallet_revokePermissions', [{ permissionContext }])).rejects.toMatchObject({ code: -32602 })
})

describe('wallet_grantPermissions rejects', () => {
  const allowance = { allowance: '0x1', start: 1, period: 60 }
  const native = (data: object) => ({ type: 'native-token-recurring-allowance', data })
  const to = (address: string) => ({ signer: { type: 'account', data: { address } } })
  const limit = { operator: 'GREATER_THAN', value: 1 }
  const transferTo = functionAbi('transfer', 'address', 'uint256')
  // Its selector collides with transfer(address,uint256).
  const collision = functionAbi('many_msg_babbage', 'bytes1')
  const hostile: readonly (readonly [string, object, More?])[] = [
    ['an unsupported type', { type: 'everything', data: {} }],
    ['no amount', native({ ...allowance, allowance: '0x0' })],
    ['no period', native({ ...allowance, period: 0 })],
    ['a field that could be a limit', native({ ...allowance, most: 5 })],
    ['the delegation manager', contractCall(delegationManager)],
    ['a delegate call', contractCall(other, { operation: 'DelegateCall' })],
    ['an unsupported operator', contractCall(other, { args: [null, limit] })],
    ['an argument of another type', contractCall(other, { args: [{ operator: 'EQUAL', value: [other] }] })],
    ['a duplicate function', contractCall(other, {}, transferTo, transferTo)],
    ['a missing function', contractCall(other, { functionName: 'toString' })],
    ['a type that hides something', contractCall(other, {}, functionAbi('transfer', 'address) is safe (uint256'))],
    ['a crafted name', contractCall(other, { functionName: collision.name }, collision)],
    ['any delegate', contractCall(other), to(anyDelegate)],
    ['no delegate', contractCall(other), to(`0x${'0'.repeat(40)}`)],
    [
      'an invalid key',
      contractCall(other),
      { signer: { type: 'key', data: { type: 'secp256k1', publicKey: `0x04${'1'.repeat(128)}` } } },
    ],
    ['an expiry in the past', contractCall(other), { expiry: 1 }],
    ['an expiry after more than a year', contractCall(other), { expiry: 4_000_000_000 }],
    ['policies', contractCall(other), { policies: [{ type: 'rate-limit', data: {} }] }],
  ]
  it.each(hostile.map(([name, permission, more]) => ({ name, permission, more })))(
    '$name',
    async ({ permission, more }) => {
      const rpc = create()
      await expect(rpc.grant(permission, more)).rejects.toMatchObject({ code: -32602 })
      expect(rpc.shown).toEqual([])
    },
  )

  it('calls of the account to itself, and permissions of an EOA or another account', async () => {
    const rpc = create()
    await expect(rpc.grant(contractCall(rpc.smart.address))).rejects.toMatchObject({ code: -32602 })
    await expect(rpc.grant(contractCall(other), { address: account.address })).rejects.toMatchObject({ code: 4200 })
    await expect(rpc.grant(contractCall(other), { address: other })).rejects.toMatchObject({ code: 4100 })
    expect(rpc.shown).toEqual([])
  })
})

it('wallet_grantPermissions signs each term of each limit that the view shows', async () => {
  const addresses = fc
    .bigInt({ min: 2n ** 100n, max: 2n ** 160n - 1n })
    .map((n) => getAddress(numberToHex(n, { size: 20 })))
  const amounts = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
  const allowances = fc.record({
    amount: amounts,
    start: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
    days: fc.integer({ min: 1, max: 9999 }),
  })
  const permissions = fc.oneof(
    allowances.map(({ amount, start, days }) => ({
      permission: {
        type: 'native-token-recurring-allowance',
        data: { allowance: numberToHex(amount), start, period: days * 86_400 },
      },
      terms: ['', concat([amount, days * 86_400, start].map((each) => numberToHex(each, { size: 32 })))],
      words: [formatUnits(amount, 18), days === 1 ? 'per day' : `every ${days} days`],
    })),
    fc.tuple(allowances, addresses).map(([{ amount, start, days }, address]) => ({
      permission: {
        type: 'erc20-token-recurring-allowance',
        data: { address, allowance: numberToHex(amount), start, period: days * 86_400 },
      },
      terms: [
        numberToHex(0, { size: 32 }),
        concat([address, ...[amount, days * 86_400, start].map((each) => numberToHex(each, { size: 32 }))]),
      ],
      words: [String(amount), days === 1 ? 'per day' : `every ${days} days`, address],
    })),
    fc
      .tuple(addresses, amounts, fc.option(amounts, { nil: undefined }), addresses)
      .map(([address, valueLimit, fixed, first]) => ({
        permission: contractCall(address, {
          valueLimit: numberToHex(valueLimit),
          args: [
            { operator: 'EQUAL', value: first },
            fixed === undefined ? null : { operator: 'EQUAL', value: String(fixed) },
          ],
        }),
        terms: [
          address,
          '0xa9059cbb',
          numberToHex(valueLimit, { size: 32 }),
          concat([numberToHex(4, { size: 32 }), pad(first)]),
          ...(fixed === undefined ? [] : [concat([numberToHex(36, { size: 32 }), numberToHex(fixed, { size: 32 })])]),
        ],
        words: [address, formatUnits(valueLimit, 18), first, ...(fixed === undefined ? [] : [String(fixed)])],
      })),
  )
  const rpc = create()
  const expiry = (await chainNow()) + 86_400
  await fc.assert(
    fc.asyncProperty(permissions, addresses, async ({ permission, terms, words }, delegate) => {
      const { context } = await rpc.grant(permission, {
        expiry,
        signer: { type: 'account', data: { address: delegate } },
      })
      const { words: shownText, rows } = rpc.last()
      for (const word of [...words, delegate]) expect(shownText.replaceAll(',', '')).toContain(word)
      const { signature, ...signed } = decodeContext(context) as Delegation
      const raw = JSON.parse(rows.find(([label]) => label === 'raw')?.[1] ?? '{}')
      expect(await recoverTypedDataAddress({ ...raw, signature })).toBe(owner.address)
      const { caveats, ...rest } = signed
      const bare = caveats.map(({ enforcer, terms: each }) => ({ enforcer: enforcer.toLowerCase(), terms: each }))
      const lower = JSON.parse(JSON.stringify(raw.message).toLowerCase())
      expect(lower).toEqual(
        JSON.parse(
          JSON.stringify({
            ...rest,
            salt: String(rest.salt),
            caveats: bare.map((each) => ({ ...each, args: '0x' })),
          }).toLowerCase(),
        ),
      )
      const ends = concat([numberToHex(0, { size: 16 }), numberToHex(expiry, { size: 16 })])
      expect(bare.map((each) => each.terms)).toEqual([...terms.map((each) => each.toLowerCase() || '0x'), ends])
    }),
    { numRuns: 60 },
  )
})

it('wallet_getGrantedPermissions lists permissions by their signed content, and wallet_revokePermissions revokes one', async () => {
  const rpc = await createFunded()
  const { context } = await rpc.grant(contractCall(token()))
  await rpc.grant({ type: 'native-token-recurring-allowance', data: { allowance: '0x64', period: 600 } })
  const [first] = rpc.record
  // The operator's record claims something else.
  if (first) rpc.record.push({ ...first, pci: '2', terms: { ...first.terms, permissions: [contractCall(other)] } })
  const book = rpc.book()
  const { permissions, isWhole } = await book.list()
  const titles = permissions.map(({ words, state }) => [words?.title.replace(/0x\S+/g, '…'), state])
  expect([titles, isWhole]).toEqual([
    [
      ['Let … call … for you', 'active'],
      ['Let … spend up to 0.0000000000000001 ETH every 10 minutes', 'active'],
      [undefined, 'active'],
    ],
    true,
  ])
  const [call] = permissions
  if (call === undefined) throw new Error('Nothing is listed')
  // The record is no proof of a revocation, nor of an expiry that differs from the signed one.
  for (const row of rpc.record) row.ended = true
  if (rpc.record[2]) rpc.record[2].terms = { ...rpc.record[2].terms, expiryMs: 1 }
  expect((await book.list()).permissions.map(({ state }) => state)).toEqual(['active', 'active', 'active'])
  for (const row of rpc.record) row.ended = false
  // Nor is the clock of a device, which may be wrong.
  const wrong = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
  expect((await book.list()).permissions[0]?.state).toBe('active')
  wrong.mockRestore()
  const revocation = await book.prepare(call)
  expect(revocation).toMatchObject({ fails: false, fee: { payer: 'account' } })
  await revocation.send()
  await expect(redeem(context, token(), 0n, callToken('transfer', other, 1n))).rejects.toThrow()
  expect(rpc.record.map(({ ended }) => ended)).toEqual([true, false, false])
  // The third was revoked on the chain without the record.
  expect((await rpc.book().list()).permissions.map(({ state }) => state)).toEqual(['revoked', 'active', 'revoked'])
})
