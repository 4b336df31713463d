import { formatUnits } from '@kit/core'
import type { PendingRequest } from '@kit/testing'
import { type DemoConfig, networkName } from '../config/DemoConfig.js'
import type { DemoTexts } from '../texts/demoTexts.data.js'
import { fillText } from '../texts/useDemoTexts.js'
import { describeTypedData } from './describeTypedData.js'

/** Texts of a wallet prompt. */
export type PromptTexts = {
  /** The requested action. */
  readonly title: string
  /** Explanation, in one sentence. */
  readonly note?: string
  /** The message to sign, unchanged. */
  readonly text?: string
  /** Details by name. */
  readonly rows?: readonly (readonly [name: string, value: string])[]
}

type Fields = { readonly [name: string]: unknown }

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const connecting = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'standard:connect',
  'bitcoin:connect',
  'wallet_connect',
  'getAccounts',
  'getAddresses',
  'enable',
]

/** Describes a request in plain words. Unknown requests show their method. */
export function describePrompt(
  { method, params }: Pick<PendingRequest, 'method' | 'params'>,
  config: DemoConfig,
  texts: DemoTexts,
): PromptTexts {
  const { prompt } = texts
  const list = Array.isArray(params) ? params : [params]
  const first = fieldsOf(list[0])
  if (connecting.includes(method))
    return { title: prompt.connect, rows: [[prompt.appCan, `${prompt.canSee}\n${prompt.canAsk}`]] }
  if (method === 'personal_sign') return messageOf(list[0], texts)
  if (method === 'signRaw') return messageOf(first['data'], texts)
  if (/signMessage$/.test(method)) return messageOf(first['message'], texts)
  if (method === 'solana:signIn')
    return { title: fillText(prompt.signInTo, { domain: location.host }), note: prompt.signNote, rows: rowsOf(first) }
  if (method === 'eth_signTypedData_v4') return describeTypedData(list[1], texts)
  if (method === 'eth_sendTransaction') return transactionOf(first, config, texts)
  if (method === 'sendTransfer') {
    const [payment] = Array.isArray(first['recipients']) ? first['recipients'] : []
    const { address, amount } = fieldsOf(payment)
    return transferOf(`${formatUnits(BigInt(String(amount)), 8)} BTC`, String(address), texts)
  }
  if (/sign(AndSend)?(Transaction|Psbt|Payload)$/.test(method))
    return { title: prompt.signTransaction, note: prompt.transactionNote }
  if (method === 'wallet_switchEthereumChain')
    return { title: prompt.switchNetwork, rows: [[texts.network, networkOf(first, config, texts)]] }
  if (method === 'wallet_changeNetwork')
    return { title: prompt.switchNetwork, rows: [[texts.network, String(first['name'])]] }
  if (method === 'wallet_addEthereumChain')
    return {
      title: prompt.addNetwork,
      rows: [
        [texts.network, String(first['chainName'])],
        [prompt.chainId, String(Number(first['chainId']))],
        [prompt.node, String(Array.isArray(first['rpcUrls']) ? first['rpcUrls'][0] : '')],
      ],
    }
  return { title: prompt.unknown, rows: [[prompt.methods, method]] }
}

/** Describes a transfer. */
export const transferOf = (amount: string, to: string, texts: DemoTexts): PromptTexts => ({
  title: fillText(texts.sendAmount, { amount }),
  rows: [[texts.prompt.to, to]],
})

const messageOf = (value: unknown, { signMessage, prompt }: DemoTexts): PromptTexts => ({
  title: signMessage,
  note: prompt.signNote,
  text: readText(value),
})

function transactionOf({ to, value, data, input }: Fields, config: DemoConfig, texts: DemoTexts): PromptTexts {
  const { prompt } = texts
  const given = data ?? input
  const call = typeof given === 'string' ? given : '0x'
  const amount = `${formatUnits(BigInt(typeof value === 'string' ? value : 0), 18)} ETH`
  if (call === '0x') return transferOf(amount, String(to), texts)
  const [symbol, token] =
    Object.entries(config.tokens).find(([, { address }]) => address.toLowerCase() === String(to).toLowerCase()) ?? []
  // transfer(address,uint256)
  const [, receiver, quantity] = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i.exec(call) ?? []
  if (token !== undefined && receiver !== undefined && quantity !== undefined)
    return transferOf(`${formatUnits(BigInt(`0x${quantity}`), token.decimals)} ${symbol}`, `0x${receiver}`, texts)
  return {
    title: prompt.interact,
    rows: [
      [prompt.contract, String(to)],
      [prompt.amount, amount],
      [prompt.data, call],
    ],
  }
}

const networkOf = ({ chainId }: Fields, config: DemoConfig, { prompt }: DemoTexts): string =>
  networkName(config, `eip155:${Number(chainId)}`) ?? fillText(prompt.chain, { id: String(Number(chainId)) })

const rowsOf = (fields: Fields): readonly (readonly [string, string])[] =>
  Object.entries(fields).map(([name, value]) => [name, String(value)])

/** Decodes a message from bytes, hex, or text; bytes that are not text stay hex. */
export function readText(value: unknown): string {
  if (typeof value === 'string' && !/^0x([0-9a-f]{2})*$/i.test(value)) return value
  const hex = typeof value === 'string' ? value.slice(2) : ''
  const bytes =
    value instanceof Uint8Array ? value : Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
