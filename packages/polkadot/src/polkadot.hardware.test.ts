import { createPolkadotPairingMethods, createPolkadotSigner, polkadotKeys } from '@kit/testing/polkadot'
import { blake2b } from '@noble/hashes/blake2'
import type { ApiPromise } from '@polkadot/api'
import metadata from '@polkadot/types-support/metadata/v14/polkadot-hex'
import version from '@polkadot/types-support/metadata/v14/polkadot-ver'
import * as sr25519 from '@scure/sr25519'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkOf, setUp } from './testing/setUp.js'

const network = networkOf('a', { ss58Format: 0 })
const metadataHash = new Uint8Array(32).fill(7)
const block = `0x${'b'.repeat(64)}`
const header = {
  number: '0x100',
  ...{ parentHash: block, stateRoot: block, extrinsicsRoot: block, digest: { logs: [] } },
}
/** The chain's state of an account: its next nonce is 5, and its balance is 100 units. */
const account = `0x05000000000000000100000000000000${'0010a5d4e8'.padEnd(32, '0')}${'0'.repeat(96)}`
type Page = Awaited<ReturnType<typeof setUp>>

/** Transactions that the node accepted. */
const taken: string[] = []
let page: Page
let api: ApiPromise

/**
 * Returns whether a runtime with `CheckMetadataHash` would accept the transaction: its signature covers its fields and the hash that its
 * mode requires.
 */
function isProven(bytes: string): boolean {
  const { era, method, mode, nonce, signature, signer, tip } = api.createType('Extrinsic', bytes)
  const { specVersion, transactionVersion } = api.runtimeVersion
  const blockHash = api.createType('Header', header).hash
  const payload = api.createType(
    'ExtrinsicPayload',
    {
      ...{ blockHash, era, genesisHash: network.genesisHash, mode, nonce, specVersion, tip },
      ...{
        metadataHash: Number(mode) === 1 ? `0x${'07'.repeat(32)}` : null,
        method: method.toHex(),
        transactionVersion,
      },
    },
    { version: 4 },
  )
  const covered = payload.toU8a({ method: true })
  const message = covered.length > 256 ? blake2b(covered, { dkLen: 32 }) : covered
  return sr25519.verify(message, signature.toU8a(), api.createType('AccountId', signer.toString()).toU8a())
}

/** Responses of a node with Polkadot's metadata. */
const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
  chain_getBlockHash: () => network.genesisHash,
  chain_getFinalizedHead: () => block,
  chain_getHeader: () => header,
  state_getRuntimeVersion: () => version,
  state_getMetadata: () => metadata,
  state_getStorage: () => account,
  state_queryStorageAt: ([keys]) => [{ block, changes: (keys as readonly string[]).map((key) => [key, account]) }],
  system_chain: () => 'Polkadot',
  system_properties: () => ({ ss58Format: 0, tokenDecimals: 10, tokenSymbol: 'DOT' }),
  // `AccountNonceApi_account_nonce`
  state_call: () => '0x05000000',
  rpc_methods: () => ({ methods: [] }),
  author_submitExtrinsic([bytes]) {
    if (!isProven(bytes as string)) throw new Error('Invalid Transaction: BadProof')
    taken.push(bytes as string)
    return block
  },
}

beforeAll(async () => {
  page = await setUp([network], {}, async (request) => {
    const { id, method, params = [] } = request as never as { id: number; method: string; params?: readonly unknown[] }
    const answer = answers[method] ?? (() => Promise.reject(new Error(`Method not found: ${method}`)))
    const body = await Promise.resolve(params)
      .then(answer)
      .then(
        (result) => ({ result }),
        ({ message }: Error) => ({ error: { code: -32601, message } }),
      )
    return Response.json({ jsonrpc: '2.0', id, ...body })
  })
  api = (await (await page.adapter.load()).getChain(network)).api
})
beforeEach(() => {
  taken.length = 0
  page.wallet.behave({ metadataHash: undefined, responses: {} })
})

const receiver = () => page.wallet.addresses[1] as string
const pay = (provider?: unknown) =>
  page.adapter.transfer?.({ ...page.call, ...(provider !== undefined && { provider }), to: receiver(), amount: 5n })

/** Creates a paired wallet with these methods. */
const pairingOf = (methods: ReturnType<typeof createPolkadotPairingMethods>) => ({
  request: ({ method, params }: { readonly method: string; readonly params: unknown }) => methods[method]?.(params),
})

describe('sending with a wallet that signs the payload as it is', () => {
  it("adds the wallet's signature to the transaction", async () => {
    await pay()
    expect(taken).toHaveLength(1)
    expect(api.createType('Extrinsic', taken[0]).mode?.toString()).toBe('0')
  })
})

describe('sending with a hardware wallet that signs the metadata hash, whatever the page requests', () => {
  it('requests the finished transaction, and sends it byte by byte', async () => {
    page.wallet.behave({ metadataHash })
    const hash = await pay()
    expect(page.wallet.requests.at(-1)?.params).toMatchObject({ withSignedTransaction: true })
    expect(taken).toHaveLength(1)
    const sent = api.createType('Extrinsic', taken[0])
    expect(sent.mode?.toString()).toBe('1')
    expect(sent.hash.toHex()).toBe(hash)
  })

  it('works over a pairing, too', async () => {
    const methods = createPolkadotPairingMethods(createPolkadotSigner(polkadotKeys()), { metadataHash })
    await pay(pairingOf(methods))
    expect(taken.map((bytes) => api.createType('Extrinsic', bytes).mode?.toString())).toEqual(['1'])
  })

  it('accepts only the finished transaction, as bytes', async () => {
    const methods = createPolkadotPairingMethods(createPolkadotSigner(polkadotKeys()), { metadataHash })
    page.wallet.behave({
      responses: {
        async signPayload(payload) {
          const params = { address: page.wallet.selected, transactionPayload: payload }
          const signed = (await methods['polkadot_signTransaction']?.(params)) as { readonly signedTransaction: string }
          return { id: 1, signedTransaction: Uint8Array.from(Buffer.from(signed.signedTransaction.slice(2), 'hex')) }
        },
      },
    })
    await pay()
    expect(taken).toHaveLength(1)
  })
})

describe('sending a finished transaction that differs from the requested one', () => {
  /** Returns what the wallet signs for a modified payload. */
  const answerOf = (change: (payload: Record<string, unknown>) => Record<string, unknown>) => ({
    async signPayload(payload: unknown) {
      const methods = createPolkadotPairingMethods(createPolkadotSigner(polkadotKeys()), { metadataHash })
      const { address, ...changed } = change(payload as Record<string, unknown>)
      return methods['polkadot_signTransaction']?.({ address, transactionPayload: changed })
    },
  })
  it.each([
    ['call', 'method', () => ({ method: api.tx['balances']?.['transferKeepAlive']?.(receiver(), 6n).method.toHex() })],
    ['account', 'signer', () => ({ address: page.wallet.addresses[1] })],
    ['nonce', 'nonce', () => ({ nonce: '0x06' })],
    ['era', 'era', () => ({ era: '0x00' })],
    ['tip', 'tip', () => ({ tip: '0x01' })],
  ] as const)('refuses another %s', async (_, field, change) => {
    page.wallet.behave({ responses: answerOf((payload) => ({ ...payload, ...change() })) })
    await expect(pay()).rejects.toMatchObject({ code: 'wallet/invalidResponse', details: `Changed: ${field}` })
    expect(taken).toEqual([])
  })

  it.each(['0x', '0x00', `0x${'ff'.repeat(90)}`])('refuses it: %s', async (signedTransaction) => {
    page.wallet.behave({ responses: { signPayload: () => ({ id: 1, signedTransaction }) } })
    await expect(pay()).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
    expect(taken).toEqual([])
  })

  it('refuses trailing bytes', async () => {
    const { signPayload } = answerOf((payload) => payload)
    page.wallet.behave({
      responses: {
        async signPayload(payload) {
          const signed = (await signPayload(payload)) as { readonly signedTransaction: string }
          return { ...signed, signedTransaction: `${signed.signedTransaction}00` }
        },
      },
    })
    await expect(pay()).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
    expect(taken).toEqual([])
  })
})
