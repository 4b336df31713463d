import {
  type AbiFunction,
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  hexToBytes,
  parseAbiItem,
  parseAbiParameters,
  size,
  slice,
} from 'viem'
import type { Call } from '../Effect.js'
import { permit2 } from '../pinned.data.js'
import { knownFunctions } from './knownFunctions.data.js'

/** A known function with its decoded arguments. */
export type ReadCall = { readonly abi: AbiFunction; readonly args: readonly unknown[] }

/** Decodes the function of a call. Undefined if it is unknown, or the data does not match its parameters. */
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

/**
 * Returns the calls that a call of `account` makes in turn. Permits and Permit2 transfers that are passed along count as the calls with
 * which the account would make them itself.
 */
export function innerCalls({ abi, args }: ReadCall, to: Address, account: Address): readonly Call[] {
  if (abi.name === 'multicall') return (args.at(-1) as readonly Hex[]).map((data) => ({ to, value: 0n, data }))
  if (abi.inputs[1]?.name === 'permitted') return readPermitted(to, args[1] as Permitted)
  if (abi.inputs[0]?.name === 'transfers') return (args[0] as readonly Transfer[]).map((one) => toTransfer(to, one))
  if (abi.inputs[0]?.name === 'commands')
    return readCommands(args[0] as Hex, args[1] as readonly Hex[], { router: to, account })
  return readInner(abi, args).map(({ target, value = 0n, callData }) => ({ to: target, value, data: callData }))
}

type Details = { readonly token: Address; readonly amount: bigint; readonly expiration: number }
type Permitted = { readonly details: Details | readonly Details[]; readonly spender: Address }
type Transfer = { readonly from: Address; readonly to: Address; readonly amount: bigint; readonly token: Address }

const makeCall = (to: Address, selector: string, args: readonly unknown[]): Call => {
  const abi = [parseAbiItem(`function ${knownFunctions[selector]}`) as AbiFunction]
  return { to, value: 0n, data: encodeFunctionData({ abi, functionName: abi[0]?.name as string, args }) }
}

const readPermitted = (to: Address, { details, spender }: Permitted): readonly Call[] =>
  [details]
    .flat()
    .map(({ token, amount, expiration }) => makeCall(to, '0x87517c45', [token, spender, amount, expiration]))

const toTransfer = (to: Address, one: Transfer): Call =>
  makeCall(to, '0x36c78516', [one.from, one.to, one.amount, one.token])

const details = '(address token, uint160 amount, uint48 expiration, uint48 nonce)'
/** Parameters of universal router commands that move the account's tokens, or let others do so. */
const inputs = {
  transfer: parseAbiParameters('address token, address to, uint160 amount'),
  transfers: parseAbiParameters('(address from, address to, uint160 amount, address token)[] transfers'),
  permit: parseAbiParameters(`(${details} details, address spender, uint256 sigDeadline) permitted, bytes signature`),
  permits: parseAbiParameters(
    `(${details}[] details, address spender, uint256 sigDeadline) permitted, bytes signature`,
  ),
  plan: parseAbiParameters('bytes commands, bytes[] inputs'),
}

/** Returns the calls in the commands of a universal router, as far as they touch the account's assets. */
function readCommands(
  commands: Hex,
  given: readonly Hex[],
  by: { readonly router: Address; readonly account: Address },
): readonly Call[] {
  return [...hexToBytes(commands)].flatMap((command, at): readonly Call[] => {
    const data = given[at] ?? '0x'
    try {
      switch (command & 0x3f) {
        case 0x02: {
          const [token, receiver, amount] = decodeAbiParameters(inputs.transfer, data)
          // 1 stands for the account, 2 for the router.
          const to = [by.account, by.router][Number(BigInt(receiver)) - 1] ?? receiver
          return [toTransfer(permit2, { from: by.account, to, amount, token })]
        }
        case 0x0d:
          return decodeAbiParameters(inputs.transfers, data)[0].map((one) => toTransfer(permit2, one))
        case 0x0a:
          return readPermitted(permit2, decodeAbiParameters(inputs.permit, data)[0])
        case 0x03:
          return readPermitted(permit2, decodeAbiParameters(inputs.permits, data)[0])
        case 0x21:
          return [makeCall(by.router, '0x24856bc3', decodeAbiParameters(inputs.plan, data))]
        default:
          return []
      }
    } catch {
      // The router would reject it, too.
      return []
    }
  })
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

/** Returns the calls of an ERC-7579 execution: the first byte of its mode tells whether it is one, or a batch. */
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
