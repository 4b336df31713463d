import { z } from 'zod'
import { parseEmail } from '../mail/parseEmail.js'
import { parseSmtpUrl } from '../mail/parseSmtpUrl.js'
import { gasConfig } from './chainConfig.js'
import { originPattern } from './originPattern.js'

const httpsUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })

/** Own names: which zones are served, and how many names there can be. */
const names = z
  .strictObject({
    /** Last two parts of a name. */
    zones: z
      .array(z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'must be a zone with two labels, like kit.test'))
      .default(['kit.test']),
    /** Names that can be registered in all. */
    maxNames: z.int().positive().default(1_000_000),
  })
  .prefault({})

/** Where names and pictures of accounts come from. */
const identity = z
  .strictObject({
    /** Chain of the ENS registry; without it `eip155:1`, or the first chain with a `universalResolver`. */
    ensChain: z.string().optional(),
    /** The one project that may ask past the cache (`useCache=false`). */
    testingProject: z.string().min(1).optional(),
  })
  .prefault({})

/** Prices in US dollars in addition to pools and feeds. */
const prices = z
  .strictObject({
    /** By CAIP-10 of the token, or CAIP-2 of a chain for its own currency. */
    fixed: z.record(z.string(), z.number().nonnegative()).default({}),
    /** A JSON file of the same shape, read again when it changes. */
    file: z.string().min(1).optional(),
    /** Units of a currency for one US dollar, such as `{ "eur": 0.92 }`. `btc` and `eth` are reckoned from their price. */
    rates: z
      .partialRecord(z.enum(['btc', 'eth', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy']), z.number().positive())
      .default({}),
    /** Pools that hold less than this many US dollars say nothing about a price. */
    minLiquidityUsd: z.number().nonnegative().default(1000),
    /** Feeds that were last updated longer ago say nothing; the slowest usual ones answer once a day. */
    maxFeedAgeMs: z.int().positive().default(90_000_000),
  })
  .prefault({})

/** Buying with money. */
const onramp = z
  .strictObject({
    /** Whether `/onramp/sandbox` takes play money. */
    sandbox: z.boolean().default(false),
    /** Key of the account that pays out, by CAIP-2 ID; only for development chains. */
    faucetKeys: z
      .record(z.string(), z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be a key of 32 bytes in hex'))
      .default({}),
    /** Share of the amount that is kept, in percent. */
    feePercent: z.number().min(0).max(10).default(1.5),
    /** The operator's app at Coinbase, to whose hosted page visitors are sent, also while the sandbox is on. */
    coinbaseAppId: z.string().min(1).optional(),
    /** Where visitors reach this server, for links; without it the address it listens on. */
    publicUrl: httpsUrl.optional(),
  })
  .prefault({})

/** NFTs: from where their metadata may be fetched, and where their pictures may be. */
const nfts = z
  .strictObject({
    /** Hosts in addition to what is on the chain itself. */
    origins: z.array(originPattern).default([]),
    /** What stands before the path of an `ipfs:` URI, such as `https://ipfs.example/ipfs/`. Without it such URIs are not followed. */
    ipfsGateway: httpsUrl.optional(),
    /** The same for `ar:` URIs, such as `https://arweave.example/`. */
    arweaveGateway: httpsUrl.optional(),
  })
  .prefault({})

/** Wallet sessions. A chain may have its own limits of gas. */
const sessions = z
  .strictObject({
    /** 32 bytes in hex; session keys are encrypted with it. Without it one is made and kept in the data directory. */
    encryptionKey: z
      .string()
      .regex(/^(0x)?[0-9a-fA-F]{64}$/, 'must be 32 bytes in hex')
      .optional(),
    /** Whether owners and dapps must prove who they are. Default: yes, unless any project is served (`projects: "open"`). */
    requireProof: z.boolean().optional(),
    /** Host, with its port, that proofs must name. Required where projects are listed; in development the host that a request names. Proofs of the embedded wallet name its login host. */
    domain: z
      .string()
      .regex(/^[^\s/]+$/, 'must be a host like api.example')
      .toLowerCase()
      .optional(),
    ...gasConfig,
  })
  .prefault({})

const DAY_MS = 86_400_000

/** Whether visitors are asked to confirm an e-mail address before they sign in. */
export const emailCapture: z.ZodEnum<{ off: 'off'; optional: 'optional'; required: 'required' }> = z.enum([
  'off',
  'optional',
  'required',
])

/** Signing in with a message. */
const auth = z
  .strictObject({
    /** `iss` of the tokens; without it where visitors reach this server. The same on every server of a database. */
    issuer: z.string().min(1).max(200).optional(),
    /** How long a sign-in lasts at most; shorter where its message says so. */
    sessionMs: z
      .int()
      .min(60_000)
      .max(90 * DAY_MS)
      .default(7 * DAY_MS),
    /** After so long a new key signs the tokens. The old one stays known until no session of its time is left. */
    keyMs: z
      .int()
      .min(60_000)
      .default(90 * DAY_MS),
    /** Whether visitors are asked to confirm an e-mail address before they sign in; a project may say otherwise. */
    emailCapture: emailCapture.default('off'),
    /** Whether tokens name the confirmed address, as `email`. */
    emailClaim: z.boolean().default(false),
  })
  .prefault({})

/** How mails are sent. Without `smtp` they are shown at `/dev/mailbox`, in development alone. */
const mail = z
  .strictObject({
    /** `smtps://user:secret@mail.example`, or `smtp://` with STARTTLS. */
    smtp: z
      .string()
      .refine(isSmtpUrl, 'must be a URL like smtps://user:secret@mail.example, without a path or query')
      .optional(),
    /** The sender: an address of a domain that this server may send for. */
    from: z
      .string()
      .refine((text) => parseEmail(text) === text, 'must be an email address like no-reply@dapp.example')
      .default('no-reply@kit.test'),
    /** Whoever looks at `/dev/mailbox` must know it, in development. Default: made up at each start, and printed with the link. */
    mailboxKey: z
      .string()
      .regex(/^[\w-]{16,128}$/, 'must be 16 to 128 letters, digits, hyphens or underscores')
      .optional(),
  })
  .prefault({})

function isSmtpUrl(text: string): boolean {
  try {
    return parseSmtpUrl(text).host !== ''
  } catch {
    return false
  }
}

const analyticsObject = z.strictObject({
  enabled: z.boolean().default(true),
  /** The days after which an event is deleted. */
  retentionDays: z.int().positive().default(90),
  /** Keeps a keyed hash in place of an account's address. */
  hashAddresses: z.boolean().default(true),
})

/** Analytics events of dapps: `true`, `false` or an object. */
const analytics: z.ZodPrefault<z.ZodType<z.output<typeof analyticsObject>, boolean | z.input<typeof analyticsObject>>> =
  z
    .preprocess((value) => (typeof value === 'boolean' ? { enabled: value } : value), analyticsObject)
    .prefault(false) as never

/** Checks of the options of the services other than relay and gateway, by option. */
export const serviceConfig = { names, identity, prices, onramp, nfts, sessions, auth, mail, analytics }
