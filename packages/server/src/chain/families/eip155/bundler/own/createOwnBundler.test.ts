import { devBundlerKey, type EvmDevnet, rollupFeesBytecode, startEvm } from '@kit/devnet'
import { type Hex, keccak256, numberToHex, size } from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmartAnswer, startSmartAccounts } from '../../../../../testing/startSmartAccounts.js'
import { hybridAccount } from '../../operation/hybridAccount.data.js'

const executor = privateKeyToAddress(devBundlerKey)
const target = '0x00000000000000000000000000000000000000c0'
const other = '0x00000000000000000000000000000000000000c1'

let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain.stop())

const setUp = (dataDir?: string) => startSmartAccounts(chain, dataDir === undefined ? {} : { dataDir })
const pay = (to: Hex, value: bigint) => ({ to, value })

it('the built-in bundler deploys an account with its first operation, executes all calls or none, and never pays for it', async () => {
  const { bundler, client, account } = await setUp()
  const alice = await account()
  const before = await client.getBalance({ address: executor })
  const first = await bundler.sendUserOperation({ account: alice, calls: [pay(target, 5n)] })
  const receipt = await bundler.waitForUserOperationReceipt({ hash: first })
  expect(receipt).toMatchObject({ success: true, sender: alice.address, userOpHash: first })
  expect(keccak256((await client.getCode({ address: alice.address })) ?? '0x')).toBe(hybridAccount.codeHash)
  expect(await client.getBalance({ address: target })).toBe(5n)

  const second = await bundler.sendUserOperation({ account: alice, calls: [pay(target, 1n), pay(other, 2n)] })
  expect(await bundler.waitForUserOperationReceipt({ hash: second })).toMatchObject({ success: true })
  expect(await client.getBalance({ address: target })).toBe(6n)
  expect(await client.getBalance({ address: other })).toBe(2n)
  expect(await client.getBalance({ address: executor })).toBeGreaterThanOrEqual(before)
})

it('the built-in bundler returns the EntryPoint error of an operation, and finds the operation again after a restart', async () => {
  const first = await setUp()
  const alice = await first.account()
  const operation = await first.signed(alice, [pay(other, 1n)])
  const { result: hash } = await first.send(operation)
  await first.bundler.waitForUserOperationReceipt({ hash: hash as Hex })
  await first.stop()

  const again = await setUp(first.dataDir)
  const receipt = (await again.ask('eth_getUserOperationReceipt', [hash])).result as Record<string, unknown>
  expect(receipt).toMatchObject({ success: true, userOpHash: hash, entryPoint: entryPoint07Address })
  expect((receipt['logs'] as unknown[]).length).toBeLessThan((receipt['receipt'] as { logs: unknown[] }).logs.length)
  const found = (await again.ask('eth_getUserOperationByHash', [hash])).result as Record<string, unknown>
  expect(found['userOperation']).toMatchObject(lowerCase({ ...operation, sender: alice.address }))
  expect(found['blockNumber']).toBe((receipt['receipt'] as Record<string, unknown>)['blockNumber'])
  for (const method of ['eth_getUserOperationReceipt', 'eth_getUserOperationByHash']) {
    expect(await again.ask(method, [`0x${'9'.repeat(64)}`])).toMatchObject({ result: null })
    expect(await again.ask(method, ['0x1'])).toMatchObject({ error: { code: -32_602 } })
  }
  expect(await again.ask('eth_supportedEntryPoints', [])).toMatchObject({ result: [entryPoint07Address] })
  expect(await again.ask('pm_sponsorUserOperation', [])).toMatchObject({ error: { code: -32_601 } })
})

it('the built-in bundler sends many operations concurrently, of many accounts and of one', async () => {
  const { bundler, client, account, signed, send } = await setUp()
  const owners = await Promise.all([account(), account(), account(), account()])
  const to = privateKeyToAddress(generatePrivateKey())
  const [one, ...others] = await Promise.all(owners.map((owner) => signed(owner, [pay(to, 1n)])))
  const same = await send(one as object)
  const [alice] = owners
  await bundler.waitForUserOperationReceipt({ hash: same.result as Hex })
  // Two operations of one account, each with its own nonce key.
  const more = [await signed(alice, [pay(to, 1n)]), await signed(alice, [pay(to, 1n)])]
  const answers = await Promise.all([...others, ...more].map((operation) => send(operation as object)))
  const hashes = answers.map(({ result }) => result as Hex)
  expect(new Set(hashes).size).toBe(5)
  const receipts = await Promise.all(hashes.map((hash) => bundler.waitForUserOperationReceipt({ hash })))
  expect(receipts.map(({ success }) => success)).toEqual([true, true, true, true, true])
  expect(new Set(receipts.map(({ receipt }) => receipt.transactionHash)).size).toBe(5)
  expect(await client.getBalance({ address: to })).toBe(6n)
})

it('the built-in bundler keeps a pending operation, returns it by its hash, and accepts it once', async () => {
  let nowMs = Date.now()
  const { ask, account, signed, send, client, bundler } = await startSmartAccounts(chain, { now: () => nowMs })
  const [alice, bob] = [await account(), await account()]
  const operations = [await signed(alice, [pay(target, 1n)]), await signed(bob, [pay(target, 1n)])] as const
  const before = await client.getTransactionCount({ address: executor })
  await chain.rpc('evm_setAutomine', false)
  try {
    const [one, same, other] = await Promise.all([send(operations[0]), send(operations[0]), send(operations[1])])
    expect(same).toEqual(one)
    expect(await send(operations[0])).toEqual(one)
    expect(await ask('eth_getUserOperationReceipt', [one.result])).toMatchObject({ result: null })
    expect(await ask('eth_getUserOperationByHash', [one.result])).toMatchObject({
      result: { blockNumber: null, userOperation: { callData: operations[0]['callData'] } },
    })
    // The node loses both, and gets them again on the next request.
    await chain.rpc('anvil_dropAllTransactions')
    nowMs += 60_000
    for (const { result } of [one, other]) await ask('eth_getUserOperationReceipt', [result])
    await chain.rpc('evm_mine')
    for (const { result } of [one, other])
      expect(await bundler.waitForUserOperationReceipt({ hash: result as Hex })).toMatchObject({ success: true })
  } finally {
    await chain.rpc('evm_setAutomine', true)
  }
  expect(await client.getTransactionCount({ address: executor })).toBe(before + 2)
})

it('the built-in bundler refuses operations that could cost it money, and returns the reason', async () => {
  const { account, signed, send, client, bundler } = await setUp()
  const [alice, bob, poor] = await Promise.all([account(), account(), account(0n)])
  const before = await client.getTransactionCount({ address: executor })
  const calls = [pay(target, 1n)]
  const good = await signed(alice, calls)
  const code = async (operation: object) => (await send(operation)).error
  // Senders that are not accounts of this wallet: no code, other code, another factory.
  const wrong = { code: -32_602, message: expect.stringContaining('sender') }
  const { factory: _, factoryData: __, ...bare } = good
  expect(await code(bare)).toMatchObject(wrong)
  expect(await code({ ...good, sender: chain.tokens.TUSD.address })).toMatchObject(wrong)
  expect(await code({ ...good, sender: bob.address })).toMatchObject(wrong)
  expect(await code({ ...good, factory: chain.tokens.TUSD.address })).toMatchObject(wrong)
  expect(await code({ ...good, paymaster: other, paymasterData: '0x' })).toMatchObject({ code: -32_501 })
  // A proxy like the account's, but with another implementation.
  const implementedElsewhere = await account()
  const creation = await signed(implementedElsewhere, calls)
  const replaced = creation['factoryData']?.replace(hybridAccount.implementation.slice(2), other.slice(2))
  expect(replaced).not.toBe(creation['factoryData'])
  expect(await code({ ...creation, factoryData: replaced })).toMatchObject(wrong)
  // Signed by another key, or for another operation.
  const forged = await bob.signUserOperation({ ...(await unsigned(good)), sender: alice.address } as never)
  expect(await code({ ...good, signature: forged })).toMatchObject({ code: -32_507, message: 'AA24 signature error' })
  expect(await code({ ...good, callGasLimit: numberToHex(BigInt(good['callGasLimit'] ?? 0) + 1n) })).toMatchObject({
    code: -32_507,
  })
  // Pays less than it costs.
  const least = BigInt(good['preVerificationGas'] ?? 0)
  expect(await code(await signed(alice, calls, { preVerificationGas: least / 2n }))).toMatchObject({
    code: -32_602,
    message: expect.stringContaining('preVerificationGas'),
  })
  expect(await code(await signed(alice, calls, { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }))).toMatchObject({
    code: -32_602,
  })
  expect(await code(await signed(alice, calls, { callGasLimit: 40_000_000n }))).toMatchObject({ code: -32_602 })
  const unpaid = await signed(poor, calls).catch(() => undefined)
  expect(unpaid && (await code(unpaid))).toMatchObject({ code: -32_500, message: "AA21 didn't pay prefund" })
  expect((await send({ ...good, nonce: 'x' })).error).toMatchObject({ code: -32_602 })
  expect(await client.getTransactionCount({ address: executor })).toBe(before)

  // None of the refused operations prevented the valid one.
  const { result } = await send(good)
  await bundler.waitForUserOperationReceipt({ hash: result as Hex })
  expect(await code(good)).toMatchObject({ code: -32_500, message: expect.stringMatching(/AA10|AA25/) })
  expect(await client.getTransactionCount({ address: executor })).toBe(before + 1)
})

/** Sends an operation with the minimum `preVerificationGas`: each signature has its own number of zero bytes, and thus its own minimum. */
async function sendLeast(
  send: (operation: object) => Promise<SmartAnswer>,
  sign: (change: { readonly preVerificationGas: bigint }) => Promise<object>,
): Promise<Hex> {
  for (let preVerificationGas = 1n; ; ) {
    const { result, error } = await send(await sign({ preVerificationGas }))
    if (error === undefined) return result as Hex
    const [, least] = /^preVerificationGas must be at least (0x[0-9a-f]+)$/.exec(error.message) ?? []
    preVerificationGas = BigInt(least ?? expect.fail(error.message))
  }
}

it('the built-in bundler loses nothing on the minimum fee it accepts, for long or failing operations', async () => {
  const { account, signed, send, client, bundler } = await setUp()
  const alice = await account()
  const long = { to: target, data: `0x${'ab'.repeat(6000)}` } as const
  const failing = { to: chain.tokens.TUSD.address, data: '0xdeadbeef' } as const
  const gas = { callGasLimit: 100_000n, verificationGasLimit: 400_000n, preVerificationGas: 1_000_000n }
  for (const call of [pay(target, 1n), long, failing]) {
    const before = await client.getBalance({ address: executor })
    const hash = await sendLeast(send, (change) => signed(alice, [call], change, gas))
    await bundler.waitForUserOperationReceipt({ hash })
    expect(await client.getBalance({ address: executor })).toBeGreaterThanOrEqual(before)
  }
})

describe.each([
  ['optimism', '0x420000000000000000000000000000000000000F'],
  ['arbitrum', '0x00000000000000000000000000000000000000C8'],
] as const)('rollup like %s', (dataFee, oracle) => {
  const bytePrice = 3n * 10n ** 10n
  const gasPrice = dataFee === 'optimism' ? 10n ** 8n : 0n
  const setPrice = (slot: bigint, price: bigint) =>
    chain.rpc('anvil_setStorageAt', oracle, numberToHex(slot, { size: 32 }), numberToHex(price, { size: 32 }))
  beforeAll(async () => {
    await chain.rpc('anvil_setCode', oracle, await chain.rpc('eth_call', { data: rollupFeesBytecode }, 'latest'))
  })
  afterAll(() => chain.rpc('anvil_setCode', oracle, '0x'))

  it('earns the data fee with each operation, with an estimate and with the minimum', async () => {
    const { account, bundler, signed, send, client } = await startSmartAccounts(chain, { dataFee })
    await setPrice(0n, bytePrice)
    await setPrice(1n, gasPrice)
    const alice = await account()
    const earned = async (hash: Hex, before: bigint) => {
      const { receipt } = await bundler.waitForUserOperationReceipt({ hash })
      const { input } = await client.getTransaction({ hash: receipt.transactionHash })
      const raw = (await chain.rpc('eth_getRawTransactionByHash', receipt.transactionHash)) as Hex
      const { baseFeePerGas } = await client.getBlock({ blockNumber: receipt.blockNumber })
      const least = baseFeePerGas ?? 1n
      const fee =
        dataFee === 'optimism'
          ? BigInt(size(raw)) * bytePrice + receipt.gasUsed * gasPrice
          : ((BigInt(size(input)) * bytePrice) / least) * least
      expect((await client.getBalance({ address: executor })) - before).toBeGreaterThanOrEqual(fee)
    }
    let before = await client.getBalance({ address: executor })
    await earned(await bundler.sendUserOperation({ account: alice, calls: [pay(target, 1n)] }), before)

    const without = await signed(alice, [pay(target, 1n)], { preVerificationGas: 60_000n })
    expect(await send(without)).toMatchObject({
      error: { code: -32_602, message: expect.stringContaining('preVerificationGas') },
    })
    before = await client.getBalance({ address: executor })
    await earned(await sendLeast(send, (change) => signed(alice, [pay(target, 1n)], change)), before)
  })

  it('accepts an estimate after the price rose by a third, and refuses operations if the chain reports no price', async () => {
    const { account, bundler, signed, send } = await startSmartAccounts(chain, { dataFee })
    await setPrice(0n, bytePrice)
    const [alice, bob] = [await account(), await account()]
    const [first, second] = [await signed(alice, [pay(target, 1n)]), await signed(bob, [pay(target, 1n)])]
    await setPrice(0n, (bytePrice * 13n) / 10n)
    const { result } = await send(first)
    expect(await bundler.waitForUserOperationReceipt({ hash: result as Hex })).toMatchObject({ success: true })
    await setPrice(0n, bytePrice * 2n)
    expect(await send(second)).toMatchObject({ error: { code: -32_602 } })
    const code = await chain.rpc('eth_getCode', oracle, 'latest')
    await chain.rpc('anvil_setCode', oracle, '0x')
    expect(await send(second)).toMatchObject({ error: { code: -32_603 } })
    await chain.rpc('anvil_setCode', oracle, code)
  })
})

it('the built-in bundler estimates long operations, and reports failing calls before an operation is signed', async () => {
  const { account, bundler } = await setUp()
  const alice = await account()
  const long = [{ to: target as Hex, data: `0x${'ab'.repeat(6000)}` as Hex }]
  const hash = await bundler.sendUserOperation({ account: alice, calls: long })
  expect(await bundler.waitForUserOperationReceipt({ hash })).toMatchObject({ success: true })
  const calls = [{ to: chain.tokens.TUSD.address, data: '0xdeadbeef' as const }]
  const failing = bundler.estimateUserOperationGas({ account: alice, calls })
  await expect(failing).rejects.toMatchObject({ cause: { cause: { cause: { code: -32_521 } } } })
})

/** The operation before it was encoded in hex. */
function unsigned(operation: Record<string, Hex>): object {
  const texts = ['sender', 'factory', 'factoryData', 'callData', 'paymaster', 'paymasterData', 'signature']
  return Object.fromEntries(
    Object.entries(operation).map(([name, value]) => [name, texts.includes(name) ? value : BigInt(value)]),
  )
}

function lowerCase(operation: Record<string, Hex>): object {
  const { sender, factory, ...rest } = operation
  return {
    ...rest,
    sender: expect.stringMatching(new RegExp(`^${sender}$`, 'i')),
    factory: expect.stringMatching(new RegExp(`^${factory}$`, 'i')),
  }
}
