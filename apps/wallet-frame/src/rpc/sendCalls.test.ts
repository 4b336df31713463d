import { formatAddress } from '@kit/core'
import { type EvmDevnet, startEvm, testTokenAbi } from '@kit/devnet'
import { concat, encodeFunctionData, type Hex, numberToHex, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, createMemory, createRpc, network } from '../../test/createRpc.js'
import { ownershipTransfers } from '../../test/ownershipTransfers.js'
import { encodeHybridCalls } from '../smart/encodeHybridCalls.js'
import { statelessDelegator } from '../smart/hybridContracts.data.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = '0x7a69'
const codeOf = async (requested: Promise<unknown>): Promise<unknown> =>
  requested.then(
    () => 'answered',
    (error) => error.code,
  )

describe('wallet_sendCalls from an EOA', () => {
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())

  const requestOf = (calls: readonly object[], more: object = {}) => [
    { version: '2.0.0', from: account.address, chainId, atomicRequired: false, calls, ...more },
  ]
  const token = (functionName: 'approve' | 'transferFrom', args: readonly unknown[]) => ({
    to: chain.tokens.TUSD.address,
    data: encodeFunctionData({ abi: testTokenAbi, functionName, args } as never),
  })
  type Status = {
    readonly status: number
    readonly atomic: boolean
    readonly receipts: readonly { readonly transactionHash: Hex; readonly logs: readonly unknown[] }[]
  }
  const end = async (rpc: ReturnType<typeof createRpc>, id: unknown): Promise<Status> => {
    const read = async () => (await rpc.ask('wallet_getCallsStatus', [id])) as unknown as Status
    await expect.poll(async () => (await read()).status).not.toBe(100)
    return read()
  }

  it('shows the calls together and sends them in order with one approval: the second needs the first', async () => {
    const rpc = createRpc({ url: chain.url })
    const calls = [
      token('approve', [account.address, 5_000_000n]),
      token('transferFrom', [account.address, other, 5_000_000n]),
      { to: other, value: `0x${parseEther('0.5').toString(16)}` },
    ]
    const { id } = (await rpc.ask('wallet_sendCalls', requestOf(calls))) as unknown as { id: Hex }
    expect(rpc.shown).toHaveLength(1)
    const { words, rows, warnings } = rpc.last()
    expect(words).toContain('Approve 3 actions')
    expect(words).toContain(`Send 5 unlisted token ${formatAddress(chain.tokens.TUSD.address)} to 0x70…dc79C8`)
    expect(rows).toContainEqual(['You send', `5 unlisted token ${formatAddress(chain.tokens.TUSD.address)}`])
    expect(rows).toContainEqual(['You send', '0.5 ETH'])
    expect(warnings).toEqual([expect.stringContaining('one at a time')])

    const { status, atomic, receipts } = await end(rpc, id)
    expect({ status, atomic }).toEqual({ status: 200, atomic: false })
    const nonces = await Promise.all(
      receipts.map(async ({ transactionHash: hash }) => (await rpc.client.getTransaction({ hash })).nonce),
    )
    expect(nonces).toEqual([0, 1, 2].map((more) => (nonces[0] ?? 0) + more))
    expect(receipts[1]?.logs).not.toEqual([])
    // Another frame, as after a reload without storage.
    expect((await end(createRpc({ url: chain.url }), id)).status).toBe(200)
  })

  it('executes the calls atomically when the account can delegate: it delegates once, with the first calls', async () => {
    const owner = privateKeyToAccount(`0x${'8'.repeat(64)}`)
    await chain.rpc('anvil_setBalance', owner.address, numberToHex(parseEther('1')))
    const create = (delegates: boolean) =>
      createRpc({
        url: chain.url,
        delegates,
        accountsOf: async () => [{ address: owner.address, type: 'eoa' }],
        signerOf: async () => owner as never,
      })
    const rpc = create(true)
    const ask = (calls: readonly object[]) =>
      rpc.ask('wallet_sendCalls', requestOf(calls, { from: owner.address, atomicRequired: true }))
    const atomic = async (of = rpc) => (await of.ask('wallet_getCapabilities', [owner.address])) as unknown
    expect(await atomic()).toEqual({ [chainId]: { atomic: { status: 'ready' } } })
    expect(await atomic(create(false))).toEqual({ [chainId]: { atomic: { status: 'unsupported' } } })

    const before = await rpc.client.getBalance({ address: other })
    const two = [
      { to: other, value: '0x5' },
      { to: other, value: '0x6' },
    ]
    const { id } = (await ask(two)) as unknown as { id: Hex }
    expect(await end(rpc, id)).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] })
    expect((await rpc.client.getBalance({ address: other })) - before).toBe(11n)
    expect(rpc.last().warnings.join()).toContain(`use the code of contract ${statelessDelegator}`)
    expect(rpc.last().rows).toContainEqual(['delegation.address', statelessDelegator])
    expect(await atomic()).toEqual({ [chainId]: { atomic: { status: 'supported' } } })

    // None of them is executed if one fails.
    const { id: failing } = (await ask([two[0] as object, { to: other, value: numberToHex(parseEther('9')) }])) as never
    expect(rpc.last().warnings.join()).toContain('will probably fail')
    expect(rpc.last().warnings.join()).not.toContain('use the code of')
    expect(await end(rpc, failing)).toMatchObject({ status: 500, atomic: true })
    expect((await rpc.client.getBalance({ address: other })) - before).toBe(11n)

    const shown = rpc.shown.length
    const hidden = { to: owner.address, data: encodeHybridCalls([{ to: other, value: 7n }]) }
    expect(await codeOf(ask([two[0] as object, hidden]))).toBe(-32602)
    expect(await codeOf(rpc.ask('eth_sendTransaction', [{ from: owner.address, ...hidden }]))).toBe(-32602)
    expect(rpc.shown).toHaveLength(shown)
  })

  it.each([false, true])(
    "can't give away an account that delegated to a contract earlier (now offered: %s)",
    async (delegates) => {
      const owner = privateKeyToAccount(`0x${'7'.repeat(64)}`)
      await chain.rpc('anvil_setBalance', owner.address, numberToHex(parseEther('1')))
      await chain.rpc('anvil_setCode', owner.address, concat(['0xef0100', statelessDelegator]))
      const rpc = createRpc({
        url: chain.url,
        delegates,
        accountsOf: async () => [{ address: owner.address, type: 'eoa' }],
        signerOf: async () => owner as never,
      })
      const hidden = { to: owner.address, data: encodeHybridCalls([{ to: other, value: 7n }]) }
      for (const calls of [...ownershipTransfers(owner.address), [hidden]]) {
        expect(await codeOf(rpc.ask('wallet_sendCalls', requestOf(calls, { from: owner.address })))).toBe(-32602)
        expect(await codeOf(rpc.ask('eth_sendTransaction', [{ from: owner.address, ...calls.at(-1) }]))).toBe(-32602)
      }
      expect(rpc.shown).toEqual([])
      const plain = { from: owner.address, to: other, value: '0x1' }
      expect(await codeOf(rpc.ask('eth_sendTransaction', [plain]))).toBe('answered')
    },
  )

  it("treats calls as those of a contract if the chain doesn't say whether the account has code", async () => {
    const { client } = createRpc({ url: chain.url })
    const request = (requested: { readonly method: string }) =>
      requested.method === 'eth_getCode' ? Promise.reject(new Error('no')) : client.request(requested as never)
    const rpc = createRpc({ url: chain.url, clientOf: () => ({ ...client, request }) as never })
    const note = { from: account.address, to: account.address, data: '0x1234' }
    expect(await codeOf(rpc.ask('eth_sendTransaction', [note]))).toBe(-32602)
    expect(await codeOf(createRpc({ url: chain.url }).ask('eth_sendTransaction', [note]))).toBe('answered')
  })

  it.each([
    ['some failed', 600, () => [{ to: other, value: '0x1' }, token('transferFrom', [other, other, 2n ** 200n])]],
    ['all failed', 500, () => [token('transferFrom', [other, other, 2n ** 200n])]],
  ])('reports calls of which %s as %i', async (_, status, callsOf) => {
    const rpc = createRpc({ url: chain.url })
    const { id } = (await rpc.ask('wallet_sendCalls', requestOf(callsOf()))) as unknown as { id: Hex }
    expect(rpc.last().warnings.join()).toContain('will probably fail')
    expect((await end(rpc, id)).status).toBe(status)
  })

  it('uses the page’s own ID, which is taken from then on, for that page only', async () => {
    const keyValue = createMemory()
    const calls = [{ to: other, value: '0x1' }]
    const rpc = createRpc({ url: chain.url, keyValue })
    expect(await rpc.ask('wallet_sendCalls', requestOf(calls, { id: 'order-7' }))).toEqual({ id: 'order-7' })
    const reloaded = createRpc({ url: chain.url, keyValue })
    expect(await end(reloaded, 'order-7')).toMatchObject({ id: 'order-7', status: 200 })
    expect(await codeOf(reloaded.ask('wallet_sendCalls', requestOf(calls, { id: 'order-7' })))).toBe(5720)
    const page = { origin: 'https://other.example', dapp: () => undefined }
    expect(await codeOf(createRpc({ url: chain.url, keyValue, page }).ask('wallet_getCallsStatus', ['order-7']))).toBe(
      5730,
    )
  })

  it('sends nothing when the user declines', async () => {
    const rpc = createRpc({ url: chain.url, decide: () => false })
    const before = await rpc.client.getTransactionCount({ address: account.address })
    const calls = [{ to: other, value: '0x1' }]
    expect(await codeOf(rpc.ask('wallet_sendCalls', requestOf(calls, { id: 'no' })))).toBe('connection/rejected')
    expect(await rpc.client.getTransactionCount({ address: account.address, blockTag: 'pending' })).toBe(before)
    expect(await codeOf(rpc.ask('wallet_getCallsStatus', ['no']))).toBe(5730)
  })

  it.each([
    [5760, { atomicRequired: true }],
    [5710, { chainId: '0x1' }],
    [4100, { from: other }],
    [5700, { capabilities: { paymasterService: { url: 'https://pays.example' } } }],
    [5740, { calls: Array.from({ length: 21 }, () => ({ to: other })) }],
    [-32602, { version: '3.0.0' }],
    [-32602, { calls: [] }],
    [-32602, { calls: [{ to: other, gas: '0x1' }] }],
    [-32602, { id: '' }],
  ])('fails with %i for %o without prompting the user', async (code, more) => {
    const rpc = createRpc({ url: chain.url })
    const calls = [{ to: other }, { to: other }]
    expect(await codeOf(rpc.ask('wallet_sendCalls', requestOf(calls, more)))).toBe(code)
    expect(rpc.shown).toEqual([])
  })

  it('ignores an unsupported optional capability', async () => {
    const capabilities = { paymasterService: { url: 'https://pays.example', optional: true } }
    const rpc = createRpc({ url: chain.url })
    const requested = rpc.ask('wallet_sendCalls', requestOf([{ to: other, value: '0x1' }], { capabilities }))
    expect(await codeOf(requested)).toBe('answered')
  })

  it('reports no atomic capability on the configured networks', async () => {
    const { ask } = createRpc({ url: chain.url })
    const answer = { [chainId]: { atomic: { status: 'unsupported' } } }
    expect(await ask('wallet_getCapabilities', [account.address])).toEqual(answer)
    expect(await ask('wallet_getCapabilities', [account.address, [chainId, '0x1']])).toEqual(answer)
    expect(await codeOf(ask('wallet_getCapabilities', [other]))).toBe(4100)
  })

  it('omits networks without the account from the capabilities, such as those without smart accounts', async () => {
    const networks = [network, { ...network, id: 'eip155:2' }]
    const { ask } = createRpc({
      url: chain.url,
      networkOf: (id) => networks.find((each) => each.id === id),
      accountsOf: async ({ id }) => (id === network.id ? [{ address: account.address, type: 'smartAccount' }] : []),
    })
    const asked = ask('wallet_getCapabilities', [account.address, [chainId, '0x2']])
    expect(await asked).toEqual({
      [chainId]: { atomic: { status: 'supported' }, paymasterService: { supported: true } },
    })
  })
})
