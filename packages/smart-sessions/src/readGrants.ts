import { cleanText } from '@kit/core/plugin'

/** A permission of a session, as far as it's known. Amounts are in base units. */
export type SessionGrant =
  | { readonly kind: 'native'; readonly amount: bigint; readonly periodMs: number }
  | { readonly kind: 'token'; readonly token: string; readonly amount: bigint; readonly periodMs: number }
  /** A total amount. An undefined `token` means the native currency. */
  | { readonly kind: 'total'; readonly token: string | undefined; readonly amount: bigint }
  /** An initial amount that grows over time. `most` is undefined if there is no limit. */
  | {
      readonly kind: 'stream'
      readonly token: string | undefined
      readonly initial: bigint
      readonly perSecond: bigint
      readonly limit: bigint | undefined
    }
  /** Permission to revoke token approvals. */
  | { readonly kind: 'revocation' }
  | {
      readonly kind: 'call'
      readonly target: string
      /** Undefined if any function may be called. Sanitized, since it's untrusted text. */
      readonly functionName: string | undefined
      /** Maximum value of a call. Undefined if the permission doesn't say. */
      readonly valueLimit: bigint | undefined
    }
  /** An unknown type. Sanitized, since it's untrusted text. */
  | { readonly kind: 'other'; readonly type: string }

type Fields = { readonly [name: string]: unknown }
type Permission = { readonly type: string; readonly data: unknown }

const everything = 2n ** 256n - 1n
/** Maximum number of functions listed for one permission. */
const maxFunctions = 20

/**
 * Parses permissions (ERC-7715), which are untrusted input: `contract-call`; periodic, fixed and streamed amounts of the native currency
 * and ERC-20 tokens, by their old and current names; and revocations of approvals. Others become `other`, so that no permission is hidden.
 *
 * @example
 * readGrants([{ type: 'native-token-recurring-allowance', data: { allowance: '0x5', period: 86400 } }])
 * // [{ kind: 'native', amount: 5n, periodMs: 86400000 }]
 */
export function readGrants(permissions: readonly Permission[]): readonly SessionGrant[] {
  return permissions.flatMap(
    (permission) => readGrant(permission) ?? [{ kind: 'other', type: cleanText(permission.type) }],
  )
}

function readGrant({ type, data }: Permission): readonly SessionGrant[] | undefined {
  const fields = fieldsOf(data)
  if (type === 'contract-call') return readCalls(fields)
  if (type === 'erc20-token-revocation' || type === 'token-approval-revocation') return [{ kind: 'revocation' }]
  const [, asset, way] = /^(native|erc20)-token-(recurring-allowance|periodic|allowance|stream)$/.exec(type) ?? []
  const token = asset === 'erc20' ? addressOf(fields['tokenAddress'] ?? fields['address']) : undefined
  if (way === undefined || (asset === 'erc20' && token === undefined)) return undefined
  if (way === 'stream') return readStream(token, fields)
  const amount = amountOf(fields['allowance'] ?? fields['periodAmount'] ?? fields['allowanceAmount'])
  if (amount === undefined) return undefined
  if (way === 'allowance') return [{ kind: 'total', token, amount }]
  const period = fields['period'] ?? fields['periodDuration']
  if (!Number.isSafeInteger(period) || (period as number) <= 0) return undefined
  const allowance = { amount, periodMs: (period as number) * 1000 }
  return [token === undefined ? { kind: 'native', ...allowance } : { kind: 'token', token, ...allowance }]
}

/** The initial amount and the limit are optional. */
function readStream(token: string | undefined, fields: Fields): readonly SessionGrant[] | undefined {
  const { initialAmount = '0', maxAmount = null } = fields
  const [initial, perSecond] = [amountOf(initialAmount ?? '0'), amountOf(fields['amountPerSecond'])]
  const limit = maxAmount === null ? everything : amountOf(maxAmount)
  if (initial === undefined || perSecond === undefined || limit === undefined) return undefined
  return [{ kind: 'stream', token, initial, perSecond, limit: limit === everything ? undefined : limit }]
}

function readCalls({ address, functions }: Fields): readonly SessionGrant[] | undefined {
  const target = addressOf(address)
  if (target === undefined) return undefined
  const all = Array.isArray(functions) ? functions : []
  if (all.length === 0) return [{ kind: 'call', target, functionName: undefined, valueLimit: undefined }]
  const calls = all
    .slice(0, maxFunctions)
    .map(fieldsOf)
    .map(
      ({ functionName, valueLimit }): SessionGrant => ({
        kind: 'call',
        target,
        functionName: cleanText(functionName, 60) || undefined,
        valueLimit: amountOf(valueLimit),
      }),
    )
  return all.length > maxFunctions ? [...calls, { kind: 'other', type: `contract-call ${target}` }] : calls
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const addressOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value) ? value : undefined

function amountOf(value: unknown): bigint | undefined {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return BigInt(value as number)
  return typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : undefined
}
