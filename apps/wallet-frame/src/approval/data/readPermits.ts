import type { Address } from 'viem'
import type { Permit, TypedDataSubject } from '../Review.js'

type Values = { readonly [name: string]: unknown }
/** A permit with only the address of its token. */
type UnlabeledPermit = Omit<Permit, 'token'> & { readonly token: Address }

const isBig = (value: unknown): value is bigint => typeof value === 'bigint'
const isText = (value: unknown): value is Address => typeof value === 'string'

/** Detects the permits in typed data by its field names, for any contract. */
export function readPermits({ domain, message }: TypedDataSubject['data']): readonly UnlabeledPermit[] {
  const { spender, value, deadline, expiry, allowed, details, permitted, sigDeadline } = message
  if (!isText(spender)) return []
  const make = (token: unknown, amount: unknown, until: unknown, bits: bigint): readonly UnlabeledPermit[] =>
    isText(token) && isBig(amount) && isBig(until)
      ? [{ token, spender, amount, isUnlimited: amount >= 2n ** (bits - 1n), deadline: until }]
      : []
  if (isBig(value)) return make(domain.verifyingContract, value, deadline, 256n)
  if (typeof allowed === 'boolean') return make(domain.verifyingContract, allowed ? 2n ** 256n - 1n : 0n, expiry, 256n)
  if (details !== undefined)
    return listOf(details).flatMap(({ token, amount, expiration }) =>
      make(token, amount, expiration ?? sigDeadline, 160n),
    )
  return listOf(permitted).flatMap(({ token, amount }) => make(token, amount, deadline, 256n))
}

const listOf = (value: unknown): readonly Values[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is Values => typeof each === 'object' && each !== null)
