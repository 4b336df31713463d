import { createHash, createPublicKey, verify } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a release lists, beside the files that it lists. */
export const releaseFile = 'release.json'
/** Its signature: Ed25519 over the bytes of `release.json`, as base64url. */
export const signatureFile = 'release.sig'

/** SHA-384 of some bytes, as `integrity` attributes write it. */
export function digestOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** Every file of a folder but those of the release itself, by path with slashes. */
export function readFrame(folder: string): ReadonlyMap<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const files = paths.map((path): [string, Buffer] => [
    path.slice(join(folder, '/').length).replaceAll('\\', '/'),
    readFileSync(path),
  ])
  return new Map(files.filter(([path]) => path !== releaseFile && path !== signatureFile).sort(byPath))
}

/**
 * The text of `release.json`: SHA-384 of every file, in one order, so that equal files give equal bytes.
 *
 * @example formatRelease(readFrame('dist')) // '{"files":{"index.html":"sha384-…"}}\n'
 */
export function formatRelease(files: ReadonlyMap<string, Uint8Array>): string {
  const digests = [...files].sort(byPath).map(([path, bytes]): [string, string] => [path, digestOf(bytes)])
  return `${JSON.stringify({ files: Object.fromEntries(digests) }, undefined, 2)}\n`
}

/** Whether one of the keys (32 bytes as base64url) signed a text. */
export function isSignedBy(keys: readonly string[], text: string, signature: string): boolean {
  const bytes = Buffer.from(signature.trim(), 'base64url')
  return keys.some((x) => {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, bytes)
  })
}

function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}
