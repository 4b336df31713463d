import {
  type AbiFunction,
  encodeAbiParameters,
  type Hex,
  parseAbiItem,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem'
import * as z from 'zod/mini'
import { knownFunctions } from '../approval/call/knownFunctions.data.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import { address, bytes } from '../rpc/params.js'
import { visibleText } from '../text/visibleText.js'
import type { Permission } from './Permission.js'

type Input = { readonly type: string; readonly name: string; readonly components?: readonly Input[] | undefined }
type Equal = Extract<Permission, { kind: 'call' }>['equal'][number]

const input: z.ZodMiniType<Input> = z.lazy(() =>
  z.object({
    type: z.string().check(z.maxLength(40)),
    name: z._default(z.string().check(z.maxLength(64)), ''),
    components: z.optional(z.array(input).check(z.maxLength(32))),
  }),
)
const functionItem = z.object({
  type: z.literal('function'),
  name: z.string().check(z.regex(/^[A-Za-z_$][\w$]{0,63}$/)),
  inputs: z._default(z.array(input).check(z.maxLength(32)), []),
})
const argument = z.nullable(z.strictObject({ operator: z.literal('EQUAL'), value: z.unknown() }))

/** A function as a page requests it. `DelegateCall` is not supported: it would run foreign code as the account itself. */
export const requestedFunction = z.strictObject({
  functionName: z.string().check(z.maxLength(64)),
  args: z._default(z.array(argument).check(z.maxLength(32)), []),
  valueLimit: z._default(z.unknown(), 0),
  operation: z.optional(z.literal('Call')),
})

/**
 * Finds the requested function in a contract's ABI, and the argument checks for the chain.
 *
 * @throws RpcFailure -32602 if there are none or several with the name, or the chain could not check an argument
 */
export function parseFunction(
  { functionName, args }: z.output<typeof requestedFunction>,
  abi: readonly unknown[],
): { readonly signature: string; readonly selector: Hex; readonly equal: readonly Equal[] } {
  const [item, ...others] = abi.flatMap((each) => {
    const { data } = z.safeParse(functionItem, each)
    return data?.name === functionName ? [data] : []
  })
  if (item === undefined || others.length > 0) throw bad('The ABI must have exactly one function with this name')
  if (args.length > item.inputs.length) throw bad('Too many arguments for this function')
  const signature = `${item.name}(${item.inputs.map(typeOf).join(',')})`
  const selector = toFunctionSelector(signature)
  const known = Object.hasOwn(knownFunctions, selector) ? knownFunctions[selector] : undefined
  // The chain checks only the four-byte selector: a name can be crafted that collides with a transfer.
  if (known !== undefined && toFunctionSignature(parseAbiItem(`function ${known}`) as AbiFunction) !== signature)
    throw bad('Unsupported function name')
  const equal = args.flatMap((one, at) => (one === null ? [] : [toEqual(one.value, at, item.inputs)]))
  return { signature, selector, equal }
}

function toEqual(value: unknown, at: number, inputs: readonly Input[]): Equal {
  // The head of the call data holds a value itself only if every parameter before it is static, too.
  if (!inputs.slice(0, at + 1).every(({ type }) => /^(u?int\d+|address|bool|bytes\d+)$/.test(type)))
    throw bad('Arguments after a dynamic argument can’t be checked')
  const { type, name } = inputs[at] as Input
  const read = readValue(type, value)
  const label = visibleText(name.replaceAll('\n', ' ')) || String(at + 1)
  try {
    return { name: label, offset: 4 + at * 32, word: encodeAbiParameters([{ type }], [read]), text: String(read) }
  } catch {
    throw bad('Invalid argument type')
  }
}

/** Shows exactly what is encoded: strings, lists and the like are not converted to numbers. */
function readValue(type: string, value: unknown): unknown {
  if (/^u?int/.test(type)) {
    const isNumber =
      Number.isSafeInteger(value) || (typeof value === 'string' && /^(0x[\da-fA-F]{1,64}|-?\d{1,78})$/.test(value))
    if (isNumber) return BigInt(value as string | number)
  }
  const schema =
    type === 'address' ? address : type === 'bool' ? z.boolean() : type.startsWith('bytes') ? bytes : z.never()
  const { success, data } = z.safeParse<z.ZodMiniType>(schema, value)
  if (!success) throw bad('Invalid argument type')
  return data
}

const elementary =
  /^(address|bool|string|bytes|bytes([1-9]|[12]\d|3[0-2])|u?int(8|16|24|32|40|48|56|64|72|80|88|96|1(04|12|20|28|36|44|52|60|68|76|84|92)|2(00|08|16|24|32|40|48|56)))$/

/** The type as written in a signature. It is shown, so it may contain nothing else. */
function typeOf({ type, components = [] }: Input): string {
  const [, base = '', lists = ''] = /^([a-z0-9]+)((?:\[\d{0,4}\])*)$/.exec(type) ?? []
  if (base === 'tuple') return `(${components.map(typeOf).join(',')})${lists}`
  if (!elementary.test(base)) throw bad('The function has an unknown parameter type')
  return base + lists
}

const bad = (why: string): RpcFailure => new RpcFailure(-32602, why)
