import { cleanText } from '@kit/core/adapter'
import type { SessionRequest } from '@kit/testing/remote-wallet'
import { decodeFunctionData, erc20Abi, formatEther, formatUnits, type Hex, hexToBytes, isHex } from 'viem'
import { fillPlaceholders } from '../texts/fillPlaceholders.js'
import type { WalletTexts } from '../texts/walletTexts.data.js'
import type { WalletConfig } from '../wallet/WalletConfig.js'
import { describeFamilyRequest } from './describeFamilyRequest.js'
import { describeMessage, showHidden } from './describeMessage.js'
import { networkName } from './networkName.js'

/** Description of a request. All values are plain text; text from the app is sanitized. */
export type RequestSummary = {
  readonly title: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Longer content, shown unchanged in a box. */
  readonly content?: { readonly label: string; readonly text: string }
  /** Warning before approval. */
  readonly warning?: string
}

const contentLimit = 20_000

/**
 * Describes a request of an app in plain words. Never throws: unreadable requests are shown raw, with a warning.
 *
 * @example describeRequest({ method: 'personal_sign', params: ['0x6869', address], … }, config, texts).title // 'Sign message'
 */
export function describeRequest(
  request: Pick<SessionRequest, 'method' | 'params' | 'networkId'>,
  config: WalletConfig,
  texts: WalletTexts,
): RequestSummary {
  const network = { label: texts.network, value: networkName(request.networkId, config, texts) }
  try {
    const other = request.networkId.startsWith('eip155:')
      ? undefined
      : describeFamilyRequest(request.method, request.params, network, texts)
    if (other) return other
    const [first, second] = Array.isArray(request.params) ? request.params : [request.params, undefined]
    switch (request.method) {
      case 'personal_sign':
        return { title: texts.signMessage, facts: [network, account(second, texts)], ...message(first, texts) }
      case 'eth_signTypedData_v4':
        return typedData(second, [network, account(first, texts)], texts)
      case 'eth_sendTransaction':
        return transaction(first, [network, { label: texts.from, value: cleanText(first.from) }], config, texts)
      case 'wallet_switchEthereumChain':
        return {
          title: texts.switchNetwork,
          facts: [{ label: texts.network, value: networkName(`eip155:${Number(first.chainId)}`, config, texts) }],
        }
      case 'wallet_addEthereumChain':
        return addedNetwork(first, texts)
      case 'wallet_sendCalls':
        return batch(first, network, config, texts)
      default:
        return { title: cleanText(request.method, 60), facts: [network], content: json(texts.contents, request.params) }
    }
  } catch {
    return {
      title: cleanText(request.method, 60),
      facts: [network],
      content: json(texts.contents, request.params),
      warning: texts.unreadable,
    }
  }
}

function account(value: unknown, texts: WalletTexts): RequestSummary['facts'][number] {
  return { label: texts.account, value: cleanText(value, 64) }
}

function message(value: unknown, texts: WalletTexts): ReturnType<typeof describeMessage> {
  if (!isHex(value)) throw new TypeError('not hex')
  return describeMessage(hexToBytes(value), texts)
}

function json(label: string, value: unknown): { readonly label: string; readonly text: string } {
  return { label, text: showHidden(JSON.stringify(value, null, 2) ?? 'nothing') }
}

function typedData(value: unknown, facts: RequestSummary['facts'], texts: WalletTexts): RequestSummary {
  const {
    domain = {},
    primaryType,
    message: content,
  } = typeof value === 'string' ? JSON.parse(value) : (value as never)
  const optional = [
    [texts.app, domain.name],
    [texts.contract, domain.verifyingContract],
    [texts.kind, primaryType],
  ].flatMap(([label, text]) => (text === undefined ? [] : [{ label, value: cleanText(text, 64) }]))
  return { title: texts.signTypedData, facts: [...facts, ...optional], content: json(texts.contents, content) }
}

function transaction(
  { to, value = '0x0', ...given }: Readonly<Record<string, string>>,
  facts: RequestSummary['facts'],
  config: WalletConfig,
  texts: WalletTexts,
): RequestSummary {
  const data = given.data ?? given.input
  const amount = { label: texts.amount, value: `${formatEther(BigInt(value))} ETH` }
  if (!to && (!isHex(data) || data === '0x')) throw new TypeError('neither receiver nor code')
  if (!to) return { title: texts.deploy, facts: [...facts, amount], content: { label: texts.code, text: cut(data) } }
  const receiver = { label: texts.to, value: cleanText(to) }
  if (!data || data === '0x') return { title: texts.send, facts: [...facts, receiver, amount] }
  return (
    tokenCall(data as Hex, to, BigInt(value) > 0n ? [...facts, amount] : facts, config, texts) ?? {
      title: texts.interact,
      facts: [...facts, { ...receiver, label: texts.contract }, amount],
      content: { label: texts.data, text: cut(data) },
    }
  )
}

/** Describes each call as a transaction of its own, numbered, with the warnings of all. */
function batch(
  { from, calls }: { readonly from?: string; readonly calls: readonly Readonly<Record<string, string>>[] },
  network: RequestSummary['facts'][number],
  config: WalletConfig,
  texts: WalletTexts,
): RequestSummary {
  const described = calls.map((call) => transaction(call, [], config, texts))
  const warnings = new Set(described.flatMap(({ warning }) => warning ?? []))
  const lines = described.map(({ title, facts, content }, index) =>
    [
      `${index + 1}. ${title}`,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      ...(content ? [`${content.label}: ${content.text}`] : []),
    ].join('\n'),
  )
  return {
    title: fillPlaceholders(texts.sendTransactions, { count: calls.length }),
    facts: [network, ...(from === undefined ? [] : [{ label: texts.from, value: cleanText(from) }])],
    content: { label: texts.calls, text: lines.join('\n\n') },
    ...(warnings.size > 0 && { warning: [...warnings].join(' ') }),
  }
}

function tokenCall(
  data: Hex,
  to: string,
  facts: RequestSummary['facts'],
  config: WalletConfig,
  texts: WalletTexts,
): RequestSummary | undefined {
  const token = config.tokens.get(to.toLowerCase())
  if (!token) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'transfer' && functionName !== 'approve') return undefined
    const [party, units] = args
    const endless = functionName === 'approve' && units >= 2n ** 255n
    const amount = endless ? texts.unlimited : `${formatUnits(units, token.decimals)} ${token.symbol}`
    const shown = [...facts, { label: functionName === 'transfer' ? texts.to : texts.spender, value: party }]
    return {
      title: fillPlaceholders(functionName === 'transfer' ? texts.sendToken : texts.allowToken, token),
      facts: [...shown, { label: texts.amount, value: amount }],
      ...(endless && { warning: fillPlaceholders(texts.allowWarning, token) }),
    }
  } catch {
    return undefined
  }
}

function cut(data: string | undefined): string {
  return cleanText(data ?? '', contentLimit)
}

function addedNetwork(value: Readonly<Record<string, unknown>>, texts: WalletTexts): RequestSummary {
  const [url] = value.rpcUrls as readonly string[]
  return {
    title: texts.addNetwork,
    facts: [
      { label: texts.name, value: cleanText(value.chainName, 60) },
      { label: texts.chainId, value: String(Number(value.chainId)) },
      { label: texts.node, value: cleanText(url, 200) },
    ],
    warning: texts.addWarning,
  }
}
