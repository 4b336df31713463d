import { cleanText } from '@kit/core/adapter'
import { base58, base64 } from '@scure/base'
import { formatUnits } from 'viem'
import { describeMessage } from './describeMessage.js'
import type { RequestSummary } from './describeRequest.js'
import { readBitcoinTransaction } from './readBitcoinTransaction.js'
import { readSolanaTransaction } from './readSolanaTransaction.js'

type Fact = RequestSummary['facts'][number]
type Params = Readonly<Record<string, unknown>>

/**
 * Describes a request on a Solana, Polkadot or Bitcoin chain in plain words. Returns `undefined` for an unknown method; throws when the
 * content can't be read.
 *
 * @example describeFamilyRequest('sendTransfer', { account, recipientAddress, amount: '1000' }, network)?.title // 'Send'
 */
export function describeFamilyRequest(method: string, params: unknown, network: Fact): RequestSummary | undefined {
  const describe = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (describe === undefined) return undefined
  if (typeof params !== 'object' || params === null) throw new TypeError('Missing parameters')
  const { facts, ...rest } = describe(params as Params)
  return { ...rest, facts: [network, ...facts] }
}

const methods: Readonly<Record<string, (params: Params) => RequestSummary>> = {
  solana_signMessage: ({ pubkey, message }) => ({
    title: 'Sign message',
    facts: account(pubkey),
    ...describeMessage(base58.decode(text(message))),
  }),
  solana_signTransaction: ({ pubkey, transaction }) => ({
    title: 'Sign transaction',
    facts: [...account(pubkey), ...solanaFacts(transaction), ...sizes([transaction])],
    content: { label: 'Transaction', text: cleanText(transaction, 20_000) },
  }),
  solana_signAndSendTransaction: ({ pubkey, transaction }) => ({
    title: 'Send transaction',
    facts: [...account(pubkey), ...solanaFacts(transaction), ...sizes([transaction])],
    content: { label: 'Transaction', text: cleanText(transaction, 20_000) },
  }),
  solana_signAllTransactions: ({ transactions }) => {
    if (!Array.isArray(transactions)) throw new TypeError('Missing transactions')
    return {
      title: `Sign ${transactions.length} transactions`,
      facts: sizes(transactions),
      content: { label: 'Transactions', text: cleanText(transactions.join(' '), 20_000) },
    }
  },
  polkadot_signMessage: ({ address, message }) => ({
    title: 'Sign message',
    facts: account(address),
    ...describeMessage(
      new TextEncoder().encode(
        text(message)
          .replace(/^<Bytes>/, '')
          .replace(/<\/Bytes>$/, ''),
      ),
    ),
  }),
  polkadot_signTransaction: ({ address, transactionPayload }) => {
    const { method, nonce, tip } = transactionPayload as Params
    const call = text(method)
    return {
      title: 'Sign transaction',
      facts: [
        ...account(address),
        { label: 'Nonce', value: BigInt(text(nonce)).toString() },
        ...(BigInt(text(tip ?? '0x0')) > 0n ? [{ label: 'Tip', value: `${BigInt(text(tip))} units` }] : []),
        { label: 'Size', value: `${Math.max(0, call.length / 2 - 1)} bytes` },
      ],
      content: { label: 'Call', text: cleanText(call, 20_000) },
    }
  },
  signMessage: ({ account: own, address = own, message }) => ({
    title: 'Sign message',
    facts: account(address),
    ...describeMessage(new TextEncoder().encode(text(message))),
  }),
  signPsbt: ({ account: own, psbt, signInputs, broadcast }) => ({
    title: broadcast === true ? 'Send transaction' : 'Sign transaction',
    facts: [
      ...account(own),
      ...bitcoinFacts(psbt, own),
      ...sizes([psbt]),
      ...(Array.isArray(signInputs) ? [{ label: 'Inputs', value: String(signInputs.length) }] : []),
    ],
    content: { label: 'Transaction', text: cleanText(psbt, 20_000) },
  }),
  sendTransfer: ({ account: own, recipientAddress, amount }) => ({
    title: 'Send',
    facts: [
      ...account(own),
      { label: 'To', value: cleanText(text(recipientAddress), 100) },
      { label: 'Amount', value: btc(BigInt(text(amount))) },
    ],
  }),
}

function account(value: unknown): readonly Fact[] {
  return value === undefined ? [] : [{ label: 'Account', value: cleanText(value, 100) }]
}

/** Recipient and amount of a plain transfer; otherwise the fee payer and the programs. */
function solanaFacts(value: unknown): readonly Fact[] {
  const { payer, programs, transfer } = readSolanaTransaction(base64.decode(text(value)))
  if (transfer) {
    return [
      { label: 'From', value: transfer.from },
      { label: 'To', value: transfer.to },
      { label: 'Amount', value: `${formatUnits(transfer.lamports, 9)} SOL` },
    ]
  }
  return [
    { label: 'Fee payer', value: payer },
    { label: 'Programs', value: programs.join(', ') },
  ]
}

/** Every recipient with its amount, the change, and the fee if it is known. */
function bitcoinFacts(psbt: unknown, own: unknown): readonly Fact[] {
  const { outputs, fee } = readBitcoinTransaction(base64.decode(text(psbt)), text(own))
  return [
    ...outputs.flatMap(({ address, amount }): readonly Fact[] =>
      address === own
        ? [{ label: 'Change', value: btc(amount) }]
        : [
            { label: 'To', value: address ?? 'Script' },
            { label: 'Amount', value: btc(amount) },
          ],
    ),
    ...(fee === undefined ? [] : [{ label: 'Fee', value: btc(fee) }]),
  ]
}

const btc = (satoshis: bigint): string => `${formatUnits(satoshis, 8)} BTC`

function sizes(transactions: readonly unknown[]): readonly Fact[] {
  const bytes = transactions.map((one) => base64.decode(text(one)).length)
  return [{ label: 'Size', value: `${bytes.join(' + ')} bytes` }]
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('Expected a string')
  return value
}
