import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'
import { RpcFailure } from '../failure/RpcFailure.js'
import type { SolanaAccount } from './program/SolanaAccount.js'
import type { SolanaChain } from './SolanaChain.js'

const bytesSchema = z.pipe(
  z.tuple([z.string().check(z.maxLength(15_000_000)), z.literal('base64')]),
  z.transform(([text]) => base64.decode(text)),
)
const accountSchema = z.object({
  lamports: z.int().check(z.nonnegative()),
  owner: z.string().check(z.maxLength(44)),
  data: bytesSchema,
})
const accountsSchema = z.array(z.nullable(accountSchema))
const blockhashSchema = z.object({ value: z.object({ blockhash: z.string().check(z.maxLength(44)) }) })
const feeSchema = z.object({ value: z.nullable(z.int().check(z.nonnegative())) })
const statusesSchema = z.object({ value: z.array(z.nullable(z.object({ slot: z.number() }))) })
const trialSchema = z.object({
  value: z.object({
    err: z.unknown(),
    logs: z.nullish(z.array(z.string())),
    accounts: z.nullish(accountsSchema),
  }),
})
const answerSchema = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.optional(z.number()), message: z.string() })),
})

/** Codes of a node's own failures: an internal error, or a node that is behind. */
const transientCodes = [-32603, -32005]

/** Maximum number of accounts per request. */
const mostAccounts = 100

/**
 * Creates a client that reads a Solana network and sends to it. `url` is the operator's gateway for that network, on the frame's own
 * origin.
 *
 * @example createSolanaChain({ url: `/v1?chainId=${encodeURIComponent(chainId)}&projectId=${projectId}`, fetch })
 */
export function createSolanaChain({
  url,
  fetch,
}: {
  readonly url: string
  readonly fetch: typeof globalThis.fetch
}): SolanaChain {
  async function ask<T>(
    schema: z.ZodMiniType<T>,
    method: string,
    params: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<T> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    let answer: unknown
    try {
      const response = await fetch(url, { method: 'POST', headers, body, ...(signal && { signal }) })
      answer = await response.json()
    } catch (cause) {
      signal?.throwIfAborted()
      throw new RpcFailure(-32603, 'Can’t reach the network', { cause })
    }
    const { data } = answerSchema.safeParse(answer)
    if (data?.error) {
      const { code = 0, message } = data.error
      throw new RpcFailure(transientCodes.includes(code) ? code : -32003, message.slice(0, 500))
    }
    const result = schema.safeParse(data?.result)
    if (!result.success)
      throw new RpcFailure(-32603, `Unexpected response from the network to ${method}`, { cause: result.error })
    return result.data
  }

  const config = { commitment: 'confirmed', encoding: 'base64' }

  return {
    async latestBlockhash(signal) {
      const { value } = await ask(blockhashSchema, 'getLatestBlockhash', [config], signal)
      return base58.decode(value.blockhash)
    },
    async accounts(addresses, signal) {
      const pages = Array.from({ length: Math.ceil(addresses.length / mostAccounts) }, (_, page) =>
        addresses.slice(page * mostAccounts, (page + 1) * mostAccounts),
      )
      const schema = z.object({ value: accountsSchema })
      const read = async (page: readonly string[]) => {
        const { value } = await ask(schema, 'getMultipleAccounts', [page, config], signal)
        return zip(page, value)
      }
      return new Map((await Promise.all(pages.map(read))).flat())
    },
    async feeOf(message, signal) {
      const params = [base64.encode(message), { commitment: config.commitment }]
      const { value } = await ask(feeSchema, 'getFeeForMessage', params, signal)
      return value === null ? undefined : BigInt(value)
    },
    async simulate(transaction, addresses, signal) {
      const accounts = { encoding: 'base64', addresses }
      const options = { ...config, sigVerify: false, replaceRecentBlockhash: true, accounts }
      const { value } = await ask(trialSchema, 'simulateTransaction', [base64.encode(transaction), options], signal)
      const { err, logs, accounts: after } = value
      return {
        failure: err === null || err === undefined ? undefined : reasonOf(err, logs ?? []),
        accounts: after ? new Map(zip(addresses, after)) : undefined,
      }
    },
    async send(transaction, options) {
      const params = [base64.encode(transaction), { ...options, encoding: 'base64' }]
      return ask(z.string().check(z.maxLength(128)), 'sendTransaction', params)
    },
    async has(signature) {
      const { value } = await ask(statusesSchema, 'getSignatureStatuses', [[signature]])
      return value[0] != null
    },
  }
}

function zip(
  addresses: readonly string[],
  found: z.output<typeof accountsSchema>,
): readonly (readonly [string, SolanaAccount | undefined])[] {
  return addresses.map((address, at) => {
    const account = found[at]
    return [address, account ? { ...account, lamports: BigInt(account.lamports) } : undefined]
  })
}

/** Returns the message of the failed program, if it logged one. */
function reasonOf(error: unknown, logs: readonly string[]): string {
  const errorLog = logs.findLast((line) => /^Program log: (Error|AnchorError|custom)/i.test(line))
  return (errorLog?.slice('Program log: '.length) ?? JSON.stringify(error)).slice(0, 200)
}
