import { type EvmDevnet, startEvm, testTokenAbi } from '@kit/devnet'
import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import { base64 } from '@scure/base'
import { Connection, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { encodeFunctionData, type Hex, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { account, createRpc } from '../../test/createRpc.js'
import { createSolana, visitor } from '../../test/createSolana.js'
import { type Fate, startProxy } from '../../test/startProxy.js'
import { createChainClient } from '../chain/createChainClient.js'

let evm: EvmDevnet
let solana: SolanaDevnet
beforeAll(async () => {
  ;[evm, solana] = await Promise.all([startEvm({ chainId: 31337 }), startSolana()])
})
afterAll(() => Promise.all([evm?.stop(), solana?.stop()]))

/** Starts a proxy to a node whose first responses to sent transactions follow the script, and then pass. */
async function lose(node: string, method: string, fates: readonly Fate[]) {
  const left = [...fates]
  const seen = { sent: 0 }
  const proxy = await startProxy(node, (requested) => {
    if (requested !== method) return 'passed'
    seen.sent += 1
    return left.shift() ?? 'passed'
  })
  onTestFinished(() => proxy.stop())
  return { ...proxy, seen }
}

const onEvm = (url: string) => createRpc({ url, clientOf: () => createChainClient(url) })
const newAddress = () => privateKeyToAddress(generatePrivateKey())
const balanceOf = async (address: Hex) => createRpc({ url: evm.url }).client.getBalance({ address })
const receiptOf = (hash: Hex) => createRpc({ url: evm.url }).client.waitForTransactionReceipt({ hash })

it.each([
  ['the response was lost', ['answerLost']],
  ['the response was lost, and then the node was not available', ['answerLost', 'unavailable']],
  ['it did not reach the node', ['lost']],
  ['no node was available', ['unavailable', 'unavailable']],
] as const)('the wallet sends a transaction once and returns its hash when %s', async (_, fates) => {
  const { url, seen } = await lose(evm.url, 'eth_sendRawTransaction', fates)
  const to = newAddress()
  const rpc = onEvm(url)
  const hash = await rpc.ask('eth_sendTransaction', [{ from: account.address, to, value: '0x5' }])
  expect((await receiptOf(hash)).status).toBe('success')
  expect(await balanceOf(to)).toBe(5n)
  expect({ sent: seen.sent, shown: rpc.shown.length }).toEqual({ sent: fates.length + 1, shown: 1 })
})

it('the wallet shows a transaction that is not mined immediately: the node already has it', async () => {
  await evm.rpc('evm_setAutomine', false)
  onTestFinished(() => evm.rpc('evm_setAutomine', true) as Promise<never>)
  const { url, seen } = await lose(evm.url, 'eth_sendRawTransaction', ['answerLost'])
  const to = newAddress()
  const hash = await onEvm(url).ask('eth_sendTransaction', [{ from: account.address, to, value: '0x6' }])
  expect(seen.sent).toBe(2)
  await evm.rpc('evm_mine')
  await receiptOf(hash)
  expect(await balanceOf(to)).toBe(6n)
})

it('the wallet sends a transaction before a second request, which gets the next nonce', async () => {
  const { url } = await lose(evm.url, 'eth_sendRawTransaction', ['answerLost', 'unavailable'])
  const rpc = onEvm(url)
  const [first, second] = [newAddress(), newAddress()]
  const hashes = await Promise.all(
    [first, second].map((to) => rpc.ask('eth_sendTransaction', [{ from: account.address, to, value: '0x7' }])),
  )
  const [one, two] = await Promise.all(
    hashes.map(async (hash) => {
      await receiptOf(hash)
      return (await rpc.client.getTransaction({ hash })).nonce
    }),
  )
  expect(two).toBe((one ?? 0) + 1)
  expect(await Promise.all([balanceOf(first), balanceOf(second)])).toEqual([7n, 7n])
})

it.each(['eth_estimateGas', 'eth_call'])(
  "the wallet describes no transaction if the node doesn't respond to %s: it could say that it fails, or is about an NFT",
  async (method) => {
    const { url, seen } = await lose(evm.url, method, Array(20).fill('unavailable'))
    const rpc = onEvm(url)
    const data = encodeFunctionData({
      abi: testTokenAbi,
      functionName: 'approve',
      args: [account.address, 5n],
    } as never)
    const requested = rpc.ask('eth_sendTransaction', [{ from: account.address, to: evm.tokens.TUSD.address, data }])
    await expect(requested).rejects.toThrow('503')
    expect(seen.sent).toBeGreaterThan(0)
    expect(rpc.shown).toEqual([])
  },
)

it('the wallet continues with the calls after one whose response was lost', async () => {
  const { url } = await lose(evm.url, 'eth_sendRawTransaction', ['passed', 'answerLost'])
  const rpc = onEvm(url)
  const receivers = [newAddress(), newAddress(), newAddress()]
  const calls = receivers.map((to) => ({ to, value: numberToHex(8) }))
  const requested = { version: '2.0.0', from: account.address, chainId: '0x7a69', atomicRequired: false, calls }
  const { id } = (await rpc.ask('wallet_sendCalls', [requested])) as unknown as { readonly id: string }
  const status = async () => ((await rpc.ask('wallet_getCallsStatus', [id])) as unknown as { status: number }).status
  await expect.poll(status).toBe(200)
  expect(await Promise.all(receivers.map(balanceOf))).toEqual([8n, 8n, 8n])
})

it("the wallet keeps the page's ID of calls that may have been sent, so that the page can't send them twice", async () => {
  const { url } = await lose(evm.url, 'eth_sendRawTransaction', Array(20).fill('lost'))
  const rpc = onEvm(url)
  const calls = [{ to: newAddress(), value: '0x9' }]
  const requested = { version: '2.0.0', from: account.address, chainId: '0x7a69', id: 'order-9', calls }
  await expect(rpc.ask('wallet_sendCalls', [requested])).rejects.toMatchObject({ code: 4901 })
  expect(await rpc.ask('wallet_getCallsStatus', ['order-9'])).toMatchObject({ id: 'order-9', status: 100 })
  await expect(rpc.ask('wallet_sendCalls', [requested])).rejects.toMatchObject({ code: 5720 })
  expect(rpc.shown).toHaveLength(1)
}, 30_000)

it('the wallet also sends a Solana transaction once', async () => {
  const node = new Connection(solana.url, { commitment: 'confirmed', wsEndpoint: solana.wsUrl })
  const stranger = new PublicKey(Uint8Array.from({ length: 32 }, (_, at) => at + 90))
  const pay = SystemProgram.transfer({
    fromPubkey: new PublicKey(visitor),
    toPubkey: stranger,
    lamports: 1_500_000_000n,
  })
  const { blockhash } = await node.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: new PublicKey(visitor),
    recentBlockhash: blockhash,
    instructions: [pay],
  })
  const transaction = base64.encode(new VersionedTransaction(message.compileToV0Message()).serialize())
  const { url, seen } = await lose(solana.url, 'sendTransaction', ['answerLost', 'unavailable', 'lost'])
  const { signature = '' } = await createSolana({ url }).ask('solana_signAndSendTransaction', { transaction })
  expect((await node.getSignatureStatus(signature)).value?.err).toBeNull()
  expect(await node.getBalance(stranger)).toBe(1_500_000_000)
  expect(seen.sent).toBe(4)
})
