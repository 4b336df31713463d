import { z } from 'zod'
import { parseEmail } from '../mail/parseEmail.js'
import { reasoned } from './fields.js'

/** Bytes as base64url without padding (RFC 4648, section 5). */
export const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .max(Math.ceil((bytes * 4) / 3))

/** Milliseconds since 1970. */
export const timeMs = (description: string) => z.int().meta({ description, example: 1_800_000_000_000 })

/** Whom the frame asks for: the dapp's project, and the origin of its page, which the project must allow. */
export const dapp = {
  projectId: z.string().min(1).max(128).meta({ example: 'demo' }),
  origin: z
    .string()
    .min(1)
    .max(300)
    .meta({ description: 'Origin of the page that embeds the frame', example: 'https://dapp.example' }),
}

/** An address that mails can be sent to. */
export const emailAddress = z
  .string()
  .max(320)
  .refine((text) => parseEmail(text) !== undefined, { error: 'Invalid email address', ...reasoned('email') })
  .meta({ example: 'alice@example.org' })

/** BCP 47. */
export const locale = z.string().max(35).meta({ example: 'en' })

/** Six digits of a mail. */
export const otp = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ example: '123456' })

/** What is under way: a login, a change of e-mail address. */
export const challenge = z.uuid().meta({ example: '3b241101-e2bb-4255-8caf-4136c566a962' })

const base64urlSome = (bytes: number) => base64url(bytes).min(1)

/**
 * What an authenticator answered, as WebAuthn writes it in JSON (`RegistrationResponseJSON`, `AuthenticationResponseJSON`) without the results of extensions: the output of PRF
 * stays with the visitor.
 */
export const passkeyResponse = z.strictObject({
  id: base64urlSome(1024),
  rawId: base64urlSome(1024),
  type: z.literal('public-key'),
  response: z.union([
    z.strictObject({
      clientDataJSON: base64urlSome(4096),
      attestationObject: base64urlSome(16_384),
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
    z.strictObject({
      clientDataJSON: base64urlSome(4096),
      authenticatorData: base64urlSome(4096),
      signature: base64urlSome(8192),
      userHandle: base64url(64).optional(),
    }),
  ]),
})

/** What is unlocked with. */
export const keyKind = z.enum(['device', 'passkey', 'code'])

/**
 * The root under one unlock key: AES-256-GCM with associated data `kit-copy/1|user|key id|kind|fingerprint`. `salt` is of HKDF, of kinds
 * that have one.
 */
export const sealedCopy = z.strictObject({
  keyId: z.uuid(),
  kind: keyKind,
  /** What the visitor reads: a device, a passkey. */
  label: z.string().max(100),
  salt: base64url(32),
  iv: base64url(12),
  /** Root and tag: 16 and 16 bytes. */
  data: base64url(48),
  /** SHA-256 of the addresses, joined by commas in the order of {@link addresses}. */
  fingerprint: base64url(32),
  /** The passkey whose PRF opens it. */
  credentialId: base64url(1024).optional(),
})

/** The accounts of a root. */
export const addresses = z.strictObject({
  eoa: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  /** Owner of the smart account. */
  owner: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  solana: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
})

/** That the wallet is unlocked: a signature of `proofText`. */
export const proof = z.strictObject({
  signedAt: timeMs('When it was signed'),
  signature: z.string().regex(/^0x[0-9a-f]{130}$/),
})

/** Who is logged in now. */
export const session = z.strictObject({
  user: z.uuid(),
  session: z.uuid(),
  /** JWT, EdDSA, bound to the DPoP key; 10 minutes. */
  accessToken: z.string(),
  /** Good once, 30 days. */
  refreshToken: z.string(),
  expiresAt: timeMs('When the access token expires'),
  /** Until when logins, devices and keys may be changed. */
  freshUntil: timeMs('Five minutes after sign-in'),
  /** Whether there is no wallet yet: `create` is next. */
  isNew: z.boolean(),
  now: timeMs('Server time'),
})

/** An unlock key and the device or passkey behind it. */
export const key = z.strictObject({
  keyId: z.uuid(),
  kind: keyKind,
  label: z.string(),
  createdAt: timeMs('When it was created'),
  usedAt: timeMs('When its copy was last fetched'),
  credentialId: z.string().optional(),
  isThisDevice: z.boolean(),
})

/** A login of the user. */
export const identity = z.strictObject({
  /** A UUID, or the id of a passkey. */
  id: z.string(),
  provider: z.enum(['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook', 'passkey']),
  /** E-mail address or name there. */
  label: z.string(),
  createdAt: timeMs('When it was added'),
})

/** Every call is a POST with a DPoP proof (RFC 9449); those of who is logged in carry the access token, too. */
const headers = { DPoP: 'Proof of possession of the device key (RFC 9449)' }

/** What calls have that need no login. */
export const dpopCall = { access: 'public', group: 'auth', malformed: 400, headers } as const

/** What calls of who is logged in have. */
export const loggedInCall = {
  ...dpopCall,
  headers: { ...headers, Authorization: '`DPoP` followed by the access token' },
} as const
