import { z } from 'zod'
import { type Instruction, readPayments } from './readPayments.js'
import type { SolanaTransaction, TokenChange } from './SolanaTransaction.js'

const lamports = z.number().nonnegative()
const holding = z.object({
  accountIndex: z.int().nonnegative(),
  mint: z.string().max(44),
  owner: z.string().max(44).optional(),
  uiTokenAmount: z.object({ amount: z.string().regex(/^\d{1,20}$/), decimals: z.int().min(0).max(255) }),
})
const instruction: z.ZodType<Instruction> = z.object({
  programIdIndex: z.int().nonnegative(),
  accounts: z.array(z.int().nonnegative()).max(256).catch([]),
  data: z.string().max(2000).catch(''),
})
const answer = z.object({
  meta: z.object({
    err: z.unknown(),
    fee: lamports,
    preBalances: z.array(lamports),
    postBalances: z.array(lamports),
    preTokenBalances: z.array(holding).nullish(),
    postTokenBalances: z.array(holding).nullish(),
    loadedAddresses: z.object({ writable: z.array(z.string()), readonly: z.array(z.string()) }).nullish(),
  }),
  transaction: z.object({
    message: z.object({
      accountKeys: z.array(z.string().max(44)),
      instructions: z.array(instruction),
    }),
  }),
})

/** Parses a response of `getTransaction` with encoding `json`; returns undefined for anything else, such as a missing transaction. */
export function parseSolanaTransaction(value: unknown): SolanaTransaction | undefined {
  const parsed = answer.safeParse(value)
  if (!parsed.success) return undefined
  const { meta, transaction } = parsed.data
  const { message } = transaction
  const { writable = [], readonly = [] } = meta.loadedAddresses ?? {}
  const keys = [...message.accountKeys, ...writable, ...readonly]
  const tokens = new Map<number, TokenChange>()
  for (const { accountIndex: at, mint, owner = '', uiTokenAmount } of meta.preTokenBalances ?? []) {
    const { amount, decimals } = uiTokenAmount
    tokens.set(at, { at, mint, owner, decimals, before: amount, after: '0' })
  }
  for (const { accountIndex: at, mint, owner = '', uiTokenAmount } of meta.postTokenBalances ?? []) {
    const { amount, decimals } = uiTokenAmount
    tokens.set(at, { at, mint, owner, decimals, before: tokens.get(at)?.before ?? '0', after: amount })
  }
  const amountAt = (list: readonly number[], index: number): string => BigInt(Math.trunc(list[index] ?? 0)).toString()
  return {
    isFailed: meta.err !== null && meta.err !== undefined,
    fee: amountAt([meta.fee], 0),
    accounts: keys.map((address, index) => ({
      address,
      before: amountAt(meta.preBalances, index),
      after: amountAt(meta.postBalances, index),
    })),
    tokens: [...tokens.values()],
    programs: [...new Set(message.instructions.map(({ programIdIndex }) => keys[programIdIndex] ?? ''))],
    payments: readPayments(message.instructions, keys, tokens),
  }
}
