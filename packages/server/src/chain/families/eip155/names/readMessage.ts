import type { z } from 'zod'
import { MalformedRequest } from '../../../../platform/http/addEndpoint.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import { parseJson } from '../../../gateway/json/parseJson.js'

/** Tolerated clock skew of a signer, in seconds. */
const toleranceSeconds = 10

/** Parses the signed JSON. @throws MalformedRequest 422 if it is not JSON or has another shape */
export function readMessage<T extends z.ZodType>(schema: T, message: string): z.output<T> {
  const parsed = schema.safeParse(parseJson(message))
  if (parsed.success) return parsed.data
  const at = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new MalformedRequest(
    422,
    at === '' ? 'The message must be a JSON object with the documented fields' : `Invalid message field: ${at}`,
  )
}

/** Checks that a message was signed within 10 seconds of now. @throws HttpError 400, field `timestamp` */
export function checkTimestamp(timestampS: number, nowMs: number): void {
  if (Math.abs(Math.floor(nowMs / 1000) - timestampS) <= toleranceSeconds) return
  throw new HttpError(400, 'timestamp', `The timestamp must be within ${toleranceSeconds} seconds of the server time`)
}

/** Returns the time in milliseconds after which every server refuses a message of this timestamp, even with clocks a minute apart. */
export function messageExpiryMs(timestampS: number): number {
  return (timestampS + toleranceSeconds + 60) * 1000
}

const bioPattern = /^[a-zA-Z0-9@:/._\-?&=+ ]{1,255}$/

/** Checks attributes: only `bio` is supported. @throws HttpError 400, field `attributes` */
export function checkAttributes(attributes: Readonly<Record<string, string>>): void {
  const valid = Object.entries(attributes).every(([key, value]) => key === 'bio' && bioPattern.test(value))
  if (valid) return
  throw new HttpError(
    400,
    'attributes',
    'Invalid attributes: only `bio` is supported, with 1 to 255 letters, digits, spaces and @:/._-?&=+',
  )
}
