import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address of 20 bytes')

const units = (fallback: string) =>
  z
    .string()
    .regex(/^\d{1,78}$/, 'must be a whole number in a text')
    .default(fallback)

/** What the gas of one wallet session's operations may cost in 24 hours and in all, in base units of the chain's own currency. */
export const gasConfig = { gasPerDay: units('50000000000000000'), gasPerSession: units('500000000000000000') }

const upstream = z.strictObject({
  /** Shown in metrics and logs in place of the URL, which may hold a key. Default: its place in the list. */
  name: z.string().min(1).optional(),
  url: httpUrl,
  /** For the WebSocket proxy. */
  wsUrl: z.url({ protocol: /^wss?$/, error: 'must be a ws or wss URL' }).optional(),
  /** Lower is asked first; equals share the load. Default: its place in the list, so that the first is preferred. */
  priority: z.int().nonnegative().optional(),
  /** Most calls that it takes in one request. */
  maxBatch: z.int().positive().default(1000),
})

const token = z.strictObject({
  /** Contract or mint. */
  address: z.string().min(1),
  name: z.string().min(1),
  symbol: z.string().min(1),
  decimals: z.int().min(0).max(36),
  /** `https:`, `ipfs:` or `data:`; passed on, never fetched. */
  logoUri: z.string().optional(),
  /** Whether it takes EIP-2612 permits. */
  eip2612: z.boolean().default(false),
})

const exchange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('v2'),
    factory: address,
    router: address,
    /** A router of the shape of SwapRouter02 that trades these pairs too, so that one allowance serves pairs and pools. */
    swapRouter: address.optional(),
  }),
  z.strictObject({
    kind: z.literal('v3'),
    factory: address,
    quoter: address,
    /** Of the shape of SwapRouter02. */
    router: address,
    /** Fee tiers in hundredths of a basis point. */
    fees: z.array(z.int().positive()).min(1).default([500, 3000, 10_000]),
  }),
])

const history = z.strictObject({
  /** `all` records every transfer of every block (development chains), `watched` those of accounts that were asked for. */
  accounts: z.enum(['all', 'watched']).default('watched'),
  /** First block of interest. */
  startBlock: z.int().nonnegative().default(0),
  /** Blocks whose bodies are read for plain sends when an account is first asked for. */
  bodies: z.int().nonnegative().default(1000),
  /** Accounts that are followed at most; beyond, those that nobody asked for longest are dropped. */
  maxAccounts: z.int().positive().default(10_000),
  /** Days that an account is followed after somebody last asked for it. */
  keepDays: z.int().positive().default(30),
})

const key = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be a key of 32 bytes in hex')

/** Either another service, or the server itself. */
const oneOf = {
  check: ({ url, own }: { readonly url?: unknown; readonly own?: unknown }) =>
    (url === undefined) !== (own === undefined),
  error: 'must have either url or own',
}

const bundler = z
  .strictObject({
    name: z.string().min(1),
    url: httpUrl.optional(),
    own: z
      .strictObject({
        /** Of the account that sends operations; it needs some of the chain's currency. */
        key,
        /** Paymasters whose word is taken, beside the chain's own. */
        paymasters: z.array(address).default([]),
        /** What the chain is that takes a fee for data beside gas; without it none is reckoned with. */
        dataFee: z.enum(['optimism', 'arbitrum']).optional(),
      })
      .optional(),
  })
  .refine(oneOf.check, oneOf.error)

const paymaster = z
  .strictObject({
    url: httpUrl.optional(),
    own: z
      .strictObject({
        /** The contract with the deposit. */
        address,
        /** Signs what it pays for. */
        key,
      })
      .optional(),
    /** Who pays, for people. */
    name: z.string().min(1).max(60).optional(),
    /** Operations of one account that are paid for in 24 hours. */
    perSenderPerDay: z.int().positive().default(50),
    /** What one operation may cost at most, in base units of the chain's own currency. */
    maxCost: units('50000000000000000'),
  })
  .refine(oneOf.check, oneOf.error)

const fullChain = z.strictObject({
  /** Name for people. */
  name: z.string().min(1).optional(),
  upstreams: z.array(z.preprocess((value) => (typeof value === 'string' ? { url: value } : value), upstream)).min(1),
  /** Time between blocks: how long an answer about the latest block is kept. */
  blockTimeMs: z.int().positive().default(12_000),
  /**
   * JSON-RPC methods that are passed on: names, beginnings of names that end in a star, and `safe` for all that read, watch or send what is
   * signed already.
   */
  methods: z.array(z.string().min(1)).default(['safe']),
  /** ERC-4337 bundlers by name, for `/v1/bundler`. */
  bundlers: z.array(bundler).default([]),
  /** Who pays for operations of smart accounts, for `/v1/paymaster`. */
  paymaster: paymaster.optional(),
  nativeCurrency: z
    .strictObject({
      name: z.string(),
      symbol: z.string(),
      decimals: z.int().min(0).max(36),
      logoUri: z.string().optional(),
    })
    .optional(),
  /** Tokens to look for, quote and name: entries, or the path of a token-list file. */
  tokens: z.union([z.string().min(1), z.array(token)]).default([]),
  wrappedNative: address.optional(),
  /** Tokens that count as one US dollar and as steps of a swap, the most liquid first. */
  stables: z.array(z.string().min(1)).default([]),
  /**
   * Where tokens are priced and swapped. Accounts allow their tokens to the router of the first (`swapRouter`, else `router`); tokens are
   * swapped on every exchange that has the same, the chain's own currency, which needs no allowance, on all.
   */
  exchanges: z.array(exchange).default([]),
  /** Chainlink-shaped feeds in US dollars by token address; `native` for the chain's own currency. */
  feeds: z.record(z.string(), address).default({}),
  /** The ENS universal resolver; without it the one that is known for the chain. */
  universalResolver: address.optional(),
  /** Multicall3, if not at its usual address; reads go without it where there is none. */
  multicall3: address.optional(),
  /** For wallet sessions, in place of what `sessions` says of gas. */
  sessionGas: z.strictObject(gasConfig).optional(),
  history: z.prefault(history, {}),
})

/** One chain with every default filled in. */
export type ChainConfig = z.output<typeof fullChain>
/** One bundler of a chain. */
export type BundlerConfig = z.output<typeof bundler>
/** Who pays for operations on a chain. */
export type PaymasterConfig = z.output<typeof paymaster>
/** One node of a chain. */
export type UpstreamConfig = z.output<typeof upstream>
/** What an operator writes of one chain: a URL, several, or everything known of it. */
export type ChainConfigInput =
  | string
  | readonly string[]
  | (Omit<z.input<typeof fullChain>, 'upstreams'> & {
      readonly upstreams: readonly (string | z.input<typeof upstream>)[]
    })

/** Checks one chain. Short forms are expanded first, so that an error names its own place. */
export const chainConfig: z.ZodType<ChainConfig, ChainConfigInput> = z.preprocess(
  (value) => (typeof value === 'string' || Array.isArray(value) ? { upstreams: [value].flat() } : value),
  fullChain,
) as z.ZodType<ChainConfig, ChainConfigInput>
