import { cleanText } from '@kit/core/adapter'
import type { SessionRequest } from '@kit/testing/remote-wallet'
import { decodeFunctionData, erc20Abi, formatEther, formatUnits, type Hex, hexToBytes, isHex } from 'viem'
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
 * @example describeRequest({ method: 'personal_sign', params: ['0x6869', address], … }, config).title // 'Sign message'
 */
export function describeRequest(
  request: Pick<SessionRequest, 'method' | 'params' | 'networkId'>,
  config: WalletConfig,
): RequestSummary {
  const network = { label: 'Network', value: networkName(request.networkId, config) }
  try {
    const other = request.networkId.startsWith('eip155:')
      ? undefined
      : describeFamilyRequest(request.method, request.params, network)
    if (other) return other
    const [first, second] = Array.isArray(request.params) ? request.params : [request.params, undefined]
    switch (request.method) {
      case 'personal_sign':
        return { title: 'Sign message', facts: [network, account(second)], ...message(first) }
      case 'eth_signTypedData_v4':
        return typedData(second, [network, account(first)])
      case 'eth_sendTransaction':
        return transaction(first, network, config)
      case 'wallet_switchEthereumChain':
        return {
          title: 'Switch network',
          facts: [{ label: 'To', value: networkName(`eip155:${Number(first.chainId)}`, config) }],
        }
      case 'wallet_addEthereumChain':
        return addedNetwork(first)
      case 'wallet_sendCalls':
        return {
          title: `Send ${first.calls.length} transactions`,
          facts: [network],
          content: json('Calls', first.calls),
        }
      default:
        return { title: cleanText(request.method, 60), facts: [network], content: json('Contents', request.params) }
    }
  } catch {
    const warning = 'This request can’t be read. Reject it unless you know what it does.'
    return {
      title: cleanText(request.method, 60),
      facts: [network],
      content: json('Contents', request.params),
      warning,
    }
  }
}

function account(value: unknown): RequestSummary['facts'][number] {
  return { label: 'Account', value: cleanText(value, 64) }
}

function message(value: unknown): ReturnType<typeof describeMessage> {
  if (!isHex(value)) throw new TypeError('not hex')
  return describeMessage(hexToBytes(value))
}

function json(label: string, value: unknown): { readonly label: string; readonly text: string } {
  return { label, text: showHidden(JSON.stringify(value, null, 2) ?? 'nothing') }
}

function typedData(value: unknown, facts: RequestSummary['facts']): RequestSummary {
  const {
    domain = {},
    primaryType,
    message: content,
  } = typeof value === 'string' ? JSON.parse(value) : (value as never)
  const optional = [
    ['App', domain.name],
    ['Contract', domain.verifyingContract],
    ['Kind', primaryType],
  ].flatMap(([label, text]) => (text === undefined ? [] : [{ label, value: cleanText(text, 64) }]))
  return { title: 'Sign typed data', facts: [...facts, ...optional], content: json('Contents', content) }
}

function transaction(
  { from, to, value = '0x0', data }: Readonly<Record<string, string>>,
  network: RequestSummary['facts'][number],
  config: WalletConfig,
): RequestSummary {
  const amount = { label: 'Amount', value: `${formatEther(BigInt(value))} ETH` }
  const facts = [network, { label: 'From', value: cleanText(from) }]
  if (!to && (!isHex(data) || data === '0x')) throw new TypeError('neither receiver nor code')
  if (!to) return { title: 'Deploy contract', facts: [...facts, amount], content: { label: 'Code', text: cut(data) } }
  const receiver = { label: 'To', value: cleanText(to) }
  if (!data || data === '0x') return { title: 'Send', facts: [...facts, receiver, amount] }
  return (
    tokenCall(data as Hex, to, facts, config) ?? {
      title: 'Interact with contract',
      facts: [...facts, { ...receiver, label: 'Contract' }, amount],
      content: { label: 'Data', text: cut(data) },
    }
  )
}

function tokenCall(
  data: Hex,
  to: string,
  facts: RequestSummary['facts'],
  config: WalletConfig,
): RequestSummary | undefined {
  const token = config.tokens.get(to.toLowerCase())
  if (!token) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'transfer' && functionName !== 'approve') return undefined
    const [party, units] = args
    const endless = units >= 2n ** 255n
    const amount = endless ? 'Unlimited' : `${formatUnits(units, token.decimals)} ${token.symbol}`
    const shown = [...facts, { label: functionName === 'transfer' ? 'To' : 'Spender', value: party }]
    return {
      title: functionName === 'transfer' ? `Send ${token.symbol}` : `Allow spending ${token.symbol}`,
      facts: [...shown, { label: 'Amount', value: amount }],
      ...(endless && { warning: `The spender could take all your ${token.symbol}, now or later.` }),
    }
  } catch {
    return undefined
  }
}

function cut(data: string | undefined): string {
  return cleanText(data ?? '', contentLimit)
}

function addedNetwork(value: Readonly<Record<string, unknown>>): RequestSummary {
  const [url] = value.rpcUrls as readonly string[]
  return {
    title: 'Add network',
    facts: [
      { label: 'Name', value: cleanText(value.chainName, 60) },
      { label: 'Chain ID', value: String(Number(value.chainId)) },
      { label: 'Node', value: cleanText(url, 200) },
    ],
    warning: 'A network’s RPC node sees your addresses and controls what you see. Add only networks you trust.',
  }
}
