import { z } from 'zod'
import { parseEmail } from '../mail/parseEmail.js'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { caip10, reasoned, success } from './fields.js'

const timeMs = (description: string) => z.int().meta({ description, example: 1_800_000_000_000 })

const uuid = z
  .uuid()
  .meta({ description: 'Of the code that was mailed', example: '3b241101-e2bb-4255-8caf-4136c566a962' })

export const sendOtp = defineEndpoint('sendOtp', 'POST', '/auth/v1/otp', {
  malformed: 400,
  summary: 'Mails a code of six digits. Answers the same, as fast, whoever has the address',
  body: z.object({
    email: z
      .string()
      .max(320)
      .refine((text) => parseEmail(text) !== undefined, { error: 'This is no e-mail address', ...reasoned('email') })
      .meta({ description: 'The e-mail address of the visitor', example: 'alice@example.org' }),
    account: caip10.meta({ description: 'The account that is going to sign in, CAIP-10' }),
  }),
  answer: z.strictObject({
    uuid,
    expiresAt: timeMs('When the code ends, in ms since 1970'),
    retryAt: timeMs('When another may be asked for, in ms since 1970'),
    now: timeMs('The clock of the server, in ms since 1970'),
  }),
  failures: [400, 403, 503],
})

export const checkOtp = defineEndpoint('checkOtp', 'PUT', '/auth/v1/otp', {
  summary: 'Confirms the address by the code. A code works once, within 20 minutes and five tries',
  malformed: 400,
  body: z.object({
    uuid,
    code: z
      .string()
      .regex(/^\d{6}$/)
      .meta({ description: 'The code of the mail', example: '123456' }),
  }),
  answer: z.strictObject({
    token: z.string().meta({
      description: 'To be sent with the sign-in of the account as `emailToken`, within half an hour',
      example: 'VGhpcyBpcyBub3QgYSB0b2tlbg==',
    }),
  }),
  failures: [400, 403, 410],
})

export const getEmail = defineEndpoint('getEmail', 'GET', '/auth/v1/email', {
  summary: 'The confirmed e-mail address of who is signed in',
  access: 'session',
  answer: z.strictObject({ email: z.string().nullable().meta({ example: 'alice@example.org' }) }),
  failures: [401, 503],
})

export const deleteEmail = defineEndpoint('deleteEmail', 'DELETE', '/auth/v1/email', {
  summary: 'Forgets the e-mail address of who is signed in. Signing out does not',
  access: 'session',
  answer: success,
  failures: [401, 503],
})

/** Calls about e-mail addresses of those who sign in. */
export const otpEndpoints: readonly Endpoint[] = [sendOtp, checkOtp, getEmail, deleteEmail]
