import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { success, timeMs } from './fields.js'
import { challenge, dapp, dpopCall, emailAddress, locale, loggedInCall, otp, proof, session } from './walletFields.js'

const challenged = z.strictObject({
  challenge,
  expiresAt: timeMs('When the challenge expires'),
  retryAt: timeMs('When the next email can be requested'),
  now: timeMs('Server time'),
})

/** `POST /wallet/v1/config` */
export const walletConfig = defineEndpoint('walletConfig', 'POST', '/wallet/v1/config', {
  ...dpopCall,
  summary: 'Returns the wallet configuration of a project: origins that can embed the frame, chains, sign-in methods',
  body: z.object({ projectId: dapp.projectId }),
  answer: z.strictObject({
    /** Origin patterns listed by the project; empty means any. */
    origins: z.array(z.string()),
    /** By CAIP-2 ID. */
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
    /** Whether a passkey or recovery code must exist before the page gets an address. */
    recovery: z.enum(['first', 'later']),
    approval: z.enum(['auto', 'frame', 'window']),
  }),
  failures: [400],
})

/** `POST /wallet/v1/email/start` */
export const startEmail = defineEndpoint('startEmail', 'POST', '/wallet/v1/email/start', {
  ...dpopCall,
  summary:
    'Emails a link on the first sign-in of a device, otherwise a code. Does not reveal whether the address is known',
  body: z.object({
    ...dapp,
    email: emailAddress,
    locale: locale,
    /** A challenge with an approved link: another code is sent immediately. */
    challenge: z.uuid().optional(),
  }),
  answer: challenged.extend({
    action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP']),
    /** Digits that the user enters on the page behind the link. */
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
  summary: 'Responds when the link is approved, or after 25 s. After approval, a code is emailed',
  body: z.object({ challenge }),
  answer: z.strictObject({ approved: z.boolean() }),
  failures: [400, 410],
})

/** `POST /wallet/v1/email/verify` */
export const verifyEmail = defineEndpoint('verifyEmail', 'POST', '/wallet/v1/email/verify', {
  ...dpopCall,
  summary: 'Signs in with the code, within 20 minutes and five attempts, and only with the key of the request',
  body: z.object({ challenge, otp: otp }),
  answer: session,
  failures: [400, 410],
})

/** `POST /wallet/v1/email/update` */
export const updateEmail = defineEndpoint('updateEmail', 'POST', '/wallet/v1/email/update', {
  ...loggedInCall,
  summary:
    'Starts to change the email address: emails a code to the old address, then one to the new. Skips the old address after a passkey sign-in within five minutes, or if there is none',
  body: z.object({ email: emailAddress, locale, proof: proof }),
  answer: challenged.extend({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  failures: [400, 403],
})

/** `POST /wallet/v1/email/primary` */
export const verifyOldEmail = defineEndpoint('verifyOldEmail', 'POST', '/wallet/v1/email/primary', {
  ...loggedInCall,
  summary: 'Checks the code of the old address; emails one to the new address',
  body: z.object({ challenge, otp: otp }),
  answer: success,
  failures: [400, 410],
})

/** `POST /wallet/v1/email/secondary` */
export const verifyNewEmail = defineEndpoint('verifyNewEmail', 'POST', '/wallet/v1/email/secondary', {
  ...loggedInCall,
  summary: 'Checks the code of the new address and changes the email address; notifies both addresses',
  body: z.object({ challenge, otp: otp }),
  answer: z.strictObject({ newEmail: z.string() }),
  failures: [400, 410],
})

/** Endpoints for email sign-in to the embedded wallet. */
export const walletLoginEndpoints: readonly Endpoint[] = [
  walletConfig,
  startEmail,
  waitForDevice,
  verifyEmail,
  updateEmail,
  verifyOldEmail,
  verifyNewEmail,
]
