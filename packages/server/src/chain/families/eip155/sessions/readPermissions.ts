import { z } from 'zod'
import type { WalletCall } from './readCalls.js'

/** Native currency that can be spent in each period. Times in milliseconds. */
export type Allowance = { readonly amount: bigint; readonly startMs: number; readonly periodMs: number }

/** Permissions of a session. */
export type Permissions = {
  readonly contracts: ReadonlySet<string>
  readonly allowances: readonly Allowance[]
  /** Types that this server cannot check, such as `erc20-token-periodic`: they permit nothing here. */
  readonly unchecked: readonly string[]
}

const contractCall = z.object({
  type: z.literal('contract-call'),
  data: z.object({ address: z.string().regex(/^0x[0-9a-fA-F]{40}$/) }),
})

const quantity = z.union([z.string().regex(/^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/), z.int().nonnegative()])
const start = z.int().nonnegative()
const period = z.int().positive()

/** Under its older and its current name (ERC-7715). */
const nativeAllowance = z.union([
  z.object({
    type: z.literal('native-token-recurring-allowance'),
    data: z.object({ allowance: quantity, start, period }),
  }),
  z
    .object({
      type: z.literal('native-token-periodic'),
      data: z.object({ periodAmount: quantity, startTime: start, periodDuration: period }),
    })
    .transform(({ data: { periodAmount: allowance, startTime, periodDuration } }) => ({
      data: { allowance, start: startTime, period: periodDuration },
    })),
])
const named = z.object({ type: z.string().regex(/^[a-z\d-]{1,64}$/) })

/** Reads the supported permission types; any other permits nothing. */
export function readPermissions(permissions: readonly unknown[]): Permissions {
  const contracts = new Set<string>()
  const allowances: Allowance[] = []
  const unchecked = new Set<string>()
  for (const permission of permissions) {
    const contract = contractCall.safeParse(permission)
    if (contract.success) contracts.add(contract.data.data.address.toLowerCase())
    const native = nativeAllowance.safeParse(permission)
    if (native.success) {
      const { allowance, start, period } = native.data.data
      allowances.push({ amount: BigInt(allowance), startMs: start * 1000, periodMs: period * 1000 })
    } else if (!contract.success) unchecked.add(named.safeParse(permission).data?.type ?? 'unknown')
  }
  return { contracts, allowances, unchecked: [...unchecked] }
}

/** Returns whether every call goes to a permitted contract, or is a plain transfer with an allowance. Amounts are checked elsewhere. */
export function allowsCalls({ contracts, allowances }: Permissions, calls: readonly WalletCall[]): boolean {
  return calls.every(({ to, value, data }) => {
    if (value > 0n && allowances.length === 0) return false
    return contracts.has(to) || (data === '0x' && value > 0n)
  })
}

/** Returns the start of an allowance's current period; undefined before the first. */
export function periodStartMs({ startMs, periodMs }: Allowance, nowMs: number): number | undefined {
  if (nowMs < startMs) return undefined
  return startMs + Math.floor((nowMs - startMs) / periodMs) * periodMs
}
