import { z } from 'zod'
import type { Holding, HoldingReader, HoldingReaderOptions } from '../../../balances/HoldingReader.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'
import type { Token } from '../../../tokens/Token.js'

/** SPL Token and Token-2022. */
const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

const lamports = z.object({ value: z.int().nonnegative() })

const tokenAccounts = z.object({
  value: z.array(
    z.object({
      account: z.object({
        data: z.object({
          parsed: z.object({
            info: z.object({
              mint: z.string().max(44),
              tokenAmount: z.object({
                amount: z.string().regex(/^\d{1,20}$/),
                decimals: z.int().min(0).max(255),
              }),
            }),
          }),
        }),
      }),
    }),
  ),
})

/**
 * Reads balances on Solana chains: SOL, and the tokens of both token programs, accounts of one mint combined. Decimals come from the
 * account, names from the list; an unlisted mint is named by its first characters. Unlisted single pieces without decimals are NFTs and
 * omitted.
 */
export function createHoldingReader({ chains, tokens }: HoldingReaderOptions): HoldingReader {
  return {
    async read(chain, account) {
      const commitment = { commitment: 'confirmed' }
      const [balance, ...accounts] = await Promise.all([
        chains.call(chain, 'getBalance', [account, commitment]),
        ...tokenPrograms.map((programId) =>
          chains.call(chain, 'getTokenAccountsByOwner', [
            account,
            { programId },
            { encoding: 'jsonParsed', ...commitment },
          ]),
        ),
      ])
      const amounts = new Map<string, { amount: bigint; decimals: number }>()
      for (const answer of accounts) {
        for (const { account } of parse(tokenAccounts, answer).value) {
          const { mint, tokenAmount } = account.data.parsed.info
          const amount = (amounts.get(mint)?.amount ?? 0n) + BigInt(tokenAmount.amount)
          amounts.set(mint, { amount, decimals: tokenAmount.decimals })
        }
      }
      const native = tokens.listed({ chain, address: 'native' }) as Token
      const held = [...amounts].flatMap(([address, { amount, decimals }]): Holding[] => {
        const listed = tokens.listed({ chain, address })
        if (listed === undefined && decimals === 0 && amount === 1n) return []
        return [{ token: { ...(listed ?? unlisted(chain, address)), decimals }, amount }]
      })
      const all = [{ token: native, amount: BigInt(parse(lamports, balance).value) }, ...held]
      return all.filter(({ amount }) => amount > 0n)
    },
  }
}

function unlisted(chain: string, address: string): Omit<Token, 'decimals'> {
  const short = `${address.slice(0, 4)}…${address.slice(-4)}`
  return { chain, address, name: short, symbol: short, logoUri: undefined, eip2612: false }
}

function parse<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new NoUpstreamResponded(['unexpected response'])
  return parsed.data
}
