import { devPaymaster, type EvmDevnet, startEvm } from '@kit/devnet'
import { type Hex, numberToHex } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNode } from '../../../../testing/startNode.js'
import { type SmartAnswer, startSmartAccounts } from '../../../../testing/startSmartAccounts.js'

const { address, key } = devPaymaster()
const target = '0x00000000000000000000000000000000000000c0'
const calls = [{ to: target, data: '0x12345678' }] as const
const own = { own: { address, key }, name: 'Local operator' }
const dayMs = 86_400_000

let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain.stop())

const requested = (operation: object, on = '0x7a69') => [operation, entryPoint07Address, on, {}]

it('the paymaster sponsors the operations of an account without funds, including its deployment', async () => {
  const { bundler, payer, account, client } = await startSmartAccounts(chain, { paymaster: own })
  const deposit = () =>
    client.readContract({
      abi: entryPoint07Abi,
      address: entryPoint07Address,
      functionName: 'balanceOf',
      args: [address],
    })
  const alice = await account(0n)
  for (const _ of [1, 2]) {
    const before = await deposit()
    const hash = await bundler.sendUserOperation({ account: alice, calls: [...calls], paymaster: payer })
    const receipt = await bundler.waitForUserOperationReceipt({ hash })
    expect(receipt).toMatchObject({ success: true, paymaster: address })
    expect(await deposit()).toBe(before - receipt.actualGasCost)
  }
})

it('the paymaster signs one operation, for ten minutes, and names the sponsor', async () => {
  const { payer, account, signed, send, askPaymaster, client } = await startSmartAccounts(chain, { paymaster: own })
  const alice = await account(0n)
  const operation = await signed(alice, calls, {}, { paymaster: payer })
  const { result } = await askPaymaster('pm_getPaymasterStubData', requested(operation))
  expect(result).toMatchObject({ paymaster: address, sponsor: { name: 'Local operator' }, isFinal: false })
  const { timestamp } = await client.getBlock()
  const until = Number(operation['paymasterData']?.slice(0, 14))
  expect(until - Number(timestamp)).toBeGreaterThan(500)
  expect(until - Number(timestamp)).toBeLessThan(700)
  // The account can sign anything; the paymaster only sponsors what it signed.
  const refused = { error: { code: -32_507, message: 'AA34 signature error' } }
  const fees = { maxFeePerGas: BigInt(operation['maxFeePerGas'] ?? 0) + 1n }
  expect(await send(await signed(alice, calls, fees, { paymaster: payer }))).toMatchObject(refused)
  const longer = `${numberToHex(until + 1, { size: 6 })}${operation['paymasterData']?.slice(14)}`
  expect(await send(await signed(alice, calls, { paymasterData: longer }, { paymaster: payer }))).toMatchObject(refused)
})

it('the paymaster does not sponsor other accounts, other chains, or more than the operator allows', async () => {
  const server = await startSmartAccounts(chain, { paymaster: { ...own, maxCost: '1' } })
  const alice = await server.account()
  const operation = await server.signed(alice, calls)
  const data = async (...params: readonly unknown[]): Promise<SmartAnswer['error']> =>
    (await server.askPaymaster('pm_getPaymasterData', params)).error
  expect(await data(...requested(operation))).toMatchObject({ code: -32_501 })
  expect(await data(...requested({ ...operation, sender: chain.tokens.TUSD.address }))).toMatchObject({ code: -32_602 })
  expect(await data(...requested(operation, '0x1'))).toMatchObject({ code: -32_602 })
  expect(await data(operation, target, '0x7a69')).toMatchObject({ code: -32_602 })
  expect(await data()).toMatchObject({ code: -32_602 })
  const without = await startSmartAccounts(chain)
  expect(await without.askPaymaster('pm_getPaymasterData', requested(operation))).toMatchObject({
    error: { code: -32_601 },
  })
})

it('the paymaster sponsors the daily number per account, for any caller, across restarts, and again the next day', async () => {
  let nowMs = Date.now()
  const paymaster = { ...own, perSenderPerDay: 2 }
  const first = await startSmartAccounts(chain, { paymaster, now: () => nowMs })
  const [alice, bob] = [await first.account(), await first.account()]
  const [operation, other] = [await first.signed(alice, calls), await first.signed(bob, calls)]
  const full = { error: { code: -32_504 } }
  const askAs = (server: typeof first, given: object) => server.askPaymaster('pm_getPaymasterData', requested(given))
  const answers = await Promise.all([1, 2, 3].map(() => askAs(first, operation)))
  expect(answers.filter(({ error }) => error === undefined)).toHaveLength(2)
  expect(answers.find(({ error }) => error)).toMatchObject(full)
  await first.stop()
  const again = await startSmartAccounts(chain, { paymaster, dataDir: first.dataDir, now: () => nowMs })
  expect(await askAs(again, { ...operation, sender: operation['sender']?.toLowerCase() })).toMatchObject(full)
  expect(await askAs(again, other)).toMatchObject({ result: { paymaster: address } })
  nowMs += dayMs
  expect(await askAs(again, operation)).toMatchObject({ result: { paymaster: address } })
})

it('the paymaster route calls the configured paymaster service, within its limits', async () => {
  const given: unknown[] = []
  const node = await startNode({
    pm_getPaymasterData: (params: unknown[]) => {
      given.push(params)
      return { paymaster: target, paymasterData: '0x01' }
    },
  })
  const server = await startSmartAccounts(chain, { paymaster: { url: node.url, perSenderPerDay: 1 } })
  const operation = { sender: target, nonce: generatePrivateKey() as Hex }
  const params = [operation, entryPoint07Address, '0x7a69', { policy: 'x' }]
  const answer = await server.askPaymaster('pm_getPaymasterData', params)
  expect(answer).toMatchObject({ result: { paymaster: target, paymasterData: '0x01' } })
  expect(await server.askPaymaster('pm_getPaymasterData', params)).toMatchObject({ error: { code: -32_504 } })
  expect(given).toEqual([params])
})
