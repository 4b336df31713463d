import { base58, base64, hex } from '@scure/base'
import { p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { walletTexts } from '../texts/walletTexts.data.js'
import { parseWalletConfig } from '../wallet/WalletConfig.js'
import { describeRequest } from './describeRequest.js'

const config = parseWalletConfig({
  relayUrl: 'ws://localhost:4401',
  rpcUrls: { 'eip155:31337': 'http://localhost:8545' },
  solana: { networkId: 'solana:x', url: 'http://localhost:1' },
  polkadot: { networkId: 'polkadot:y', wsUrl: 'ws://localhost:2', name: 'Local Asset Hub' },
  bitcoin: { networkId: 'bip122:z', url: 'http://localhost:3' },
})
const describeIt = (networkId: string, method: string, params: unknown) =>
  describeRequest({ method, params, networkId }, config, walletTexts)
const factsOf = (networkId: string, method: string, params: unknown) =>
  Object.fromEntries(describeIt(networkId, method, params).facts.map(({ label, value }) => [label, value]))

const key = (value: number) => new Uint8Array(32).fill(value)
/** One instruction of the program with the last key, on the first two keys. */
const transaction = (program: Uint8Array, data: readonly number[], prefix: readonly number[] = []) =>
  base64.encode(
    Uint8Array.from([
      ...[1, ...new Uint8Array(64), ...prefix, 1, 0, 1],
      ...[3, ...key(1), ...key(2), ...program, ...key(9)],
      ...[1, 2, 2, 0, 1, data.length, ...data],
    ]),
  )
const transfer = [2, 0, 0, 0, 0, 0x65, 0xcd, 0x1d, 0, 0, 0, 0]

describe('describeFamilyRequest for Solana', () => {
  it('shows the text of a message, with hidden characters made visible', () => {
    const message = base58.encode(new TextEncoder().encode('Pay\u202e now'))
    expect(describeIt('solana:x', 'solana_signMessage', { pubkey: 'abc', message })).toEqual({
      title: 'Sign message',
      facts: [
        { label: 'Network', value: 'Solana Local' },
        { label: 'Account', value: 'abc' },
      ],
      content: { label: 'Message', text: 'Pay⟨U+202e⟩ now' },
    })
  })

  it.each([
    ['legacy', []],
    ['of version 0', [0x80]],
  ])('names recipient and amount of a SOL transfer, %s', (_, prefix) => {
    const params = { transaction: transaction(key(0), transfer, prefix) }
    expect(factsOf('solana:x', 'solana_signAndSendTransaction', params)).toMatchObject({
      From: base58.encode(key(1)),
      To: base58.encode(key(2)),
      Amount: '0.5 SOL',
    })
  })

  it('names the programs of any other transaction', () => {
    const facts = factsOf('solana:x', 'solana_signTransaction', { transaction: transaction(key(7), transfer) })
    expect(facts).toMatchObject({ 'Fee payer': base58.encode(key(1)), Programs: base58.encode(key(7)) })
    expect(facts).not.toHaveProperty('Amount')
  })
})

describe('describeFamilyRequest for Polkadot', () => {
  it('shows the text of a message', () => {
    const params = { address: '5F', message: '<Bytes>Hello</Bytes>' }
    expect(describeIt('polkadot:y', 'polkadot_signMessage', params).content).toEqual({
      label: 'Message',
      text: 'Hello',
    })
  })

  it('shows nonce, tip and call of a transaction', () => {
    const transactionPayload = { method: '0x0a0b0c', nonce: '0x00000003', tip: '0x10' }
    const params = { address: '5F', transactionPayload }
    expect(factsOf('polkadot:y', 'polkadot_signTransaction', params)).toEqual({
      Network: 'Local Asset Hub',
      Account: '5F',
      Nonce: '3',
      Tip: '16 units',
      Size: '3 bytes',
    })
    expect(describeIt('polkadot:y', 'polkadot_signTransaction', params).content?.text).toBe('0x0a0b0c')
  })
})

describe('describeFamilyRequest for Bitcoin', () => {
  it('names recipient and amount of a transfer', () => {
    const params = { account: 'bcrt1q', recipientAddress: 'bcrt1p', amount: '1000001' }
    expect(factsOf('bip122:z', 'sendTransfer', params)).toEqual({
      Network: 'Bitcoin Regtest',
      Account: 'bcrt1q',
      To: 'bcrt1p',
      Amount: '0.01000001 BTC',
    })
  })

  const network = { ...TEST_NETWORK, bech32: 'bcrt' }
  // The first two multiples of the curve's generator.
  const [own, other] = [
    '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    '02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5',
  ].map((publicKey) => p2wpkh(hex.decode(publicKey), network))
  const psbt = (withAmount: boolean) => {
    const built = new Transaction()
    const witnessUtxo = { script: own?.script ?? new Uint8Array(), amount: 100_000n }
    built.addInput({ txid: key(9), index: 0, ...(withAmount && { witnessUtxo }) })
    built.addOutputAddress(String(other?.address), 30_000n, network)
    built.addOutputAddress(String(own?.address), 69_000n, network)
    return base64.encode(built.toPSBT())
  }

  it('shows recipients, change, fee and number of inputs of a PSBT', () => {
    const params = { account: own?.address, psbt: psbt(true), signInputs: [{}], broadcast: true }
    expect(describeIt('bip122:z', 'signPsbt', params).title).toBe('Send transaction')
    expect(factsOf('bip122:z', 'signPsbt', params)).toMatchObject({
      To: other?.address,
      Amount: '0.0003 BTC',
      Change: '0.00069 BTC',
      Fee: '0.00001 BTC',
      Inputs: '1',
    })
  })

  it('omits the fee of a PSBT when it is unknown', () => {
    const params = { account: own?.address, psbt: psbt(false), signInputs: [{}] }
    const facts = factsOf('bip122:z', 'signPsbt', params)
    expect(facts).toMatchObject({ Amount: '0.0003 BTC' })
    expect(facts).not.toHaveProperty('Fee')
  })
})

it.each([
  ['solana:x', 'solana_signMessage', undefined],
  ['solana:x', 'solana_signMessage', { message: '0OIl' }],
  ['solana:x', 'solana_signTransaction', { transaction: 'AQ==' }],
  ['solana:x', 'solana_signTransaction', { transaction: base64.encode(new Uint8Array(40).fill(0xff)) }],
  ['solana:x', 'solana_signAllTransactions', { transactions: 7 }],
  ['polkadot:y', 'polkadot_signTransaction', { address: '5F' }],
  ['bip122:z', 'signPsbt', { account: 'bcrt1q', psbt: '{}' }],
  ['bip122:z', 'signPsbt', { account: 'bcrt1q', psbt: base64.encode(key(5)) }],
  ['bip122:z', 'sendTransfer', { recipientAddress: 'x', amount: '1.5' }],
])('describeFamilyRequest shows unreadable requests raw, with a warning: %s %s %j', (networkId, method, params) => {
  expect(describeIt(networkId, method, params)).toMatchObject({
    title: method,
    warning: expect.stringContaining('can’t be read'),
  })
})

it('describeFamilyRequest does not mix up methods of different namespaces', () => {
  expect(describeIt('eip155:31337', 'sendTransfer', { amount: '1' }).title).toBe('sendTransfer')
})
