import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { success } from './fields.js'
import {
  challenge,
  dapp,
  dpopCall,
  emailAddress,
  locale,
  loggedInCall,
  otp,
  proof,
  session,
  timeMs,
} from './walletFields.js'

const challenged = z.strictObject({
  challenge,
  expiresAt: timeMs('When the challenge ends'),
  retryAt: timeMs('When the next mail may be asked for'),
  now: timeMs('The clock of the server'),
})

/** `POST /wallet/v1/config` */
export const walletConfig = defineEndpoint('walletConfig', 'POST', '/wallet/v1/config', {
  ...dpopCall,
  summary: 'What a project’s visitors may use: the pages that may embed the frame, chains, logins',
  body: z.object({ projectId: dapp.projectId }),
  answer: z.strictObject({
    /** Patterns, as the project lists them; empty means any. */
    origins: z.array(z.string()),
    /** By CAIP-2 id. */
    chains: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        currency: z.strictObject({ name: z.string(), symbol: z.string(), decimals: z.int() }),
        explorerUrl: z.string().optional(),
        smartAccount: z.boolean(),
        paymaster: z.boolean(),
      }),
    ),
    email: z.boolean(),
    socials: z.array(z.string()),
    passkeys: z.boolean(),
    smartAccounts: z.enum(['off', 'contract', '7702']),
    /** Whether a passkey or code must exist before the page gets an address. */
    recovery: z.enum(['first', 'later']),
    approval: z.enum(['auto', 'frame', 'window']),
  }),
  failures: [400],
})

/** `POST /wallet/v1/email/start` */
export const startEmail = defineEndpoint('startEmail', 'POST', '/wallet/v1/email/start', {
  ...dpopCall,
  summary: 'Mails a link on the first login of a device, else a code. Tells nobody who is known',
  body: z.object({
    ...dapp,
    email: emailAddress,
    locale: locale,
    /** One whose link was approved: another code comes at once. */
    challenge: z.uuid().optional(),
  }),
  answer: challenged.extend({
    action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP']),
    /** What the visitor types on the page behind the link. */
    match: z
      .string()
      .regex(/^\d{2}$/)
      .optional(),
  }),
  failures: [400],
})

/** `POST /wallet/v1/email/wait` */
export const waitForDevice = defineEndpoint('waitForDevice', 'POST', '/wallet/v1/email/wait', {
  ...dpopCall,
  summary: 'Answers when the link was approved, or after 25 s; then the code is on its way',
  body: z.object({ challenge }),
  answer: z.strictObject({ approved: z.boolean() }),
  failures: [400, 410],
})

/** `POST /wallet/v1/email/verify` */
export const verifyEmail = defineEndpoint('verifyEmail', 'POST', '/wallet/v1/email/verify', {
  ...dpopCall,
  summary: 'Logs in by the code: 20 minutes, five tries, only with the key that asked',
  body: z.object({ challenge, otp: otp }),
  answer: session,
  failures: [400, 410],
})

/** `POST /wallet/v1/email/update` */
export const updateEmail = defineEndpoint('updateEmail', 'POST', '/wallet/v1/email/update', {
  ...loggedInCall,
  summary:
    'Begins to change the e-mail address: first a code to the old one, then to the new one. After a login by passkey of the last five minutes, or without an old one, to the new one alone',
  body: z.object({ email: emailAddress, locale, proof: proof }),
  answer: challenged.extend({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  failures: [400, 403],
})

/** `POST /wallet/v1/email/primary` */
export const verifyOldEmail = defineEndpoint('verifyOldEmail', 'POST', '/wallet/v1/email/primary', {
  ...loggedInCall,
  summary: 'The code of the old address; mails one to the new',
  body: z.object({ challenge, otp: otp }),
  answer: success,
  failures: [400, 410],
})

/** `POST /wallet/v1/email/secondary` */
export const verifyNewEmail = defineEndpoint('verifyNewEmail', 'POST', '/wallet/v1/email/secondary', {
  ...loggedInCall,
  summary: 'The code of the new address: it counts from now on, and both are told',
  body: z.object({ challenge, otp: otp }),
  answer: z.strictObject({ newEmail: z.string() }),
  failures: [400, 410],
})

/** Logging in to the embedded wallet. */
export const walletLoginEndpoints: readonly Endpoint[] = [
  walletConfig,
  startEmail,
  waitForDevice,
  verifyEmail,
  updateEmail,
  verifyOldEmail,
  verifyNewEmail,
]
