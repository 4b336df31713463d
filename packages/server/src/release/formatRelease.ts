import { createHash } from 'node:crypto'

/** What a release lists, beside the files that it lists. */
export const releaseFile = 'release.json'
/** Its signature: Ed25519 over the bytes of `release.json`, as base64url. */
export const signatureFile = 'release.sig'

/** SHA-384 of some bytes, as `integrity` attributes write it. */
export function digestOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/**
 * The text of `release.json`: SHA-384 of every file, in one order, so that equal files give equal bytes.
 *
 * @example formatRelease('1.0.0', readFrame('dist')) // '{"version":"1.0.0","files":{"index.html":"sha384-…"}}\n', indented
 */
export function formatRelease(version: string, files: ReadonlyMap<string, Uint8Array>): string {
  const digests = [...files]
    .map(([path, bytes]): [string, string] => [path, digestOf(bytes)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ version, files: Object.fromEntries(digests) }, undefined, 2)}\n`
}
