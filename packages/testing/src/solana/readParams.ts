import { ProviderError } from '../evm/ProviderError.js'

const invalid = (message: string) => new ProviderError(-32602, `Invalid params: ${message}`)

/** Parsers of page input. Each throws `ProviderError` -32602 for a malformed value, so that the page sees its mistake. */
export const readParams: {
  readonly record: (value: unknown) => Readonly<Record<string, unknown>>
  readonly list: (value: unknown) => readonly unknown[]
  readonly text: (value: unknown, what: string) => string
} = {
  record: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('expected an object')
    return value as Readonly<Record<string, unknown>>
  },
  list: (value) => {
    if (!Array.isArray(value)) throw invalid('expected an array')
    return value
  },
  text: (value, what) => {
    if (typeof value !== 'string' || value === '') throw invalid(`${what} must be a string`)
    return value
  },
}
