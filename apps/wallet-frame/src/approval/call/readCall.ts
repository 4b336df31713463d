import {
  type AbiFunction,
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  type Hex,
  hexToBigInt,
  parseAbiItem,
  parseAbiParameters,
  size,
  slice,
} from 'viem'
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

/** The calls that a call makes in turn, for functions that make calls. */
export function innerCalls({ abi, args }: ReadCall, to: Address): readonly Call[] {
  if (abi.name === 'multicall') return (args.at(-1) as readonly Hex[]).map((data) => ({ to, value: 0n, data }))
  return readInner(abi, args).map(({ target, value = 0n, callData }) => ({ to: target, value, data: callData }))
}

function readInner({ name, inputs }: AbiFunction, args: readonly unknown[]): readonly Inner[] {
  const first = inputs[0]?.name
  if (name === 'execute') {
    if (first === 'execution') return args as readonly Inner[]
    if (first === 'mode') return readExecutions(args[0] as Hex, args[1] as Hex)
    const [target, value, callData] = args as readonly [Address, bigint, Hex]
    return first === 'target' ? [{ target, value, callData }] : []
  }
  if (name === 'redeemDelegations') {
    const [, modes, executions] = args as readonly (readonly Hex[])[]
    return (modes ?? []).flatMap((mode, at) => readExecutions(mode, executions?.[at] ?? '0x'))
  }
  if (first === 'targets') {
    const [targets, more, datas = more] = args as readonly [readonly Address[], readonly unknown[], (readonly Hex[])?]
    const values = datas === more ? [] : (more as readonly bigint[])
    return targets.map((target, at) => ({ target, value: values[at] ?? 0n, callData: (datas[at] ?? '0x') as Hex }))
  }
  return /aggregate|executeBatch/i.test(name) ? (args.at(-1) as readonly Inner[]) : []
}

const executions = parseAbiParameters('(address target, uint256 value, bytes callData)[] executions')

/** The calls of an execution of ERC-7579: the first byte of its mode says whether it is one, or a batch. */
function readExecutions(mode: Hex, data: Hex): readonly Inner[] {
  try {
    if (mode.startsWith('0x01')) return decodeAbiParameters(executions, data)[0]
    if (mode.startsWith('0xff')) return [{ target: slice(data, 0, 20), callData: rest(data, 20) }]
    return [{ target: slice(data, 0, 20), value: hexToBigInt(slice(data, 20, 52)), callData: rest(data, 52) }]
  } catch {
    // The contract would reject it, too.
    return []
  }
}

const rest = (data: Hex, from: number): Hex => (size(data) > from ? slice(data, from) : '0x')
