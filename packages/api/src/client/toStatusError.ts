import { type ClockPort, cleanText, type ResponseLike } from '@kit/core/plugin'
import { fieldsOf, listOf } from '../parse/fieldsOf.js'
import { ApiError, type ApiErrorCode, type ApiReason } from './ApiError.js'

function codeOf(status: number): ApiErrorCode {
  if (status === 401) return 'api/unauthorized'
  if (status === 403) return 'api/forbidden'
  if (status === 429) return 'api/rateLimited'
  return status >= 500 ? 'api/unavailable' : 'api/rejected'
}

/** Creates the error of an unsuccessful response, with the reasons in its body, if any. */
export async function toStatusError(response: ResponseLike, path: string, clock: ClockPort): Promise<ApiError> {
  const body = await response.text().catch(() => '')
  const reasons = parseReasons(body)
  const text = reasons.map(({ description }) => description).join(' ') || cleanText(body, 200)
  const { status } = response
  return new ApiError(codeOf(status), {
    shortMessage: `The service responded with status ${status}.`,
    details: text === '' ? path : `${path}: ${text}`,
    status,
    reasons,
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), clock),
  })
}

/** `{ reasons: [{ field, description }] }`, with the older `name` for `field`, or `{ code, message }`. */
function parseReasons(body: string): readonly ApiReason[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return []
  }
  const fields = fieldsOf(parsed)
  const reasons = listOf(fields['reasons'], 20).map((item) => {
    const reason = fieldsOf(item)
    return {
      field: cleanText(reason['field'] ?? reason['name']),
      description: cleanText(reason['description'], 300),
    }
  })
  if (reasons.length > 0) return reasons
  const description = cleanText(fields['message'], 300)
  return description === '' ? [] : [{ field: cleanText(fields['code']), description }]
}

/** Parses seconds or an HTTP date. Returns milliseconds from now, capped at one hour. */
function parseRetryAfter(header: string | null, clock: ClockPort): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - clock.now()
  return Number.isFinite(waitMs) && waitMs >= 0 ? Math.min(waitMs, 3_600_000) : undefined
}
