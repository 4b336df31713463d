import { cleanText } from '@kit/core/plugin'

/** What a session permits, as far as it is known. Amounts in base units. */
export type SessionGrant =
  | { readonly kind: 'native'; readonly amount: bigint; readonly periodMs: number }
  | { readonly kind: 'token'; readonly token: string; readonly amount: bigint; readonly periodMs: number }
  | {
      readonly kind: 'call'
      readonly target: string
      /** Undefined: whatever the contract can do. Hostile text, cleaned. */
      readonly functionName: string | undefined
      /** What a call may pay; undefined where the permission does not say. */
      readonly valueLimit: bigint | undefined
    }
  /** A kind that is not known here. Hostile text, cleaned. */
  | { readonly kind: 'other'; readonly type: string }

type Fields = { readonly [name: string]: unknown }
type Permission = { readonly type: string; readonly data: unknown }

/** More functions of one permission than this are not listed. */
const mostFunctions = 20

/**
 * Reads permissions (ERC-7715), hostile as any input: `contract-call`, native and ERC-20 allowances, by their older and present names. What
 * cannot be read is `other`, so that nothing that was permitted goes unsaid.
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
  const amount = amountOf(fields['allowance'] ?? fields['periodAmount'])
  const period = fields['period'] ?? fields['periodDuration']
  if (amount === undefined || !Number.isSafeInteger(period) || (period as number) <= 0) return undefined
  const allowance = { amount, periodMs: (period as number) * 1000 }
  if (/^native-token-(recurring-allowance|periodic)$/.test(type)) return [{ kind: 'native', ...allowance }]
  const token = addressOf(fields['address'] ?? fields['tokenAddress'])
  if (token === undefined || !/^erc20-token-(recurring-allowance|periodic)$/.test(type)) return undefined
  return [{ kind: 'token', token, ...allowance }]
}

function readCalls({ address, functions }: Fields): readonly SessionGrant[] | undefined {
  const target = addressOf(address)
  if (target === undefined) return undefined
  const list = Array.isArray(functions) ? functions.slice(0, mostFunctions).map(fieldsOf) : []
  if (list.length === 0) return [{ kind: 'call', target, functionName: undefined, valueLimit: undefined }]
  return list.map(({ functionName, valueLimit }) => ({
    kind: 'call',
    target,
    functionName: cleanText(functionName, 60) || undefined,
    valueLimit: amountOf(valueLimit),
  }))
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const addressOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value) ? value : undefined

function amountOf(value: unknown): bigint | undefined {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return BigInt(value as number)
  return typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : undefined
}
