import { z } from 'zod'
import { failureField, timeMs } from './fields.js'
import { parseEmail } from './parseEmail.js'

/** Bytes as base64url without padding (RFC 4648, section 5). */
export const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .max(Math.ceil((bytes * 4) / 3))

/** The dapp that the frame acts for: its project and page origin, which the project must allow. */
export const dapp = {
  projectId: z.string().min(1).max(128).meta({ example: 'demo' }),
  origin: z
    .string()
    .min(1)
    .max(300)
    .meta({ description: 'Origin of the page that embeds the frame', example: 'https://dapp.example' }),
}

/** A valid email address. */
export const emailAddress = z
  .string()
  .max(320)
  .refine((text) => parseEmail(text) !== undefined, { error: 'Invalid email address', ...failureField('email') })
  .meta({ example: 'alice@example.org' })

/** BCP 47 language tag. */
export const locale = z.string().max(35).meta({ example: 'en' })

/** 6-digit code from an email. */
export const otp = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ example: '123456' })

/** ID of a pending sign-in or email change. */
export const challenge = z.uuid().meta({ example: '3b241101-e2bb-4255-8caf-4136c566a962' })

const base64urlSome = (bytes: number) => base64url(bytes).min(1)

/**
 * Authenticator response in the JSON format of WebAuthn (`RegistrationResponseJSON`, `AuthenticationResponseJSON`) without extension
 * results: the PRF output stays with the user.
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

/** Type of unlock key. */
export const keyKind = z.enum(['device', 'passkey', 'code'])

/**
 * The root encrypted with one unlock key: AES-256-GCM with associated data `kit-copy/1|user|key id|kind|fingerprint`. `salt` is for HKDF,
 * for types that use it.
 */
export const sealedCopy = z.strictObject({
  keyId: z.uuid(),
  kind: keyKind,
  /** Display name of a device or passkey. */
  label: z.string().max(100),
  salt: base64url(32),
  iv: base64url(12),
  /** Root and tag: 16 bytes each. */
  data: base64url(48),
  /** SHA-256 of the addresses, joined by commas in the order of {@link addresses}. */
  fingerprint: base64url(32),
  /** Passkey whose PRF output decrypts it. */
  credentialId: base64url(1024).optional(),
})

/** Accounts derived from a root. */
export const addresses = z.strictObject({
  eoa: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  /** Owner of the smart account. */
  owner: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  solana: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
})

/** Proof that the wallet is unlocked: a signature of `proofText`. */
export const proof = z.strictObject({
  signedAt: timeMs('When it was signed'),
  signature: z.string().regex(/^0x[0-9a-f]{130}$/),
})

/** The current session. */
export const session = z.strictObject({
  user: z.uuid(),
  session: z.uuid(),
  /** JWT signed with EdDSA, bound to the DPoP key; valid for 10 minutes. */
  accessToken: z.string(),
  /** Valid for 30 days, until the tokens that it was exchanged for are used. */
  refreshToken: z.string(),
  expiresAt: timeMs('When the access token expires'),
  /** Until when sign-in methods, devices and keys can be changed. */
  freshUntil: timeMs('Five minutes after sign-in'),
  /** Whether there is no wallet yet, so that `create` is next. */
  isNew: z.boolean(),
  now: timeMs('Server time'),
})

/** An unlock key and its device or passkey. */
export const key = z.strictObject({
  keyId: z.uuid(),
  kind: keyKind,
  label: z.string(),
  createdAt: timeMs('When it was created'),
  usedAt: timeMs('When its copy was last fetched'),
  credentialId: z.string().optional(),
  isThisDevice: z.boolean(),
})

/** A sign-in method of the user. */
export const identity = z.strictObject({
  /** A UUID, or the ID of a passkey. */
  id: z.string(),
  provider: z.enum(['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook', 'passkey']),
  /** Email address or name at the provider. */
  label: z.string(),
  createdAt: timeMs('When it was added'),
})

/** Every call is a POST with a DPoP proof (RFC 9449); signed-in calls also carry the access token. */
const headers = { DPoP: 'Proof of possession of the device key (RFC 9449)' }

/** Common fields of calls without sign-in. */
export const dpopCall = { access: 'public', group: 'auth', malformed: 400, headers } as const

/** Common fields of signed-in calls. */
export const loggedInCall = {
  ...dpopCall,
  headers: { ...headers, Authorization: '`DPoP` followed by the access token' },
} as const
