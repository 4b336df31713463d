import type { Log } from './Log.js'

/** Log fields of an error. They contain no data of a client, a node or a record. */
export type FailureFields = {
  readonly fault: string
  readonly code?: string | number
  /** The first line of the message, with `…` instead of everything except plain words and short numbers. */
  readonly reason?: string
  readonly cause?: FailureFields
}

/** Maximum depth of described causes, including the error. */
const maxCauses = 4
const maxReasonLength = 300

/**
 * Describes an error for operators. Messages of libraries quote their input, so quoted text, URLs, addresses, tokens and identifiers are
 * omitted.
 *
 * @example log.warn({ chain, ...describeFailure(error) }, 'a node is not available')
 */
export function describeFailure(error: unknown): FailureFields {
  return causesOf(error).reduceRight<FailureFields | undefined>((cause, one) => {
    if (!(one instanceof Error)) return { fault: typeof one }
    const { code, message } = one as { readonly code?: unknown; readonly message: unknown }
    const reason = typeof message === 'string' ? plainWords(message) : ''
    return {
      fault: plainWords(one.name),
      ...(typeof code === 'number' && { code }),
      ...(typeof code === 'string' && { code: codePattern.test(code) ? code : '…' }),
      ...(reason !== '' && { reason }),
      ...(cause && { cause }),
    }
  }, undefined) as FailureFields
}

/**
 * Logs an unexpected error: its description at `error`, its stack at `debug`.
 *
 * @example logFailure(log, error, { requestId }, 'a request failed')
 */
export function logFailure(
  log: Pick<Log, 'error' | 'debug'>,
  error: unknown,
  fields: Readonly<Record<string, unknown>>,
  message: string,
): void {
  log.error({ ...fields, ...describeFailure(error) }, message)
  log.debug({ ...fields, stack: causesOf(error).map(framesOf).join('\n') }, message)
}

/** The error and its causes, outermost first. */
function causesOf(error: unknown): readonly unknown[] {
  const causes = [error]
  while (causes.length < maxCauses) {
    const { cause } = (causes.at(-1) ?? {}) as { readonly cause?: unknown }
    if (cause === undefined) break
    causes.push(cause)
  }
  return causes
}

/** Omits the message at the start of a stack. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = String(error.stack).match(/^ {4}at .+:\d+:\d+\)?$/gm) ?? []
  return [plainWords(error.name), ...frames].join('\n')
}

/** Codes of the system (`ECONNRESET`), of databases (`SQLITE_FULL`, `57P01`) and of libraries (`ERR_JWT_EXPIRED`). */
const codePattern = /^[A-Z0-9][A-Z0-9_]{1,39}$/
/** From the first opening quote to the last closing one; an apostrophe within a word is not a quote. */
const quotedPattern = /(?:["`“‘]|(?<!\w)').*(?:["'`”’]|$)/
/** A word, an identifier such as `names.name`, or a number of at most five digits, with punctuation around it. */
const plainWord = /^[(]?(?:[A-Za-z]{1,20}(?:['’._][A-Za-z]{1,20}){0,3}|\d{1,5})[).,;:!?]{0,3}$/

function plainWords(message: string): string {
  const [line = ''] = message.slice(0, 2 * maxReasonLength).split(/[\r\n]/)
  const words = line
    .replace(quotedPattern, ' … ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (plainWord.test(word) ? word : '…'))
  return words
    .filter((word, index) => word !== '…' || words[index - 1] !== '…')
    .join(' ')
    .slice(0, maxReasonLength)
}
