import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'

type Call = { readonly to: Address; readonly value?: bigint | undefined; readonly data?: Hex | undefined }
type Execution = { readonly target: Address; readonly value: bigint; readonly callData: Hex }

const struct = 'struct Execution { address target; uint256 value; bytes callData; }'
const one = parseAbi([struct, 'function execute(Execution execution) payable'])
const many = parseAbi(['function execute(bytes32 mode, bytes executionCalldata) payable'])
const executions = parseAbiParameters(['Execution[] executions', struct])
/** ERC-7579: an atomic batch of calls. */
const batchMode = `0x01${'0'.repeat(62)}` as const

/** Encodes the account's call that makes all calls atomically. */
export function encodeHybridCalls(calls: readonly Call[]): Hex {
  const list: Execution[] = calls.map(({ to, value = 0n, data = '0x' }) => ({ target: to, value, callData: data }))
  const [first] = list
  if (first === undefined) throw new Error('A user operation needs at least one call')
  if (list.length === 1) return encodeFunctionData({ abi: one, args: [first] })
  return encodeFunctionData({ abi: many, args: [batchMode, encodeAbiParameters(executions, [list])] })
}

/** Decodes the calls of an account. @throws Error for any other data */
export function decodeHybridCalls(data: Hex): readonly { to: Address; value: bigint; data: Hex }[] {
  return readExecutions(data).map(({ target, value, callData }) => ({ to: target, value, data: callData }))
}

function readExecutions(data: Hex): readonly Execution[] {
  const { args } = decodeFunctionData({ abi: [...one, ...many], data })
  if (args.length === 1) return args
  const [mode, list] = args
  if (mode !== batchMode) throw new Error(`Not an atomic batch: ${mode}`)
  return decodeAbiParameters(executions, list)[0]
}
