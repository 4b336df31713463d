import { isAddressEqual } from 'viem'
import { entryPoint07Address, type UserOperation } from 'viem/account-abstraction'
import { z } from 'zod'
import { userOperation } from '../../../../contract/userOperation.js'
import { faultCodes, OperationError } from './OperationError.js'
import { toUserOperation } from './toUserOperation.js'

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const zero = '0x0'
const uint = z.string().regex(/^0x[0-9a-fA-F]{1,32}$/)
const hexNumber = z.string().regex(/^0x[0-9a-fA-F]{1,16}$/)
const unknownGas = {
  callGasLimit: uint.default(zero),
  verificationGasLimit: uint.default(zero),
  preVerificationGas: uint.default(zero),
  maxFeePerGas: uint.default(zero),
  maxPriorityFeePerGas: uint.default(zero),
}

const whole = z.tuple([userOperation, address])
const sponsored = z.tuple([userOperation.extend(unknownGas), address, hexNumber, z.unknown().optional()])
const unpriced = z.tuple([userOperation.extend(unknownGas), address, z.record(address, z.looseObject({})).optional()])

/** State overrides by address. */
export type StateOverride = Readonly<Record<string, object>>

/** Reads the operation of a send call. @throws OperationError */
export function readOperation(params: readonly unknown[]): UserOperation<'0.7'> {
  const [operation, entryPoint] = parse(whole, params)
  requireEntryPoint(entryPoint)
  return toUserOperation(operation)
}

/** Reads the operation of an estimate call, with 0 for missing gas fields. @throws OperationError */
export function readUnpriced(params: readonly unknown[]): {
  readonly operation: UserOperation<'0.7'>
  readonly override: StateOverride | undefined
} {
  const [operation, entryPoint, override] = parse(unpriced, params)
  requireEntryPoint(entryPoint)
  return { operation: toUserOperation(operation), override }
}

/** Reads the operation of a paymaster call (ERC-7677), with 0 for missing gas fields. @throws OperationError */
export function readSponsored(params: readonly unknown[], chainId: number): UserOperation<'0.7'> {
  const [operation, entryPoint, chain] = parse(sponsored, params)
  requireEntryPoint(entryPoint)
  if (Number(chain) === chainId) return toUserOperation(operation)
  throw new OperationError(faultCodes.invalid, `Wrong chain ID: expected ${chainId}`)
}

/** Refuses EntryPoints of other versions. @throws OperationError */
export function requireEntryPoint(entryPoint: string): void {
  if (isAddressEqual(entryPoint as `0x${string}`, entryPoint07Address)) return
  throw new OperationError(faultCodes.invalid, `Unsupported EntryPoint: use ${entryPoint07Address}`)
}

function parse<T extends z.ZodType>(schema: T, params: readonly unknown[]): z.output<T> {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  const at = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new OperationError(faultCodes.invalid, `Invalid parameters${at === '' ? '' : ` at ${at}`}`)
}
