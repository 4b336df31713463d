import type { CaipNetworkId } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'
import { parseUriNumber } from './parseUriNumber.js'

/** A parsed ERC-681 payment request. All of it is untrusted. */
export type PaymentUri = {
  /** The recipient, or the contract of `call`: an address with `0x`, or an unresolved name. */
  readonly target: string
  /** Undefined means the selected network. */
  readonly networkId?: CaipNetworkId
  /** In base units, of the token if there is one. */
  readonly amount?: bigint
  /** Contract of the requested token: an address or a name. */
  readonly token?: string
  /** A contract call other than a token transfer, with its arguments as text, in order. */
  readonly call?: {
    readonly functionName: string
    readonly args: readonly { readonly type: string; readonly value: string }[]
  }
  readonly gasLimit?: bigint
  readonly gasPrice?: bigint
}

const form = /^ethereum:(pay-)?([^@/?#]+)(?:@(\d+))?(?:\/([^/?#]+))?(?:\?([^?#]*))?$/i
const suggestions: readonly string[] = ['value', 'gas', 'gasLimit', 'gasPrice']
const abiType =
  /^(?:u?int\d{0,3}|address|bool|string|function|bytes\d{0,2}|u?fixed(?:\d{1,3}x\d{1,2})?)(?:\[\d{0,9}\])*$/

/**
 * Parses an ERC-681 payment request. Returns undefined for anything that violates the standard. Examples are an invalid target or chain, a
 * repeated parameter, and an amount that is negative, fractional or too large. Hex addresses are never names, and names that look like one
 * are rejected.
 *
 * @example parsePaymentUri('ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18')?.amount // 2014000000000000000n
 */
export function parsePaymentUri(text: string): PaymentUri | undefined {
  const [, prefix, encodedTarget, chain, encodedName, query] = form.exec(text) ?? []
  const target = parseTarget(decode(encodedTarget), prefix !== undefined)
  const chainId = chain === undefined ? undefined : parseChainId(chain)
  const parameters = parseParameters(query)
  const functionName = encodedName === undefined ? undefined : decode(encodedName)
  if (target === undefined || parameters === undefined || (chain !== undefined && chainId === undefined))
    return undefined
  if (encodedName !== undefined && !functionName) return undefined
  const { value, gasLimit, gasPrice, args } = parameters
  const common = {
    ...(chainId !== undefined && { networkId: `eip155:${chainId}` as const }),
    ...(gasLimit !== undefined && { gasLimit }),
    ...(gasPrice !== undefined && { gasPrice }),
  }
  const amount = value !== undefined && { amount: value }
  if (functionName === undefined) return { target, ...amount, ...common }
  if (functionName !== 'transfer') return { target, ...amount, call: { functionName, args }, ...common }
  const transfer = parseTransfer(args)
  // A token transfer carries no native currency, so a link that adds some is misleading.
  return transfer && !value ? { ...transfer, token: target, ...common } : undefined
}

/** Returns undefined for an invalid escape. */
function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Without `pay-`, a hyphen ends the prefix of another standard (ERC-831). */
function parseTarget(text: string | undefined, mayHaveHyphen: boolean): string | undefined {
  if (text === undefined || /^0x[\da-f]{40}$/i.test(text)) return text
  const isName = /^[^\s.]+(?:\.[^\s.]+)+$/.test(text) && text.length <= 255
  return isName && !/^0x/i.test(text) && (mayHaveHyphen || !text.includes('-')) ? text : undefined
}

type Parameters = Pick<PaymentUri, 'gasLimit' | 'gasPrice'> & {
  readonly value?: bigint
  readonly args: readonly { readonly type: string; readonly value: string }[]
}

/** Parameters unknown to the standard are ignored, since it may be extended. */
function parseParameters(query: string | undefined): Parameters | undefined {
  const numbers: Record<string, bigint> = {}
  const args: { type: string; value: string }[] = []
  for (const pair of query ? query.split('&') : []) {
    const at = pair.indexOf('=')
    const [key, value] = [decode(pair.slice(0, at)), decode(pair.slice(at + 1))]
    if (at < 1 || key === undefined || value === undefined) return undefined
    if (suggestions.includes(key)) {
      const number = parseUriNumber(value)
      const name = key === 'gas' ? 'gasLimit' : key
      if (number === undefined || numbers[name] !== undefined) return undefined
      numbers[name] = number
    } else if (abiType.test(key)) args.push({ type: key, value })
  }
  return { ...numbers, args }
}

function parseTransfer(args: Parameters['args']): { readonly target: string; readonly amount?: bigint } | undefined {
  const [to, sum, ...others] = args
  if (to?.type !== 'address' || others.length > 0) return undefined
  const target = parseTarget(to.value, true)
  if (sum === undefined) return target === undefined ? undefined : { target }
  const amount = sum.type === 'uint256' ? parseUriNumber(sum.value) : undefined
  return target === undefined || amount === undefined ? undefined : { target, amount }
}
