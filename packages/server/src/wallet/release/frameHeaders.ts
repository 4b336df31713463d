import { parseOrigin } from '../../platform/projects/parseOrigin.js'

/** Embedding policy of a wallet page. `embedders` are origin patterns; `*` allows any, undefined none. */
export type FramePolicy = {
  readonly embedders: readonly string[] | undefined
  /** Sources of inline scripts. */
  readonly scripts: readonly string[]
  /** Origin of the login host, the only host that the frame connects to. */
  readonly login: string
}

/**
 * Returns the content security policy of the frame's pages: only its own files run, and only the dapps of a project embed it.
 *
 * @example framePolicy({ embedders: ['https://dapp.example'], scripts: [], login: 'https://login.dapp.example' }) // "default-src 'none'; …"
 */
export function framePolicy({ embedders, scripts, login }: FramePolicy): string {
  const sources = embedders === undefined ? ["'none'"] : embedders.flatMap(sourcesOf)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${login}`,
    ['frame-ancestors', ...new Set(sources)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types kit-worker',
  ].join('; ')
}

/**
 * Returns the headers of every response of both wallet hosts: no caching, no sniffing, no referrer.
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
 * Converts a pattern to CSP sources. There, a star matches any number of labels and only in front; where that is wider than the pattern,
 * the frame's own check of its embedder decides.
 */
function sourcesOf(pattern: string): readonly string[] {
  if (pattern === '*') return ['*']
  const { scheme, labels = [], port = '' } = parseOrigin(pattern) ?? {}
  const last = labels.lastIndexOf('*')
  const host = (last < 0 ? labels : labels.slice(last)).join('.')
  if (scheme !== undefined) return [`${scheme}://${host}${port === '' ? '' : `:${port}`}`]
  return ['http', 'https'].map((name) => `${name}://${host}:${port || '*'}`)
}

/**
 * Returns the headers of every file of the frame. Any page can read the files: they are public, and a page that cannot embed the frame
 * fetches the reason.
 */
export function fileHeaders(origin: string): Readonly<Record<string, string>> {
  return { ...walletHeaders(origin), 'access-control-allow-origin': '*' }
}
