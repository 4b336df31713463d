import { testTokenAbi } from '@kit/devnet'
import fc from 'fast-check'
import { encodeFunctionData, getAddress, type Hex, numberToHex, parseAbi, parseEther, toFunctionSelector } from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownershipTransfers } from '../../test/ownershipTransfers.js'
import { hashOf, owner, readOperation, refusal, startSmart } from '../../test/startSmart.js'
import { createHybridAccount } from './createHybridAccount.js'
import { decodeHybridCalls, encodeHybridCalls } from './encodeHybridCalls.js'
import { delegationManager } from './hybridContracts.data.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = '0x7a69'
const codeOf = async (requested: Promise<unknown>): Promise<unknown> =>
  requested.then(
    () => 'answered',
    (error) => error.code,
  )
const enableDelegation =
  'function enableDelegation((address,address,bytes32,(address,bytes,bytes)[],uint256,bytes) delegation)'
type Scene = Awaited<ReturnType<typeof startSmart>>
type Status = { readonly status: number; readonly atomic: boolean; readonly receipts: readonly object[] }

describe('createExecutor', () => {
  let scene: Scene
  beforeAll(async () => {
    scene = await startSmart()
  })
  afterAll(() => scene.stop())

  const rich = async () => {
    const rpc = scene.create()
    await scene.chain.rpc('anvil_setBalance', rpc.smart.address, numberToHex(parseEther('10')))
    return rpc
  }
  const requestOf = (from: string, calls: readonly object[], more: object = {}) => [
    { version: '2.0.0', from, chainId, atomicRequired: true, calls, ...more },
  ]
  const send = { to: other, value: '0x1' }
  const statusOf = async (rpc: Awaited<ReturnType<typeof rich>>, id: string) =>
    (await rpc.ask('wallet_getCallsStatus', [id])) as unknown as Status

  it('executes all calls of one approval atomically, deploys the account with them, and reports their status', async () => {
    const rpc = await rich()
    const { address } = rpc.smart
    const token = scene.chain.tokens.TUSD.address
    const call = (functionName: 'mint' | 'transfer', args: readonly unknown[]) => ({
      to: token,
      data: encodeFunctionData({ abi: testTokenAbi, functionName, args } as never),
    })
    const calls = [call('mint', [address, 5n]), call('transfer', [other, 5n]), { to: other, value: numberToHex(7n) }]
    const before = await rpc.client.getBalance({ address: other })
    const { id } = (await rpc.ask('wallet_sendCalls', requestOf(address, calls))) as unknown as { id: string }
    expect(rpc.shown).toHaveLength(1)
    expect(rpc.last().words).toContain('Approve 3 actions')
    expect(rpc.last().warnings.join()).not.toContain('one at a time')
    expect(await statusOf(rpc, id)).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] })
    // Another frame, as after a reload without storage.
    expect((await statusOf(scene.create(), id)).status).toBe(200)
    expect((await rpc.client.getBalance({ address: other })) - before).toBe(7n)
    expect(
      await rpc.smart.isDeployed({ id: 'eip155:31337', name: '', currency: { symbol: 'ETH', decimals: 18 } }),
    ).toBe(true)
    const hash = await rpc.ask('eth_sendTransaction', [{ from: address, ...send }])
    expect((await rpc.client.getTransactionReceipt({ hash })).status).toBe('success')
  })

  it('finds an operation by its hash, without sending it again, if the bundler accepted it but did not respond', async () => {
    await rich()
    let sent = 0
    const bundler = {
      async request(requested: { readonly method: string; readonly params: readonly unknown[] }) {
        if (requested.method !== 'eth_sendUserOperation') return scene.bundler.request(requested)
        sent += 1
        if (sent > 1) throw refusal(-32_500, 'AA25 invalid account nonce')
        await scene.bundler.request(requested)
        throw new TypeError('Failed to fetch')
      },
    }
    const rpc = scene.create({ bundler })
    const before = await rpc.client.getBalance({ address: other })
    const { id } = (await rpc.ask('wallet_sendCalls', requestOf(rpc.smart.address, [send]))) as unknown as {
      id: string
    }
    expect({ sent, shown: rpc.shown.length }).toEqual({ sent: 2, shown: 1 })
    expect((await statusOf(rpc, id)).status).toBe(200)
    expect((await rpc.client.getBalance({ address: other })) - before).toBe(1n)
  })

  it('offers the tip that blocks accept, and no more: on chains that suggest the last tips it would only rise', async () => {
    const rpc = await rich()
    const suggested = BigInt((await scene.chain.rpc('eth_maxPriorityFeePerGas')) as Hex)
    await rpc.ask('eth_sendTransaction', [{ from: rpc.smart.address, ...send }])
    expect(BigInt(scene.sent.at(-1)?.maxPriorityFeePerGas ?? 0)).toBe(suggested)
  })

  it('executes no call when one fails, and warns before the approval', async () => {
    const rpc = await rich()
    const before = await rpc.client.getBalance({ address: other })
    const calls = [send, { to: other, value: numberToHex(parseEther('1000')) }]
    const { id } = (await rpc.ask('wallet_sendCalls', requestOf(rpc.smart.address, calls))) as unknown as { id: string }
    expect(rpc.last().warnings.join()).toContain('will probably fail')
    expect(await statusOf(rpc, id)).toMatchObject({ status: 500, atomic: true })
    expect(await rpc.client.getBalance({ address: other })).toBe(before)
    const failing = { from: rpc.smart.address, to: other, value: numberToHex(parseEther('1000')) }
    expect(await codeOf(rpc.ask('eth_sendTransaction', [failing]))).toBe(-32003)
  })

  it('prevents giving the account away by a call, an operation or typed data', async () => {
    const rpc = await rich()
    const { address } = rpc.smart
    const evil = { to: address, data: '0xf2fde38b' }
    expect(await codeOf(rpc.ask('eth_sendTransaction', [{ from: address, ...evil }]))).toBe(-32602)
    expect(await codeOf(rpc.ask('wallet_sendCalls', requestOf(address, [send, evil])))).toBe(-32602)
    const again = { to: delegationManager, data: toFunctionSelector(enableDelegation) }
    expect(await codeOf(rpc.ask('wallet_sendCalls', requestOf(address, [send, again])))).toBe(-32602)
    const callData = encodeHybridCalls([{ to: address, value: 0n, data: '0xf2fde38b' }])
    expect(await codeOf(rpc.ask('eth_sendUserOperation', [{ sender: address, callData }, entryPoint07Address]))).toBe(
      -32602,
    )
    const operation = { sender: address, callData: '0xf2fde38b' }
    expect(await codeOf(rpc.ask('eth_sendUserOperation', [operation, entryPoint07Address]))).toBe(-32602)
    for (const verifyingContract of [address, address.toLowerCase(), delegationManager]) {
      const data = {
        types: { PackedUserOperation: [{ name: 'sender', type: 'address' }] },
        primaryType: 'PackedUserOperation',
        domain: { name: 'HybridDeleGator', version: '1', chainId: 31337, verifyingContract },
        message: { sender: address },
      }
      expect(await codeOf(rpc.ask('eth_signTypedData_v4', [address, JSON.stringify(data)]))).toBe(-32602)
    }
    expect(rpc.shown).toEqual([])
  })

  it.each([
    ['before it is deployed', false],
    ['once it is deployed', true],
  ])('prevents giving the account away through the delegation manager, %s', async (_, isDeployed) => {
    const rpc = await rich()
    const { address } = rpc.smart
    if (isDeployed) await rpc.ask('eth_sendTransaction', [{ from: address, ...send }])
    const shown = rpc.shown.length
    for (const calls of ownershipTransfers(address)) {
      expect(await codeOf(rpc.ask('wallet_sendCalls', requestOf(address, calls)))).toBe(-32602)
      expect(await codeOf(rpc.ask('eth_sendTransaction', [{ from: address, ...calls.at(-1) }]))).toBe(-32602)
      const callData = encodeHybridCalls(calls.map((call) => ({ value: 0n, ...call })))
      const operation = { sender: address, callData }
      expect(await codeOf(rpc.ask('eth_sendUserOperation', [operation, entryPoint07Address]))).toBe(-32602)
    }
    expect(rpc.shown).toHaveLength(shown)
  })

  it('would lose the account to one call to the delegation manager, if the wallet sent it', async () => {
    const rpc = await rich()
    const { address } = rpc.smart
    await rpc.ask('eth_sendTransaction', [{ from: address, ...send }])
    await scene.chain.rpc('anvil_impersonateAccount', address)
    const [[call]] = ownershipTransfers(address) as [[{ to: Hex; data: Hex }]]
    const snapshot = await scene.chain.rpc('evm_snapshot')
    const hash = (await scene.chain.rpc('eth_sendTransaction', { from: address, ...call })) as Hex
    expect((await rpc.client.waitForTransactionReceipt({ hash })).status).toBe('success')
    const abi = parseAbi(['function owner() view returns (address)'])
    expect(await rpc.client.readContract({ abi, address, functionName: 'owner' })).toBe(other)
    await scene.chain.rpc('evm_revert', snapshot)
  })

  it('sends the calls of an operation that a page built, with its own fields', async () => {
    const rpc = await rich()
    const { address } = rpc.smart
    const callData = encodeHybridCalls([{ to: other, value: 3n, data: '0x' }])
    const given = { sender: address, callData, nonce: '0x77', callGasLimit: '0x1', maxFeePerGas: '0xffffffffffff' }
    const before = await rpc.client.getBalance({ address: other })
    await rpc.ask('eth_sendUserOperation', [given, entryPoint07Address])
    expect(rpc.last().words).toContain('Send')
    expect((await rpc.client.getBalance({ address: other })) - before).toBe(3n)
    expect(await codeOf(rpc.ask('eth_sendUserOperation', [given, other]))).toBe(-32602)
  })

  it('signs messages that the chain accepts', async () => {
    const rpc = scene.create()
    const { address } = rpc.smart
    const signature = await rpc.ask('personal_sign', ['Hello', address])
    expect(await rpc.client.verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  })

  it('reports its capabilities, and which the EOA lacks', async () => {
    const rpc = scene.create()
    expect(await rpc.ask('wallet_getCapabilities', [rpc.smart.address])).toEqual({
      [chainId]: { atomic: { status: 'supported' }, paymasterService: { supported: true } },
    })
  })

  it('uses the paymaster of the operator or the dapp, else pays itself where allowed', async () => {
    const pays = (by: string, gas = {}) => ({
      request: async () => ({
        paymaster: by,
        paymasterData: '0x12',
        paymasterVerificationGasLimit: '0x5208',
        paymasterPostOpGasLimit: '0x5208',
        // All other fields are ignored.
        callData: '0xdead',
        sender: other,
        maxFeePerGas: '0xffffffffff',
        ...gas,
      }),
    })
    const refuses = { request: async () => Promise.reject(refusal(-32_000, 'no')) }
    const taken: { paymaster?: Hex; callData?: Hex; sender?: Hex }[] = []
    const bundler = {
      request: async (requested: { readonly method: string; readonly params: readonly unknown[] }) => {
        if (requested.method !== 'eth_sendUserOperation') return scene.bundler.request(requested)
        taken.push(requested.params[0] as object)
        return hashOf(requested.params[0] as never)
      },
    }
    const service = { url: 'https://paymaster.example', context: { policy: 1 } }
    const fees: (string | undefined)[] = []
    const ask = async (services: object, capabilities?: object) => {
      const rpc = scene.create({ bundler, ...services })
      await rpc.ask('wallet_sendCalls', requestOf(rpc.smart.address, [send], capabilities && { capabilities }))
      fees.push(/Sponsored|which may charge you tokens|up to/.exec(rpc.last().words)?.[0])
    }
    const dappPays = getAddress(`0x${'d'.repeat(40)}`)
    await ask({ paymaster: pays(other) })
    await ask({ paymaster: pays(other), dapp: pays(dappPays) }, { paymasterService: service })
    await ask({ paymaster: refuses })
    await ask({ dapp: refuses }, { paymasterService: { ...service, optional: true } })
    expect(taken.map(({ paymaster }) => paymaster)).toEqual([other, dappPays, undefined, undefined])
    // A dapp's paymaster can take tokens for the fee.
    expect(fees).toEqual(['Sponsored', 'which may charge you tokens', 'up to', 'up to'])
    for (const { sender, callData } of taken) {
      expect(sender).toBe(scene.create().smart.address)
      expect(decodeHybridCalls(callData ?? '0x')).toEqual([{ to: other, value: 1n, data: '0x' }])
    }
    expect(await codeOf(ask({ dapp: refuses }, { paymasterService: service }))).toBe(5700)
    expect(await codeOf(ask({}, { paymasterService: { url: 'javascript:1' } }))).toBe(-32602)
    expect(await codeOf(ask({}, { unheard: {} }))).toBe(5700)
  })

  it('signs each field of the operation and each call that the view shows', async () => {
    const hexOf = (least: number, most: number) =>
      fc
        .uint8Array({ minLength: least, maxLength: most })
        .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
    const calls = fc.array(
      fc.record({ to: hexOf(20, 20), value: fc.bigInt({ min: 0n, max: 2n ** 96n }), data: hexOf(0, 60) }),
      { minLength: 1, maxLength: 4 },
    )
    const gas = fc.bigInt({ min: 1n, max: 2n ** 32n }).map((value) => numberToHex(value))
    const estimates = fc.record({ callGasLimit: gas, verificationGasLimit: gas, preVerificationGas: gas })
    const account = await createHybridAccount(scene.wallet as never, owner)
    await fc.assert(
      fc.asyncProperty(calls, estimates, fc.boolean(), async (given, estimate, isPaid) => {
        let operation: ReturnType<typeof readOperation> | undefined
        const rpc = scene.create({
          bundler: {
            async request({ method, params }) {
              if (method === 'eth_estimateUserOperationGas') return estimate
              operation = readOperation(params[0] as never)
              return hashOf(params[0] as never)
            },
          },
          ...(isPaid && {
            paymaster: {
              request: async () => ({ paymaster: other, paymasterData: '0xab', paymasterPostOpGasLimit: '0x7' }),
            },
          }),
        })
        const requested = given.map(({ value, ...call }) => ({ ...call, value: numberToHex(value) }))
        await rpc.ask('wallet_sendCalls', requestOf(rpc.smart.address, requested))
        const { signature, callData, ...fields } = operation ?? ({} as never)
        const { rows } = rpc.last()
        for (const [name, value] of Object.entries(fields))
          expect([name, rows.findLast(([label]) => label === name)?.[1]]).toEqual([name, String(value)])
        const shown = (name: string) => rows.filter(([label]) => label === name).map(([, value]) => value)
        const sent = decodeHybridCalls(callData)
        expect(shown('to').slice(-sent.length)).toEqual(sent.map(({ to }) => to))
        expect(shown('value').slice(-sent.length)).toEqual(sent.map(({ value }) => String(value)))
        expect(shown('data').slice(-sent.length)).toEqual(sent.map(({ data }) => data))
        expect(signature).toBe(await account.signUserOperation({ ...fields, callData, chainId: 31337 } as never))
      }),
      { numRuns: 25 },
    )
  })
})
