import type { z } from 'zod'
import { parseJson } from '../../../gateway/json/parseJson.js'
import { ApiRefusal } from '../../../http/ApiRefusal.js'
import { MalformedRequest } from '../../../http/addEndpoint.js'

/** How far the clock of a signer may be off, in seconds. */
const TOLERANCE_S = 10

/** Reads the JSON that was signed. @throws MalformedRequest 422 when it is not JSON, or of another shape */
export function readMessage<T extends z.ZodType>(schema: T, message: string): z.output<T> {
  const parsed = schema.safeParse(parseJson(message))
  if (parsed.success) return parsed.data
  const at = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new MalformedRequest(
    422,
    at === '' ? 'The message must be a JSON object with the documented fields' : `Invalid message field: ${at}`,
  )
}

/** Checks that a message was signed just now, give or take 10 seconds. @throws ApiRefusal 400, field `timestamp` */
export function checkTimestamp(timestampS: number, nowMs: number): void {
  if (Math.abs(Math.floor(nowMs / 1000) - timestampS) <= TOLERANCE_S) return
  throw new ApiRefusal(400, 'timestamp', `The timestamp must be within ${TOLERANCE_S} seconds of the server time`)
}

/** When a message of this timestamp is refused for its age by every server, clocks a minute apart included; in milliseconds. */
export function messageExpiryMs(timestampS: number): number {
  return (timestampS + TOLERANCE_S + 60) * 1000
}

const BIO = /^[a-zA-Z0-9@:/._\-?&=+ ]{1,255}$/

/** Checks attributes: there is only `bio`. @throws ApiRefusal 400, field `attributes` */
export function checkAttributes(attributes: Readonly<Record<string, string>>): void {
  const valid = Object.entries(attributes).every(([key, value]) => key === 'bio' && BIO.test(value))
  if (valid) return
  throw new ApiRefusal(
    400,
    'attributes',
    'Invalid attributes: only `bio` is supported, with 1 to 255 letters, digits, spaces and @:/._-?&=+',
  )
}
