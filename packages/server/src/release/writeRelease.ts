import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/ConfigError.js'
import { digestOf, formatRelease, releaseFile, signatureFile } from './formatRelease.js'
import { parseRelease } from './parseRelease.js'
import { KEY_VARIABLE, signRelease } from './ReleaseKey.js'
import { readFrame } from './readFrame.js'

/** What is listed, and with which key it is signed; without one it stays unsigned. */
export type WriteReleaseOptions = {
  readonly folder: string
  /** Default: as the folder's `release.json` says. */
  readonly version: string | undefined
  /** Ed25519, 32 bytes as base64url. */
  readonly privateKey: string | undefined
}

/**
 * Lists a built frame in its `release.json`, and signs it. Only with a version a list that stands may change: who signs says nothing of what was built.
 *
 * @returns lines for the operator
 * @throws ConfigError when there is no frame, it differs from its list, or the key is none
 */
export function writeRelease({ folder, version, privateKey }: WriteReleaseOptions): readonly string[] {
  if (!existsSync(join(folder, 'index.html'))) throw new ConfigError([`release-frame: ${folder} holds no built frame`])
  const path = join(folder, releaseFile)
  const listed = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const named = version ?? (listed === undefined ? undefined : parseRelease(listed)?.version)
  if (named === undefined)
    throw new ConfigError(['release-frame: the version is missing, as in `release-frame DIR 1.0.0`'])
  const files = readFrame(folder)
  const text = formatRelease(named, files)
  if (parseRelease(text) === undefined) throw new ConfigError([`release-frame: a version or file has an unusual name`])
  if (version === undefined && listed !== text)
    throw new ConfigError([`release-frame: ${folder} holds other files than its ${releaseFile} lists`])
  const signature = privateKey === undefined ? undefined : signatureOf(privateKey, text)
  writeFileSync(path, text)
  // What was signed before may be another list.
  rmSync(join(folder, signatureFile), { force: true })
  if (signature !== undefined) writeFileSync(join(folder, signatureFile), signature)
  const state = signature === undefined ? `not signed: ${KEY_VARIABLE} is not set` : 'signed'
  return [`release ${named}, ${files.size} files, ${state}`, digestOf(Buffer.from(text))]
}

function signatureOf(privateKey: string, text: string): string {
  try {
    return signRelease(privateKey, text)
  } catch {
    throw new ConfigError([`${KEY_VARIABLE}: must be 32 bytes as base64url, as \`kit-server frame-key\` makes them`])
  }
}
