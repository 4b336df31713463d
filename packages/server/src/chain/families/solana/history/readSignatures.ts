import { z } from 'zod'
import type { Chains } from '../../../chains/Chains.js'
import { callSolanaNode } from './callSolanaNode.js'

const tokenPrograms = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
/** Node limit per request. */
export const mostSignatures = 1000
const commitment = 'confirmed'

const tokenAccounts = z.object({ value: z.array(z.object({ pubkey: z.string().max(44) })) })
const signatures = z.array(
  z.object({
    signature: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/),
    slot: z.int().nonnegative(),
    blockTime: z.int().nonnegative().nullish(),
  }),
)

/** A transaction in the list of an account. */
export type ListedSignature = z.output<typeof signatures>[number]

/** Returns the token accounts of an owner. */
export async function findTokenAccounts(chains: Chains, chain: string, owner: string): Promise<readonly string[]> {
  const options = { encoding: 'base64', dataSlice: { offset: 0, length: 0 }, commitment }
  const answers = await Promise.all(
    tokenPrograms.map((programId) => {
      const params = [owner, { programId }, options]
      return callSolanaNode(chains, { chain, method: 'getTokenAccountsByOwner', params, answer: tokenAccounts })
    }),
  )
  return answers.flatMap(({ value }) => value.map(({ pubkey }) => pubkey))
}

/** Returns up to a thousand signatures of an account, newest first, from a place in its list. */
export async function readSignatures(
  chains: Chains,
  { chain, account }: { readonly chain: string; readonly account: string },
  place: { readonly until?: string; readonly before?: string },
): Promise<readonly ListedSignature[]> {
  const options = { limit: mostSignatures, commitment, ...place }
  const params = [account, options]
  return callSolanaNode(chains, { chain, method: 'getSignaturesForAddress', params, answer: signatures })
}
