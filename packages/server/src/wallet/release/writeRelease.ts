import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../platform/config/ConfigError.js'
import { digestOf, formatRelease, releaseFile, signatureFile } from './formatRelease.js'
import { formatSettings, isWalletOrigin, settingsFile } from './frameSettings.js'
import { parseRelease } from './parseRelease.js'
import { keyVariable, signRelease } from './ReleaseKey.js'
import { readFrame } from './readFrame.js'

/** Options for {@link writeRelease}. Without a key the release is unsigned. */
export type WriteReleaseOptions = {
  readonly folder: string
  /** Default: the version in the folder's `release.json`. */
  readonly version: string | undefined
  /** Ed25519, 32 bytes, base64url-encoded. */
  readonly privateKey: string | undefined
  /** Origin of the login host, written into `wallet.json`. Default: the one in the folder. */
  readonly login?: string | undefined
}

/**
 * Lists a built frame in its `release.json`, and signs it. Without a version, only the login host may differ from the list, because signing
 * is separate from building.
 *
 * @returns output lines
 * @throws ConfigError when there is no frame, it differs from its list, or the key is invalid
 */
export function writeRelease({ folder, version, privateKey, login }: WriteReleaseOptions): readonly string[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new ConfigError([`release-frame: ${folder} does not contain a built frame`])
  const path = join(folder, releaseFile)
  const listed = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const named = version ?? (listed === undefined ? undefined : parseRelease(listed)?.version)
  if (named === undefined) throw new ConfigError(['release-frame: missing version; run `release-frame DIR 1.0.0`'])
  if (login !== undefined && !isWalletOrigin(login))
    throw new ConfigError(['--login: must be an origin like https://login.dapp.example, without a path'])
  const built = readFrame(folder)
  const settings = login === undefined ? undefined : formatSettings({ login })
  const files = new Map([...built, ...(settings === undefined ? [] : [[settingsFile, Buffer.from(settings)] as const])])
  const text = formatRelease(named, files)
  if (parseRelease(text) === undefined)
    throw new ConfigError([`release-frame: the version or a file name contains unsupported characters`])
  if (version === undefined && !isListed(listed, built))
    throw new ConfigError([`release-frame: the files in ${folder} do not match its ${releaseFile}`])
  const signature = privateKey === undefined ? undefined : signatureOf(privateKey, text)
  if (settings !== undefined) writeFileSync(join(folder, settingsFile), settings)
  writeFileSync(path, text)
  // The previous signature may be of another list.
  rmSync(join(folder, signatureFile), { force: true })
  if (signature !== undefined) writeFileSync(join(folder, signatureFile), signature)
  const state = signature === undefined ? `not signed: ${keyVariable} is not set` : 'signed'
  return [`release ${named}, ${files.size} files, ${state}`, digestOf(Buffer.from(text))]
}

/** Returns whether an existing list matches a build, with any login host. */
function isListed(listed: string | undefined, built: ReadonlyMap<string, Buffer>): boolean {
  const release = listed === undefined ? undefined : parseRelease(listed)
  if (release === undefined) return false
  const files = new Map(built)
  if (!Object.hasOwn(release.files, settingsFile)) files.delete(settingsFile)
  return listed === formatRelease(release.version, files)
}

function signatureOf(privateKey: string, text: string): string {
  try {
    return signRelease(privateKey, text)
  } catch {
    throw new ConfigError([
      `${keyVariable}: must be 32 bytes, base64url-encoded; generate a key with \`kit-server frame-key\``,
    ])
  }
}
