import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address of 20 bytes')

const units = (fallback: string) =>
  z
    .string()
    .regex(/^\d{1,78}$/, 'must be a whole number in a text')
    .default(fallback)

/** Maximum gas cost of one wallet session's operations in 24 hours and in total, in base units of the chain's native currency. */
export const gasConfig = { gasPerDay: units('50000000000000000'), gasPerSession: units('500000000000000000') }

const upstream = z.strictObject({
  /** Shown in metrics and logs instead of the URL, which may contain a key. Default: its position in the list. */
  name: z.string().min(1).optional(),
  url: httpUrl,
  /** URL for the WebSocket proxy. */
  wsUrl: z.url({ protocol: /^wss?$/, error: 'must be a ws or wss URL' }).optional(),
  /** Lower values are preferred; equal values share the load. Default: its position in the list, so that the first is preferred. */
  priority: z.int().nonnegative().optional(),
  /** Maximum calls per request. */
  maxBatch: z.int().positive().default(1000),
})

const token = z.strictObject({
  /** Contract or mint address. */
  address: z.string().min(1),
  name: z.string().min(1),
  symbol: z.string().min(1),
  decimals: z.int().min(0).max(36),
  /** `https:`, `ipfs:` or `data:` URI; returned to clients, never fetched. */
  logoUri: z.string().optional(),
  /** Whether the token supports EIP-2612 permits. */
  eip2612: z.boolean().default(false),
})

const exchange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('v2'),
    factory: address,
    router: address,
    /** A SwapRouter02-compatible router that also trades these pairs, so that one allowance covers pairs and pools. */
    swapRouter: address.optional(),
  }),
  z.strictObject({
    kind: z.literal('v3'),
    factory: address,
    quoter: address,
    /** SwapRouter02-compatible router. */
    router: address,
    /** Fee tiers in hundredths of a basis point. */
    fees: z.array(z.int().positive()).min(1).default([500, 3000, 10_000]),
  }),
])

const history = z.strictObject({
  /** `all` indexes every transfer of every block (development chains), `watched` those of requested accounts. */
  accounts: z.enum(['all', 'watched']).default('watched'),
  /** First block to index. */
  startBlock: z.int().nonnegative().default(0),
  /** Number of blocks searched for native transfers when an account is first requested. */
  bodies: z.int().nonnegative().default(1000),
  /** Maximum number of watched accounts; beyond it, the least recently requested are dropped. */
  maxAccounts: z.int().positive().default(10_000),
  /** Days that an account is watched after its last request. */
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
        /** Private key of the account that sends operations; it needs native currency for gas. */
        key,
        /** Trusted paymasters besides the chain's own. */
        paymasters: z.array(address).default([]),
        /** Type of rollup that charges a data fee besides gas. Default: none. */
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
        /** Address of the contract with the deposit. */
        address,
        /** Private key that signs sponsored operations. */
        key,
      })
      .optional(),
    /** Display name of the sponsor. */
    name: z.string().min(1).max(60).optional(),
    /** Sponsored operations per account in 24 hours. */
    perSenderPerDay: z.int().positive().default(50),
    /** Maximum cost of one operation, in base units of the chain's native currency. */
    maxCost: units('50000000000000000'),
  })
  .refine(oneOf.check, oneOf.error)

const fullChain = z.strictObject({
  /** Display name. */
  name: z.string().min(1).optional(),
  upstreams: z.array(z.preprocess((value) => (typeof value === 'string' ? { url: value } : value), upstream)).min(1),
  /** Time between blocks, in milliseconds: how long responses about the latest block are cached. */
  blockTimeMs: z.int().positive().default(12_000),
  /**
   * Allowed JSON-RPC methods: names, prefixes that end in a star, and `safe` for all methods that read, subscribe or send signed
   * transactions.
   */
  methods: z.array(z.string().min(1)).default(['safe']),
  /** Named ERC-4337 bundlers for `/v1/bundler`. */
  bundlers: z.array(bundler).default([]),
  /** Paymaster that sponsors operations of smart accounts, for `/v1/paymaster`. */
  paymaster: paymaster.optional(),
  nativeCurrency: z
    .strictObject({
      name: z.string(),
      symbol: z.string(),
      decimals: z.int().min(0).max(36),
      logoUri: z.string().optional(),
    })
    .optional(),
  /** Tokens for balances, quotes and names: entries, or the path of a token-list file. */
  tokens: z.union([z.string().min(1), z.array(token)]).default([]),
  wrappedNative: address.optional(),
  /** Tokens that count as one US dollar and as intermediate tokens of a swap, most liquid first. */
  stables: z.array(z.string().min(1)).default([]),
  /**
   * Exchanges for prices and swaps. Accounts approve the router of the first (`swapRouter`, else `router`). Tokens are swapped on every
   * exchange with the same router; the native currency, which needs no allowance, on all.
   */
  exchanges: z.array(exchange).default([]),
  /** Chainlink-compatible US dollar feeds by token address; `native` for the native currency. */
  feeds: z.record(z.string(), address).default({}),
  /** The ENS universal resolver. Default: the known one of the chain. */
  universalResolver: address.optional(),
  /** Multicall3, if it is not at its usual address. Optional. */
  multicall3: address.optional(),
  /** Gas limits of wallet sessions on this chain, overriding `sessions`. */
  sessionGas: z.strictObject(gasConfig).optional(),
  history: z.prefault(history, {}),
})

/** One chain with all defaults filled in. */
export type ChainConfig = z.output<typeof fullChain>
/** One bundler of a chain. */
export type BundlerConfig = z.output<typeof bundler>
/** The paymaster of a chain. */
export type PaymasterConfig = z.output<typeof paymaster>
/** One node of a chain. */
export type UpstreamConfig = z.output<typeof upstream>
/** Chain configuration as written by an operator: a URL, several URLs, or an object. */
export type ChainConfigInput =
  | string
  | readonly string[]
  | (Omit<z.input<typeof fullChain>, 'upstreams'> & {
      readonly upstreams: readonly (string | z.input<typeof upstream>)[]
    })

/** Validates one chain. Short forms are expanded first, so that errors name the right path. */
export const chainConfig: z.ZodType<ChainConfig, ChainConfigInput> = z.preprocess(
  (value) => (typeof value === 'string' || Array.isArray(value) ? { upstreams: [value].flat() } : value),
  fullChain,
) as z.ZodType<ChainConfig, ChainConfigInput>
