import { createHash } from 'node:crypto'

/** File that lists the files of a release. */
export const releaseFile = 'release.json'
/** Its signature: Ed25519 over the bytes of `release.json`, base64url-encoded. */
export const signatureFile = 'release.sig'

/** Returns the SHA-384 digest in the format of `integrity` attributes. */
export function digestOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/**
 * Formats `release.json`: SHA-384 of every file in a fixed order, so that equal files give equal bytes.
 *
 * @example formatRelease('1.0.0', readFrame('dist')) // '{"version":"1.0.0","files":{"index.html":"sha384-…"}}\n', indented
 */
export function formatRelease(version: string, files: ReadonlyMap<string, Uint8Array>): string {
  const digests = [...files]
    .map(([path, bytes]): [string, string] => [path, digestOf(bytes)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ version, files: Object.fromEntries(digests) }, undefined, 2)}\n`
}
