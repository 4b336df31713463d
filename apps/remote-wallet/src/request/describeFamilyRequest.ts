import { cleanText } from '@kit/core/adapter'
import { base58, base64 } from '@scure/base'
import { formatUnits } from 'viem'
import { fillPlaceholders } from '../texts/fillPlaceholders.js'
import type { WalletTexts } from '../texts/walletTexts.data.js'
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
 * @example describeFamilyRequest('sendTransfer', { account, recipientAddress, amount: '1000' }, network, texts)?.title // 'Send'
 */
export function describeFamilyRequest(
  method: string,
  params: unknown,
  network: Fact,
  texts: WalletTexts,
): RequestSummary | undefined {
  const describe = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (describe === undefined) return undefined
  if (typeof params !== 'object' || params === null) throw new TypeError('Missing parameters')
  const { facts, ...rest } = describe(params as Params, texts)
  return { ...rest, facts: [network, ...facts] }
}

const methods: Readonly<Record<string, (params: Params, texts: WalletTexts) => RequestSummary>> = {
  solana_signMessage: ({ pubkey, message }, texts) => ({
    title: texts.signMessage,
    facts: account(pubkey, texts),
    ...describeMessage(base58.decode(text(message)), texts),
  }),
  solana_signTransaction: ({ pubkey, transaction }, texts) => ({
    title: texts.signTransaction,
    facts: [...account(pubkey, texts), ...solanaFacts(transaction, texts), ...sizes([transaction], texts)],
    content: { label: texts.transaction, text: cleanText(transaction, 20_000) },
  }),
  solana_signAndSendTransaction: ({ pubkey, transaction }, texts) => ({
    title: texts.sendTransaction,
    facts: [...account(pubkey, texts), ...solanaFacts(transaction, texts), ...sizes([transaction], texts)],
    content: { label: texts.transaction, text: cleanText(transaction, 20_000) },
  }),
  solana_signAllTransactions: ({ transactions }, texts) => {
    if (!Array.isArray(transactions)) throw new TypeError('Missing transactions')
    return {
      title: fillPlaceholders(texts.signTransactions, { count: transactions.length }),
      facts: sizes(transactions, texts),
      content: { label: texts.transactions, text: cleanText(transactions.join(' '), 20_000) },
    }
  },
  polkadot_signMessage: ({ address, message }, texts) => ({
    title: texts.signMessage,
    facts: account(address, texts),
    ...describeMessage(
      new TextEncoder().encode(
        text(message)
          .replace(/^<Bytes>/, '')
          .replace(/<\/Bytes>$/, ''),
      ),
      texts,
    ),
  }),
  polkadot_signTransaction: ({ address, transactionPayload }, texts) => {
    const { method, nonce, tip } = transactionPayload as Params
    const call = text(method)
    return {
      title: texts.signTransaction,
      facts: [
        ...account(address, texts),
        { label: texts.nonce, value: BigInt(text(nonce)).toString() },
        ...(BigInt(text(tip ?? '0x0')) > 0n
          ? [{ label: texts.tip, value: fillPlaceholders(texts.units, { amount: `${BigInt(text(tip))}` }) }]
          : []),
        { label: texts.size, value: fillPlaceholders(texts.sizeOf, { count: Math.max(0, call.length / 2 - 1) }) },
      ],
      content: { label: texts.call, text: cleanText(call, 20_000) },
    }
  },
  signMessage: ({ account: own, address = own, message }, texts) => ({
    title: texts.signMessage,
    facts: account(address, texts),
    ...describeMessage(new TextEncoder().encode(text(message)), texts),
  }),
  signPsbt: ({ account: own, psbt, signInputs, broadcast }, texts) => ({
    title: broadcast === true ? texts.sendTransaction : texts.signTransaction,
    facts: [
      ...account(own, texts),
      ...bitcoinFacts(psbt, own, texts),
      ...sizes([psbt], texts),
      ...(Array.isArray(signInputs) ? [{ label: texts.inputs, value: String(signInputs.length) }] : []),
    ],
    content: { label: texts.transaction, text: cleanText(psbt, 20_000) },
  }),
  sendTransfer: ({ account: own, recipientAddress, amount }, texts) => ({
    title: texts.send,
    facts: [
      ...account(own, texts),
      { label: texts.to, value: cleanText(text(recipientAddress), 100) },
      { label: texts.amount, value: btc(BigInt(text(amount))) },
    ],
  }),
}

function account(value: unknown, texts: WalletTexts): readonly Fact[] {
  return value === undefined ? [] : [{ label: texts.account, value: cleanText(value, 100) }]
}

/** Recipient and amount of a plain transfer; otherwise the fee payer and the programs. */
function solanaFacts(value: unknown, texts: WalletTexts): readonly Fact[] {
  const { payer, programs, transfer } = readSolanaTransaction(base64.decode(text(value)))
  if (transfer) {
    return [
      { label: texts.from, value: transfer.from },
      { label: texts.to, value: transfer.to },
      { label: texts.amount, value: `${formatUnits(transfer.lamports, 9)} SOL` },
    ]
  }
  return [
    { label: texts.feePayer, value: payer },
    { label: texts.programs, value: programs.join(', ') },
  ]
}

/** Every recipient with its amount, the change, and the fee if it is known. */
function bitcoinFacts(psbt: unknown, own: unknown, texts: WalletTexts): readonly Fact[] {
  const { outputs, fee } = readBitcoinTransaction(base64.decode(text(psbt)), text(own))
  return [
    ...outputs.flatMap(({ address, amount }): readonly Fact[] =>
      address === own
        ? [{ label: texts.change, value: btc(amount) }]
        : [
            { label: texts.to, value: address ?? texts.script },
            { label: texts.amount, value: btc(amount) },
          ],
    ),
    ...(fee === undefined ? [] : [{ label: texts.fee, value: btc(fee) }]),
  ]
}

const btc = (satoshis: bigint): string => `${formatUnits(satoshis, 8)} BTC`

function sizes(transactions: readonly unknown[], texts: WalletTexts): readonly Fact[] {
  const bytes = transactions.map((one) => base64.decode(text(one)).length)
  return [{ label: texts.size, value: fillPlaceholders(texts.sizeOf, { count: bytes.join(' + ') }) }]
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('Expected a string')
  return value
}
