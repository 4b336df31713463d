import { devBundlerKey, startEvm } from '@kit/devnet'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, it, onTestFinished } from 'vitest'
import { startSmartAccounts } from '../../../../../testing/startSmartAccounts.js'
import { temporaryDirectory } from '../../../../../testing/startTestServer.js'

const executor = privateKeyToAddress(devBundlerKey)

it('the built-in bundler sends from one account over replicas: no nonce twice, no operation twice, each known to all', async () => {
  const chain = await startEvm({ chainId: 31337 })
  onTestFinished(() => chain.stop())
  const dataDir = temporaryDirectory()
  const first = await startSmartAccounts(chain, { dataDir })
  const second = await startSmartAccounts(chain, { dataDir })
  const both = [first, second] as const
  const to = privateKeyToAddress(generatePrivateKey())
  const calls = [{ to, value: 1n }]
  const owners = await Promise.all(Array.from({ length: 6 }, () => first.account()))
  const operations = await Promise.all(owners.map((owner) => first.signed(owner, calls)))
  const before = await first.client.getTransactionCount({ address: executor })

  await chain.rpc('evm_setAutomine', false)
  // Half of them to each server, and the last one to both.
  const last = operations.at(-1) as object
  const requested = [...operations.map((operation, index) => both[index % 2]?.send(operation)), first.send(last)]
  const answers = await Promise.all(requested)
  const hashes = answers.map((answer) => answer?.result as Hex)
  expect(answers.map((answer) => answer?.error)).toEqual(answers.map(() => undefined))
  expect(new Set(hashes).size).toBe(operations.length)
  for (const [index, hash] of hashes.entries()) {
    const found = (await both[(index + 1) % 2]?.ask('eth_getUserOperationByHash', [hash]))?.result
    expect(found).toMatchObject({ blockNumber: null })
  }
  await chain.rpc('evm_setAutomine', true)
  await chain.rpc('evm_mine')
  for (const [index, hash] of hashes.entries()) {
    const { bundler } = both[(index + 1) % 2] as typeof first
    expect(await bundler.waitForUserOperationReceipt({ hash })).toMatchObject({ success: true })
  }
  expect(await first.client.getTransactionCount({ address: executor })).toBe(before + operations.length)
  expect(await first.client.getBalance({ address: to })).toBe(BigInt(operations.length))

  // Operations of one account on both servers: the second waits for the first.
  const [alice] = owners
  const pair = await Promise.all([first.signed(alice as never, calls), first.signed(alice as never, calls)])
  const sent = await Promise.all(pair.map((operation, index) => both[index]?.send(operation)))
  for (const answer of sent)
    expect(await first.bundler.waitForUserOperationReceipt({ hash: answer?.result as Hex })).toMatchObject({
      success: true,
    })
})
