import { type AbiFunction, type Address, decodeFunctionData, type Hex, parseAbiItem } from 'viem'
import type { Call } from './Effect.js'
import { knownFunctions } from './knownFunctions.data.js'

/** A known function with the values that the data gives it. */
export type ReadCall = { readonly abi: AbiFunction; readonly args: readonly unknown[] }

/** Reads what function a call asks for. Undefined where it is not known, or the data is not what the function takes. */
export function readCall(data: Hex): ReadCall | undefined {
  const selector = data.slice(0, 10).toLowerCase()
  if (!Object.hasOwn(knownFunctions, selector)) return undefined
  const abi = parseAbiItem(`function ${knownFunctions[selector]}`) as AbiFunction
  try {
    const { args = [] } = decodeFunctionData({ abi: [abi], data })
    return { abi, args: args as readonly unknown[] }
  } catch {
    return undefined
  }
}

type Inner = { readonly target: Address; readonly value?: bigint; readonly callData: Hex }

/** The calls that a call makes in its turn, where its function is one that does so. */
export function innerCalls({ abi, args }: ReadCall, to: Address): readonly Call[] {
  if (abi.name === 'multicall') return (args.at(-1) as readonly Hex[]).map((data) => ({ to, value: 0n, data }))
  if (abi.name === 'execute' && abi.inputs[0]?.name === 'target') {
    const [target, value, data] = args as readonly [Address, bigint, Hex]
    return [{ to: target, value, data }]
  }
  if (!/^(aggregate3|executeBatch)/.test(abi.name)) return []
  return (args[0] as readonly Inner[]).map(({ target, value = 0n, callData }) => ({
    to: target,
    value,
    data: callData,
  }))
}
