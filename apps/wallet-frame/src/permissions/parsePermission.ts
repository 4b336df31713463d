import { encodeAbiParameters, toFunctionSelector, toFunctionSignature } from 'viem'
import * as z from 'zod/mini'
import { writeValue } from '../approval/call/writeValue.js'
import { address, quantity } from '../rpc/params.js'
import { RpcFailure } from '../rpc/RpcFailure.js'
import type { Permission } from './Permission.js'

const name = z.string().check(z.regex(/^[A-Za-z_$][\w$]{0,99}$/))
const seconds = z.int().check(z.gte(1), z.lte(4_294_967_295))
const input = z.looseObject({
  name: z._default(z.string().check(z.maxLength(100)), ''),
  type: z.string().check(z.maxLength(100)),
})
const abi = z.array(
  z.looseObject({ type: z.string(), name: z.optional(z.string()), inputs: z._default(z.array(input), []) }),
)
const argument = z.nullable(z.object({ operator: z.literal('EQUAL'), value: z.unknown() }))
const call = z.strictObject({
  address,
  abi: abi.check(z.maxLength(500)),
  functions: z.tuple([
    z.strictObject({
      functionName: name,
      args: z._default(z.array(argument).check(z.maxLength(32)), []),
      valueLimit: z._default(quantity, 0n),
      operation: z.optional(z.literal('Call')),
    }),
  ]),
})
const allowance = { start: z.optional(seconds), period: seconds }
const native = z.strictObject({ ...allowance, allowance: quantity })
const erc20 = z.strictObject({ ...allowance, address, allowance: quantity })
/** The same by the present names of ERC-7715. */
const justification = z.optional(z.string().check(z.maxLength(1000)))
const periodic = { periodAmount: quantity, periodDuration: seconds, startTime: z.optional(seconds), justification }
const nativePeriodic = z.strictObject(periodic)
const erc20Periodic = z.strictObject({ ...periodic, tokenAddress: address })

/**
 * Reads a permission of a page (ERC-7715): `contract-call` of one function, `native-token-recurring-allowance`,
 * `erc20-token-recurring-allowance`, and those by their present names, `native-token-periodic` and `erc20-token-periodic`. Nothing that is
 * left out of what the chain checks is taken: other operators than EQUAL, code of others, several functions.
 *
 * @throws RpcFailure -32602
 */
export function parsePermission(
  { type, data }: { readonly type: string; readonly data: unknown },
  nowS: number,
): Permission {
  switch (type) {
    case 'contract-call':
      return parseCall(read(call, data))
    case 'native-token-recurring-allowance': {
      const { allowance: amount, period, start = nowS } = read(native, data)
      return { kind: 'native', amount, periodS: period, startS: start }
    }
    case 'erc20-token-recurring-allowance': {
      const { address: token, allowance: amount, period, start = nowS } = read(erc20, data)
      return { kind: 'erc20', token, amount, periodS: period, startS: start }
    }
    case 'native-token-periodic': {
      const { periodAmount: amount, periodDuration, startTime = nowS } = read(nativePeriodic, data)
      return { kind: 'native', amount, periodS: periodDuration, startS: startTime }
    }
    case 'erc20-token-periodic': {
      const { tokenAddress: token, periodAmount: amount, periodDuration, startTime = nowS } = read(erc20Periodic, data)
      return { kind: 'erc20', token, amount, periodS: periodDuration, startS: startTime }
    }
    default:
      throw bad('The wallet does not know this kind of permission')
  }
}

const bad = (why: string): RpcFailure => new RpcFailure(-32602, why)

function read<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, data)
  if (!parsed.success) throw bad('The permission asks for what the chain would not check, or is not whole')
  return parsed.data
}

function parseCall({ address: target, abi: items, functions: [asked] }: z.output<typeof call>): Permission {
  const found = items.filter((item) => item.type === 'function' && item.name === asked.functionName)
  const [item] = found
  if (item === undefined || found.length > 1) throw bad('The function is not named once among those of the contract')
  if (asked.args.length > item.inputs.length) throw bad('The function takes fewer arguments')
  try {
    const signature = toFunctionSignature({ ...item, stateMutability: 'payable', outputs: [] } as never)
    const equal = asked.args.flatMap((one, at) => {
      const parameter = item.inputs[at]
      if (one === null || parameter === undefined) return []
      // In the head of the call there is the word itself only where each one before it is a word, too.
      if (!item.inputs.slice(0, at + 1).every(({ type }) => /^(u?int\d*|address|bool|bytes\d+)$/.test(type)))
        throw bad('An argument behind one of any length cannot be checked')
      const word = encodeAbiParameters([parameter] as never, [one.value] as never)
      const label = parameter.name || String(at + 1)
      return [{ name: label, offset: 4 + at * 32, word, text: writeValue(one.value) }]
    })
    return {
      kind: 'call',
      target,
      signature,
      selector: toFunctionSelector(signature),
      valueLimit: asked.valueLimit,
      equal,
    }
  } catch (error) {
    if (error instanceof RpcFailure) throw error
    throw bad('The function or an argument is none')
  }
}
