import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { toUnknownEvmNetwork } from '../network/toNetwork.js'
import { createFakeProvider } from '../testing/createFakeProvider.js'
import { getGrantedEvmPermissions } from './getGrantedEvmPermissions.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const data = { allowance: '0x5', period: 86_400 }
const row = {
  chainId: '0xa',
  from: address,
  to,
  permission: { type: 'native-token-periodic', data, isAdjustmentAllowed: false },
  rules: [{ type: 'expiry', data: { timestamp: 1_800_000_000 } }],
  context: '0x1234',
  dependencies: [],
  delegationManager: `0x${'44'.repeat(20)}`,
}
const read = {
  networkId: 'eip155:10',
  address,
  to,
  type: 'native-token-periodic',
  data,
  context: '0x1234',
  expiresAtMs: 1_800_000_000_000,
}

/** Creates the call for a wallet with this response. */
function ask(answer: () => unknown) {
  const account = { namespace: 'eip155', address, type: 'eoa' } as const
  const provider = createFakeProvider({ wallet_getGrantedExecutionPermissions: answer })
  return { provider, account, network: toUnknownEvmNetwork('eip155:10'), clock: createFakeClock() }
}

describe('getGrantedPermissions', () => {
  it('returns what the account granted, on every network', async () => {
    const call = ask(() => [row, { ...row, chainId: 8453, context: '0x56' }])
    expect(await getGrantedEvmPermissions(call)).toEqual([read, { ...read, networkId: 'eip155:8453', context: '0x56' }])
    expect(call.provider.requested).toEqual([{ method: 'wallet_getGrantedExecutionPermissions', params: [] }])
  })

  it('returns an empty list for a wallet that lists nothing', async () => {
    expect(await getGrantedEvmPermissions(ask(() => []))).toEqual([])
  })

  it.each([
    ['another account', { from: to }],
    ['an invalid account', { from: 'me' }],
    ['no context', { context: undefined }],
    ['a context that is not hex', { context: 'secret' }],
    ['no chain', { chainId: undefined }],
    ['an invalid chain', { chainId: '0x' }],
    ['no permission', { permission: null }],
    ['a type that is not text', { permission: { type: 7, data } }],
    ['a type that is too long', { permission: { type: 'x'.repeat(201), data } }],
  ])('skips an entry with %s', async (_, change) => {
    expect(await getGrantedEvmPermissions(ask(() => [{ ...row, ...change }, row]))).toEqual([read])
  })

  it('assigns an entry without an account to the requesting account', async () => {
    const { from: _, ...others } = row
    expect(await getGrantedEvmPermissions(ask(() => [others]))).toEqual([read])
  })

  it.each([
    ['no rules', { rules: undefined }],
    ['rules without an expiry', { rules: [{ type: 'other', data: {} }] }],
    ['an unreadable expiry', { rules: [{ type: 'expiry', data: { timestamp: 'soon' } }] }],
    ['an expiry beyond all dates', { rules: [{ type: 'expiry', data: { timestamp: Number.MAX_SAFE_INTEGER } }] }],
  ])('returns no expiry for an entry with %s', async (_, change) => {
    expect(await getGrantedEvmPermissions(ask(() => [{ ...row, ...change }]))).toEqual([
      { ...read, expiresAtMs: undefined },
    ])
  })

  it('uses the earliest of several expiries, and returns empty data and no grantee where these are invalid', async () => {
    const rules = [1_900_000_000, 1_800_000_000].map((timestamp) => ({ type: 'expiry', data: { timestamp } }))
    const entry = { ...row, rules, to: 'you', permission: { type: 'x', data: 'all' } }
    expect(await getGrantedEvmPermissions(ask(() => [entry]))).toEqual([
      { ...read, type: 'x', data: {}, to: undefined },
    ])
  })

  it('reads at most a hundred entries', async () => {
    expect(await getGrantedEvmPermissions(ask(() => Array(101).fill(row)))).toHaveLength(100)
  })

  it.each([null, {}, 'none', 7])('rejects the response %j', async (answer) => {
    await expect(getGrantedEvmPermissions(ask(() => answer))).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
  })

  it("rejects for a wallet without the method, which doesn't mean that nothing is granted", async () => {
    const lacks = () => Promise.reject(Object.assign(new Error('no'), { code: -32601 }))
    await expect(getGrantedEvmPermissions(ask(lacks))).rejects.toMatchObject({ code: 'wallet/unsupportedMethod' })
  })
})
