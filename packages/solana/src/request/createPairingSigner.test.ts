import type { PairingProvider } from '@kit/adapter'
import { encodeBase58 } from '@kit/adapter'
import { isKitError, type WalletCall } from '@kit/core/adapter'
import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import { createRealPorts } from '@kit/fakes/page'
import {
  createSolanaPairingMethods,
  createSolanaSigner,
  type SolanaPairingWording,
  solanaSeeds,
} from '@kit/testing/solana'
import { Connection, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solanaDevnet, solanaLocal } from '../network/solanaNetworks.js'
import { solana } from '../solana.js'

const signer = createSolanaSigner(solanaSeeds())
const [address = ''] = signer.addresses
const receiver = encodeBase58(new Uint8Array(32).fill(77))
type Call = { readonly method: string; readonly params: Record<string, never>; readonly networkId: string | undefined }
let chain: SolanaDevnet
beforeAll(async () => {
  chain = await startSolana()
})
afterAll(() => chain.stop())

/** Creates a paired wallet with real keys whose responses to some methods are replaced. */
function remote(wording: SolanaPairingWording = 'object', answers: Record<string, unknown> = {}) {
  const calls: Call[] = []
  const chains = { [chain.networkId]: chain.url, [solanaDevnet.id]: chain.url }
  const methods = createSolanaPairingMethods({ signer, chains, wording })
  const provider: PairingProvider = {
    request: async ({ method, params }, networkId) => {
      calls.push({ method, params: params as never, networkId })
      if (answers[method] instanceof Error) throw answers[method]
      return method in answers ? answers[method] : methods[method]?.(params, networkId ?? '')
    },
  }
  const local = solanaLocal({ genesisHash: chain.genesisHash, rpcUrls: [chain.url] })
  const rpcUrls = { [solanaDevnet.id]: [chain.url] }
  const adapter = solana({ networks: [local, solanaDevnet], rpcUrls })({ ports: createRealPorts() })
  const call: WalletCall = { provider, account: { namespace: 'solana', address, type: 'eoa' }, network: local }
  return { adapter, call, calls, provider, devnetCall: { ...call, network: solanaDevnet } }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => (isKitError(error) ? error.code : String(error)),
  )
const unsigned = async (version: 'legacy' | 0) => {
  const message = new TransactionMessage({
    payerKey: new PublicKey(address),
    recentBlockhash: (await new Connection(chain.url).getLatestBlockhash()).blockhash,
    instructions: [
      SystemProgram.transfer({ fromPubkey: new PublicKey(address), toPubkey: new PublicKey(receiver), lamports: 1e6 }),
    ],
  })
  return new VersionedTransaction(version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage())
}

describe('createPairingSigner', () => {
  it.each(['object', 'text', 'base64'] as const)('signs a message that the wallet returns as %s', async (wording) => {
    const { adapter, call, calls } = remote(wording)
    const signature = await adapter.signMessage({ ...call, message: 'Grüße' })
    const bytes = new TextEncoder().encode('Grüße')
    expect(signature).toBe(encodeBase58(signer.sign(address, bytes)))
    expect(calls).toEqual([
      {
        method: 'solana_signMessage',
        params: { message: encodeBase58(bytes), pubkey: address },
        networkId: chain.networkId,
      },
    ])
  })

  it.each(['object', 'text', 'base64', 'whole', 'wholeBase58'] as const)(
    'signs a transaction that the wallet returns as %s',
    async (wording) => {
      const { adapter, call } = remote(wording)
      for (const version of ['legacy', 0] as const) {
        const transaction = await unsigned(version)
        const [signed] = await adapter.signTransactions({ ...call, transactions: [transaction] })
        const expected = signer.signTransaction(address, Uint8Array.from(transaction.serialize()))
        expect(Buffer.from(signed as Uint8Array)).toEqual(Buffer.from(expected))
      }
    },
  )

  const notGranted = () => Object.assign(new Error('The wallet did not grant the method.'), { code: 4200 })

  it("sends through the network's nodes when the wallet granted only signing", async () => {
    const answers = { solana_signAndSendTransaction: notGranted(), solana_signAllTransactions: notGranted() }
    const { adapter, devnetCall, calls } = remote('object', answers)
    const hash = await adapter.transfer({ ...devnetCall, to: receiver, amount: 1_000_000n })
    expect(calls.map(({ method }) => method)).toEqual(['solana_signAndSendTransaction', 'solana_signTransaction'])
    const receipt = await adapter.waitForTransaction({ network: solanaDevnet, hash })
    expect(receipt).toMatchObject({ status: 'success', fee: 5000n })
    const transactions = [await unsigned('legacy'), await unsigned(0)]
    expect(await adapter.signTransactions({ ...devnetCall, transactions })).toHaveLength(2)
  })

  it('sends on a custom network when the wallet granted only signing and sending', async () => {
    const { adapter, call } = remote('object', { solana_signTransaction: notGranted() })
    const hash = await adapter.transfer({ ...call, to: receiver, amount: 1_000_000n })
    expect(await adapter.waitForTransaction({ network: call.network, hash })).toMatchObject({ status: 'success' })
  })

  it.each([
    [{ solana_signAndSendTransaction: new Error('User rejected the request.') }, 'connection/rejected'],
    [{ solana_signAndSendTransaction: notGranted(), solana_signTransaction: notGranted() }, 'wallet/unsupportedMethod'],
  ])('sends another request only after an unsupported method (%#)', async (answers, code) => {
    const { adapter, devnetCall, calls } = remote('object', answers)
    expect(await codeOf(adapter.transfer({ ...devnetCall, to: receiver, amount: 1_000_000n }))).toBe(code)
    expect(calls).toHaveLength(Object.keys(answers).length)
  })

  it('passes a legacy transaction also in the older form with its parts, a newer one only as bytes', async () => {
    const { adapter, call, calls } = remote()
    const transaction = await unsigned('legacy')
    await adapter.signTransactions({ ...call, transactions: [transaction] })
    await adapter.signTransactions({ ...call, transactions: [await unsigned(0)] })
    expect(calls[0]?.params).toEqual({
      transaction: Buffer.from(transaction.serialize()).toString('base64'),
      pubkey: address,
      feePayer: address,
      recentBlockhash: transaction.message.recentBlockhash,
      instructions: [
        {
          programId: '11111111111111111111111111111111',
          data: encodeBase58(Uint8Array.of(2, 0, 0, 0, 64, 66, 15, 0, 0, 0, 0, 0)),
          keys: [
            { pubkey: address, isSigner: true, isWritable: true },
            { pubkey: receiver, isSigner: false, isWritable: true },
          ],
        },
      ],
    })
    expect(Object.keys(calls[1]?.params ?? {})).toEqual(['transaction', 'pubkey'])
  })

  it.each(['object', 'text'] as const)(
    'signs several transactions at once that the wallet returns as %s',
    async (wording) => {
      const { adapter, call, calls } = remote(wording)
      const transactions = [await unsigned('legacy'), await unsigned(0)]
      const signed = await adapter.signTransactions({ ...call, transactions })
      expect(signed.map((bytes) => VersionedTransaction.deserialize(bytes).version)).toEqual(['legacy', 0])
      expect(calls.map(({ method }) => method)).toEqual(['solana_signAllTransactions'])
    },
  )

  it('transfers SOL and tokens on the chain', async () => {
    const { adapter, call, calls } = remote()
    const { network } = call
    const before = await adapter.getBalance({ network, address: receiver })
    const hash = await adapter.transfer({ ...call, to: receiver, amount: 1_000_000n })
    expect(await adapter.waitForTransaction({ network, hash })).toMatchObject({ status: 'success' })
    expect((await adapter.getBalance({ network, address: receiver })).value).toBe(before.value + 1_000_000n)
    const token = chain.tokens.TTK.address
    const second = await adapter.transfer({ ...call, to: receiver, amount: 3n, token })
    expect(await adapter.waitForTransaction({ network, hash: second })).toMatchObject({ status: 'success' })
    expect((await adapter.getBalance({ network, address: receiver, token })).value).toBe(3n)
    // The app sends on a custom chain, the wallet on a public one.
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['solana_signTransaction']))
  })

  it('leaves sending to the wallet on a public cluster', async () => {
    const { call, calls, provider } = remote()
    const network = { ...call.network, id: solanaDevnet.id }
    const adapter = solana({ networks: [network] })({ ports: createRealPorts() })
    const hash = await adapter.transfer({ ...call, provider, network, to: receiver, amount: 2_000_000n })
    expect(await adapter.waitForTransaction({ network, hash })).toMatchObject({ status: 'success' })
    expect(calls.map(({ method, networkId }) => [method, networkId])).toEqual([
      ['solana_signAndSendTransaction', network.id],
    ])
  })

  it('signs in with a message', async () => {
    const { adapter, call, calls } = remote()
    const { message } = await adapter.signIn({ ...call, input: { domain: 'dapp.example', nonce: 'abcdefgh' } })
    expect(message).toContain(`account:\n${address}`)
    expect(calls.map(({ method }) => method)).toEqual(['solana_signMessage'])
  })

  it('switches the network without a prompt', async () => {
    const { adapter, call, calls } = remote()
    const signal = new AbortController().signal
    expect(await adapter.switchNetwork({ ...call, signal })).toBe(call.network.id)
    expect(calls).toEqual([])
  })

  it.each([
    ['a code 5000', Object.assign(new Error('User rejected.'), { code: 5000 })],
    ['a code 4001', Object.assign(new Error('no'), { code: 4001 })],
    ['words', new Error('User disapproved requested methods')],
  ])('rejects with %s', async (_, error) => {
    const { adapter, call } = remote('object', { solana_signMessage: error })
    expect(await codeOf(adapter.signMessage({ ...call, message: 'x' }))).toBe('connection/rejected')
  })

  it.each([null, undefined, '', 7, {}, { signature: 7 }, { signature: 'x'.repeat(500) }, { signature: 'abc' }, []])(
    'refuses %j as a signature',
    async (answer) => {
      const { adapter, call } = remote('object', {
        solana_signMessage: answer,
        solana_signTransaction: answer,
        solana_signAllTransactions: answer,
      })
      expect(await codeOf(adapter.signMessage({ ...call, message: 'x' }))).toBe('wallet/invalidResponse')
      const one = await unsigned(0)
      expect(await codeOf(adapter.signTransactions({ ...call, transactions: [one] }))).toBe('wallet/invalidResponse')
      expect(await codeOf(adapter.signTransactions({ ...call, transactions: [one, one] }))).toBe(
        'wallet/invalidResponse',
      )
    },
  )

  it('refuses a provider that is not a wallet', async () => {
    const { adapter, call } = remote()
    for (const provider of [undefined, null, 7, {}, { request: 1 }])
      expect(await codeOf(adapter.signMessage({ ...call, provider, message: 'x' }))).toBe('wallet/invalidProvider')
  })
})
