import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { caip10, failureField, success, timeMs } from './fields.js'
import { parseEmail } from './parseEmail.js'

const uuid = z.uuid().meta({ description: 'ID of the emailed code', example: '3b241101-e2bb-4255-8caf-4136c566a962' })

export const sendOtp = defineEndpoint('sendOtp', 'POST', '/auth/v1/otp', {
  malformed: 400,
  summary: 'Emails a 6-digit code. The response and its timing are the same for every address',
  body: z.object({
    email: z
      .string()
      .max(320)
      .refine((text) => parseEmail(text) !== undefined, { error: 'Invalid email address', ...failureField('email') })
      .meta({ description: 'The user’s email address', example: 'alice@example.org' }),
    account: caip10.meta({ description: 'The account that will sign in, CAIP-10' }),
  }),
  answer: z.strictObject({
    uuid,
    expiresAt: timeMs('When the code expires, as Unix time in milliseconds'),
    retryAt: timeMs('When another code can be requested, as Unix time in milliseconds'),
    now: timeMs('Server time, as Unix time in milliseconds'),
  }),
  failures: [400, 403, 503],
})

export const checkOtp = defineEndpoint('checkOtp', 'PUT', '/auth/v1/otp', {
  summary: 'Verifies the address with the code. A code works once, within 20 minutes and five attempts',
  malformed: 400,
  body: z.object({
    uuid,
    code: z
      .string()
      .regex(/^\d{6}$/)
      .meta({ description: 'The code from the email', example: '123456' }),
  }),
  answer: z.strictObject({
    token: z.string().meta({
      description: 'Send it as `emailToken` with the sign-in of the account, within 30 minutes',
      example: 'VGhpcyBpcyBub3QgYSB0b2tlbg==',
    }),
  }),
  failures: [400, 403, 410],
})

export const getEmail = defineEndpoint('getEmail', 'GET', '/auth/v1/email', {
  summary: 'Returns the verified email address of the signed-in account',
  access: 'session',
  answer: z.strictObject({ email: z.string().nullable().meta({ example: 'alice@example.org' }) }),
  failures: [401, 503],
})

export const deleteEmail = defineEndpoint('deleteEmail', 'DELETE', '/auth/v1/email', {
  summary: 'Deletes the email address of the signed-in account. Signing out does not delete it',
  access: 'session',
  answer: success,
  failures: [401, 503],
})

/** Endpoints for email addresses of users who sign in. */
export const otpEndpoints: readonly Endpoint[] = [sendOtp, checkOtp, getEmail, deleteEmail]
