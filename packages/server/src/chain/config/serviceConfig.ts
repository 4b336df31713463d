import { z } from 'zod'
import { originPattern } from '../../platform/projects/originPattern.js'
import { emailCapture } from '../../platform/projects/projectConfig.js'
import { gasConfig } from './chainConfig.js'

const httpsUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })

/** Names registered on this server: their zones and maximum number. */
const names = z
  .strictObject({
    /** Last two labels of a name. */
    zones: z
      .array(z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'must be a zone with two labels, like kit.test'))
      .default(['kit.test']),
    /** Maximum number of registered names. */
    maxNames: z.int().positive().default(1_000_000),
  })
  .prefault({})

/** Sources of account names and pictures. */
const identity = z
  .strictObject({
    /** Chain of the ENS registry. Default: `eip155:1`, or the first chain with a `universalResolver`. */
    ensChain: z.string().optional(),
    /** The one project that can bypass the cache (`useCache=false`). */
    testingProject: z.string().min(1).optional(),
  })
  .prefault({})

/** US dollar prices in addition to pools and feeds. */
const prices = z
  .strictObject({
    /** By CAIP-10 ID of the token, or CAIP-2 ID of a chain for its native currency. */
    fixed: z.record(z.string(), z.number().nonnegative()).default({}),
    /** A JSON file in the same format, reloaded when it changes. */
    file: z.string().min(1).optional(),
    /** Currency units per US dollar, such as `{ "eur": 0.92 }`. `btc` and `eth` are derived from their price. */
    rates: z
      .partialRecord(z.enum(['btc', 'eth', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy']), z.number().positive())
      .default({}),
    /** Pools with less liquidity in US dollars are ignored for prices. */
    minLiquidityUsd: z.number().nonnegative().default(1000),
    /** Maximum age of feed updates, in milliseconds; the slowest common feeds update once a day. */
    maxFeedAgeMs: z.int().positive().default(90_000_000),
  })
  .prefault({})

/** Purchases with fiat money. */
const onramp = z
  .strictObject({
    /** Enables `/onramp/sandbox`, which accepts test payments. */
    sandbox: z.boolean().default(false),
    /** Private keys of the accounts that pay out, by CAIP-2 ID; only for development chains. */
    faucetKeys: z
      .record(z.string(), z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be a key of 32 bytes in hex'))
      .default({}),
    /** Fee in percent of the amount. */
    feePercent: z.number().min(0).max(10).default(1.5),
    /** The operator's Coinbase app, to whose hosted page users are sent, even while the sandbox is enabled. */
    coinbaseAppId: z.string().min(1).optional(),
    /** URL at which users reach this server, for links. Default: the address it listens on. */
    publicUrl: httpsUrl.optional(),
  })
  .prefault({})

/** NFTs: allowed hosts of their metadata and pictures. */
const nfts = z
  .strictObject({
    /** Allowed hosts in addition to onchain metadata. */
    origins: z.array(originPattern).default([]),
    /** URL prefix for the path of an `ipfs:` URI, such as `https://ipfs.example/ipfs/`. Without it, such URIs are ignored. */
    ipfsGateway: httpsUrl.optional(),
    /** The same for `ar:` URIs, such as `https://arweave.example/`. */
    arweaveGateway: httpsUrl.optional(),
  })
  .prefault({})

/** Wallet sessions. A chain can override the gas limits. */
const sessions = z
  .strictObject({
    /** 32 bytes in hex that encrypt session keys. Default: generated and stored in the data directory. */
    encryptionKey: z
      .string()
      .regex(/^(0x)?[0-9a-fA-F]{64}$/, 'must be 32 bytes in hex')
      .optional(),
    /** Whether account owners and dapps must prove who they are. Default: true, except in open mode (`projects: "open"`). */
    requireProof: z.boolean().optional(),
    /**
     * Host and port that proofs must name. Required when projects are listed; defaults to the requested host in development. Proofs of the
     * embedded wallet name its login host.
     */
    domain: z
      .string()
      .regex(/^[^\s/]+$/, 'must be a host like api.example')
      .toLowerCase()
      .optional(),
    ...gasConfig,
  })
  .prefault({})

const dayMs = 86_400_000

/** Sign-in with a message. */
const auth = z
  .strictObject({
    /** `iss` of the tokens. Default: the public URL of this server. Must be the same on every server of a database. */
    issuer: z.string().min(1).max(200).optional(),
    /** Maximum duration of a session; shorter if its message says so. */
    sessionMs: z
      .int()
      .min(60_000)
      .max(90 * dayMs)
      .default(7 * dayMs),
    /** Rotation interval of the token signing key. The old key is kept while sessions of its time exist. */
    keyMs: z
      .int()
      .min(60_000)
      .default(90 * dayMs),
    /** Whether users verify an email address before they sign in; can be overridden per project. */
    emailCapture: emailCapture.default('off'),
    /** Adds the verified address to tokens as `email`. */
    emailClaim: z.boolean().default(false),
  })
  .prefault({})

const analyticsObject = z.strictObject({
  enabled: z.boolean().default(true),
  /** Days after which an event is deleted. */
  retentionDays: z.int().positive().default(90),
  /** Stores a keyed hash instead of an account's address. */
  hashAddresses: z.boolean().default(true),
})

/** Analytics events of dapps: `true`, `false` or an object. */
const analytics: z.ZodPrefault<z.ZodType<z.output<typeof analyticsObject>, boolean | z.input<typeof analyticsObject>>> =
  z
    .preprocess((value) => (typeof value === 'boolean' ? { enabled: value } : value), analyticsObject)
    .prefault(false) as never

/** Schemas of the options of the services behind the Blockchain API. */
export const serviceConfig = { names, identity, prices, onramp, nfts, sessions, auth, analytics }

/** Parsed option `identity`. */
export type IdentityConfig = z.output<typeof identity>
/** Parsed option `prices`. */
export type PriceConfig = z.output<typeof prices>
/** Parsed option `onramp`. */
export type OnrampConfig = z.output<typeof onramp>
/** Parsed option `nfts`. */
export type NftConfig = z.output<typeof nfts>
/** Parsed option `sessions`. */
export type SessionConfig = z.output<typeof sessions>
/** Parsed option `auth`. */
export type AuthConfig = z.output<typeof auth>
/** Parsed option `analytics`. */
export type AnalyticsConfig = z.output<typeof analytics>
/** Parsed option `names`. */
export type NameConfig = z.output<typeof names>
