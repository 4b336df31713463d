import { type Address, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import { RpcFailure } from '../failure/RpcFailure.js'
import { address, parseParams, quantity } from '../rpc/params.js'
import { delegationManager } from '../smart/hybridContracts.data.js'
import type { Permission } from './Permission.js'
import { parseFunction, requestedFunction } from './parseFunction.js'

const seconds = z.int().check(z.gte(1), z.lte(4_294_967_295))
const amount = quantity.check(z.refine((value) => value > 0n))
const call = z.strictObject({
  address,
  abi: z.array(z.unknown()).check(z.maxLength(500)),
  functions: z.tuple([requestedFunction]),
})
const allowance = { start: z.optional(seconds), period: seconds }
const native = z.strictObject({ ...allowance, allowance: amount })
const erc20 = z.strictObject({ ...allowance, address, allowance: amount })
/** The same with the current names of ERC-7715. */
const justification = z.optional(z.string().check(z.maxLength(1000)))
const periodic = { periodAmount: amount, periodDuration: seconds, startTime: z.optional(seconds), justification }
const nativePeriodic = z.strictObject(periodic)
const erc20Periodic = z.strictObject({ ...periodic, tokenAddress: address })

/**
 * Parses a permission of a page (ERC-7715): `contract-call` of one function, `native-token-recurring-allowance`,
 * `erc20-token-recurring-allowance`, and their current names, `native-token-periodic` and `erc20-token-periodic`. Rejects terms that the
 * chain would not check: operators other than EQUAL, delegate calls, several functions.
 *
 * @throws RpcFailure -32602
 */
export function parsePermission(
  { type, data }: { readonly type: string; readonly data: unknown },
  { nowS, account }: { readonly nowS: number; readonly account: Address },
): Permission {
  switch (type) {
    case 'contract-call':
      return parseCall(read(call, data), account)
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
      throw bad('Unsupported permission type')
  }
}

const bad = (why: string): RpcFailure => new RpcFailure(-32602, why)

function read<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, data)
  if (!parsed.success) throw bad('Invalid permission: it is incomplete or can’t be enforced on chain')
  return parsed.data
}

function parseCall(
  { address: target, abi, functions: [requested] }: z.output<typeof call>,
  account: Address,
): Permission {
  // A call to itself can change the owner of the account; a call to the manager can undo revocations.
  if ([account, delegationManager].some((each) => isAddressEqual(each as Address, target)))
    throw bad('Permissions to change the account or its delegates are not allowed')
  const valueLimit = parseParams(quantity, requested.valueLimit)
  return { kind: 'call', target, ...parseFunction(requested, abi), valueLimit }
}
