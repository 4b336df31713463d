import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { timeMs } from './fields.js'
import { dapp, dpopCall, locale, session } from './walletFields.js'

const ticket = z
  .string()
  .min(20)
  .max(200)
  .meta({ description: 'Ticket of a pending social sign-in; valid for 10 minutes' })

/**
 * Reasons for a failed social sign-in: the user declined, the provider refused or returned an unexpected response, it is unavailable, or
 * the sign-in expired.
 */
export const socialFailures = ['cancelled', 'refused', 'unavailable', 'over'] as const

/**
 * Message that the page at `/callback/{provider}` posts to its opener, only to the origin that started; without an opener it redirects to
 * `redirect` with the same `resultUri` as parameter `result_uri`. The query of `resultUri`, a page of this host, has `ticket` and either
 * `code`, for `social/finish`, or `error`, one of {@link socialFailures}.
 *
 * @example
 * // { resultUri: 'https://wallet.dapp.example/callback/google?ticket=…&code=…' }
 * // { resultUri: 'https://wallet.dapp.example/callback/google?ticket=…&error=cancelled' }
 */
export const socialMessage = z.strictObject({ resultUri: z.string().max(2048) })

/** `POST /wallet/v1/social/start` */
export const startSocial = defineEndpoint('startSocial', 'POST', '/wallet/v1/social/start', {
  ...dpopCall,
  summary:
    'Starts a sign-in with a provider: returns a page of this host (`/go`) that redirects to it. Farcaster has its own endpoint',
  body: z.object({
    ...dapp,
    provider: z.enum(['google', 'x', 'discord', 'github', 'apple', 'facebook']),
    /** A page of `origin`, used if there is no window to post a message to. */
    redirect: z.string().max(1024).optional(),
    /** Language of `origin`, for the pages of the window. Default: the browser's language. */
    locale: locale.optional(),
  }),
  answer: z.strictObject({ uri: z.string(), ticket, expiresAt: timeMs('When the ticket expires') }),
  failures: [400],
})

/** `POST /wallet/v1/social/finish` */
export const finishSocial = defineEndpoint('finishSocial', 'POST', '/wallet/v1/social/finish', {
  ...dpopCall,
  summary: 'Signs in with the callback result, once, and only with the key that started',
  body: z.object({ ticket, code: z.string().min(20).max(200) }),
  answer: session,
  failures: [400, 410],
})

/** `POST /wallet/v1/social/wait` */
export const waitForSocial = defineEndpoint('waitForSocial', 'POST', '/wallet/v1/social/wait', {
  ...dpopCall,
  summary:
    'Returns whether the user came back from the provider, for a window that lost its opener; responds within 25 s',
  body: z.object({ ticket }),
  answer: z.strictObject({ returned: z.boolean() }),
  failures: [400, 410],
})

/** `POST /wallet/v1/farcaster/start` */
export const startFarcaster = defineEndpoint('startFarcaster', 'POST', '/wallet/v1/farcaster/start', {
  ...dpopCall,
  summary: 'Creates a link to sign in with Farcaster, to open or to show as a QR code',
  body: z.object(dapp),
  answer: z.strictObject({ url: z.string(), ticket, expiresAt: timeMs('When the ticket expires') }),
  failures: [400, 503],
})

/** `POST /wallet/v1/farcaster/wait` */
export const waitForFarcaster = defineEndpoint('waitForFarcaster', 'POST', '/wallet/v1/farcaster/wait', {
  ...dpopCall,
  summary: 'Signs in once the message is signed; responds within 25 s. 400 for an invalid signature',
  body: z.object({ ticket }),
  answer: z.union([
    z.strictObject({ approved: z.literal(false) }),
    session.extend({ approved: z.literal(true), userName: z.string() }),
  ]),
  failures: [400, 410, 503],
})

/** Endpoints for social sign-in to the embedded wallet. */
export const walletSocialEndpoints: readonly Endpoint[] = [
  startSocial,
  finishSocial,
  waitForSocial,
  startFarcaster,
  waitForFarcaster,
]
