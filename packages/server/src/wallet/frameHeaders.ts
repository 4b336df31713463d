import { parseOrigin } from '../projects/parseOrigin.js'

/** Whom a page of the wallet is for. `embedders` are patterns of origins; empty means any, undefined none. */
export type FramePolicy = {
  readonly embedders: readonly string[] | undefined
  /** Sources of inline scripts. */
  readonly scripts: readonly string[]
}

/**
 * The policy of the frame's pages: nothing but its own files runs, and only the dapps of a project embed it.
 *
 * @example framePolicy({ embedders: ['https://dapp.example'], scripts: [] }) // "default-src 'none'; …"
 */
export function framePolicy({ embedders, scripts }: FramePolicy): string {
  const sources = embedders === undefined ? ["'none'"] : embedders.length === 0 ? ['*'] : embedders.flatMap(sourcesOf)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    ['frame-ancestors', ...new Set(sources)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types kit-worker',
  ].join('; ')
}

/**
 * What every answer of the wallet's host has: nothing of it is kept, sniffed, or told to others.
 *
 * @example walletHeaders('https://wallet.dapp.example')['strict-transport-security'] // 'max-age=63072000'
 */
export function walletHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    // A script without a digest does not run; a worker cannot have one.
    'integrity-policy': 'blocked-destinations=(script)',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000' }),
  }
}

/**
 * A pattern as the policy can write it. There a star is good for any number of labels and only in front: where that is wider than the pattern,
 * the frame's own check of who embeds it is what counts.
 */
function sourcesOf(pattern: string): readonly string[] {
  const { scheme, labels = [], port = '' } = parseOrigin(pattern) ?? {}
  const last = labels.lastIndexOf('*')
  const host = (last < 0 ? labels : labels.slice(last)).join('.')
  if (scheme !== undefined) return [`${scheme}://${host}${port === '' ? '' : `:${port}`}`]
  return ['http', 'https'].map((name) => `${name}://${host}:${port || '*'}`)
}
