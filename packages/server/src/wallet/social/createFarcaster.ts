import { createPublicClient, http, verifyMessage } from 'viem'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { z } from 'zod'
import { HttpError } from '../../platform/http/HttpError.js'
import { fetchBounded } from './fetchBounded.js'

/** A displayed link, and its token at the relay. */
export type FarcasterChannel = { readonly url: string; readonly channelToken: string }

/** The message signed by the user's app. `userName` is from the relay. */
export type FarcasterAnswer = {
  readonly message: string
  readonly signature: string
  readonly userName?: string | undefined
}

/** Sign In With Farcaster (FIP-11) over a relay. */
export type Farcaster = {
  /** @throws HttpError 503 */
  open(nonce: string): Promise<FarcasterChannel>
  /** Undefined until the user signed. @throws HttpError 503 */
  read(channelToken: string): Promise<FarcasterAnswer | undefined>
  /** Returns the account that signed in; undefined when the message is invalid. @throws HttpError 503 when the chain is unavailable */
  check(answer: FarcasterAnswer, nonce: string): Promise<string | undefined>
}

/** Options for {@link createFarcaster}. `origin` is the wallet's own: users sign in to it. */
export type FarcasterOptions = {
  readonly relay: string
  readonly rpc: string
  readonly origin: string
  readonly now: () => number
}

const limitMs = 5000
const optimismChainId = 10
/** Registry of accounts and their owners on chain 10. */
const idRegistry = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const registryAbi = [
  {
    type: 'function',
    name: 'idOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: 'fid', type: 'uint256' }],
  },
] as const
const fidResource = /^farcaster:\/\/fid\/([1-9]\d{0,19})$/

const channel = z.object({ channelToken: z.string().min(1).max(500), url: z.url({ protocol: /^https?$/ }).max(2000) })
const completed = z.object({
  state: z.literal('completed'),
  message: z.string().max(4000),
  signature: z.string().regex(/^0x[0-9a-fA-F]{2,8000}$/),
  username: z.string().max(256).optional(),
})

/** Creates Farcaster sign-in, whose account owners are read from the chain. */
export function createFarcaster({ relay, rpc, origin, now }: FarcasterOptions): Farcaster {
  const client = createPublicClient({
    // The signing account can be a contract, which could name hosts to fetch from.
    ccipRead: false,
    transport: http(rpc, { timeout: limitMs, retryCount: 1, fetchOptions: { redirect: 'error' } }),
  })

  async function ask(path: string, init: RequestInit): Promise<{ status: number; json: unknown }> {
    try {
      const signal = AbortSignal.timeout(limitMs)
      const { status, text } = await fetchBounded(`${relay}${path}`, { ...init, signal })
      if (status < 200 || status > 299) throw unavailable()
      return { status, json: JSON.parse(text) }
    } catch {
      throw unavailable()
    }
  }

  return {
    async open(nonce) {
      const { json } = await ask('/v1/channel', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siweUri: origin, domain: new URL(origin).host, nonce }),
      })
      const { success, data } = channel.safeParse(json)
      if (!success) throw unavailable()
      return data
    },
    async read(channelToken) {
      const { status, json } = await ask('/v1/channel/status', { headers: { authorization: `Bearer ${channelToken}` } })
      if (status === 202) return undefined
      const { success, data } = completed.safeParse(json)
      if (!success) throw unavailable()
      const { message, signature, username } = data
      return { message, signature, userName: username }
    },
    async check({ message, signature: text }, nonce) {
      const facts = parseSiweMessage(message)
      const { address, chainId, resources = [], uri } = facts
      const isFor = { domain: new URL(origin).host, nonce, time: new Date(now()) }
      if (!validateSiweMessage({ message: facts, ...isFor }) || address === undefined || chainId !== optimismChainId)
        return undefined
      if (uri === undefined || !URL.canParse(uri) || new URL(uri).origin !== origin) return undefined
      const accounts = resources.flatMap((resource) => fidResource.exec(resource)?.[1] ?? [])
      const [account] = accounts
      if (account === undefined || accounts.length !== 1) return undefined
      const signed = { address, message, signature: text as `0x${string}` }
      try {
        const owned = await client.readContract({
          address: idRegistry,
          abi: registryAbi,
          functionName: 'idOf',
          args: [address],
        })
        if (String(owned) !== account) return undefined
        // A contract can own an account: then the chain verifies the signature.
        const isSigned = (await verifyMessage(signed).catch(() => false)) || (await client.verifyMessage(signed))
        return isSigned ? account : undefined
      } catch {
        throw unavailable()
      }
    },
  }
}

function unavailable(): HttpError {
  return new HttpError(503, 'farcaster', 'Farcaster is unavailable. Try again later.', 1000)
}
