import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ConfigError } from '../../platform/config/ConfigError.js'
import { digestOf, formatRelease, releaseFile, signatureFile } from './formatRelease.js'
import { parseSettings, settingsFile } from './frameSettings.js'
import { inlineSources } from './PageScript.js'
import { parseRelease } from './parseRelease.js'
import { isSignedBy } from './ReleaseKey.js'
import { readFrame } from './readFrame.js'

/** A file to send. */
export type FrameFile = {
  readonly type: string
  readonly bytes: Buffer
  readonly gzip: Buffer | undefined
  /** `script-src` sources of a page's inline scripts: its import map. */
  readonly scripts: readonly string[]
}

/** The verified files of the frame: later changes of the folder have no effect. */
export type Frame = {
  /** SHA-384 of `release.json`. */
  readonly release: string
  /** Origin of the login host from the release. */
  readonly login: string
  /** Paths of its pages. */
  readonly pages: readonly string[]
  /** Finds a file by its path without the leading slash. */
  find(path: string): FrameFile | undefined
}

/** Options for {@link openFrame}. `isLocal`: only this machine loads the frame, so that it need not be signed. */
export type FrameOptions = {
  readonly folder: string
  readonly releaseKeys: readonly string[]
  readonly isLocal: boolean
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.sig': 'text/plain; charset=utf-8',
}

/** Opens a built frame. @throws ConfigError when there is none, a file differs from its release, or no trusted key signed it */
export function openFrame({ folder, releaseKeys, isLocal }: FrameOptions): Frame {
  if (!existsSync(join(folder, 'index.html'))) throw configError('does not contain a built frame')
  const listed = readText(join(folder, releaseFile))
  const signature = readText(join(folder, signatureFile))
  if (releaseKeys.length > 0 || !isLocal) {
    if (listed === undefined || signature === undefined) throw configError('is not a signed release')
    if (!isSignedBy(releaseKeys, listed, signature)) throw configError('is not signed with any of releaseKeys')
  }
  const release = listed === undefined ? undefined : parseRelease(listed)
  if (listed !== undefined && release === undefined) throw configError('has an invalid release.json')
  // Files outside the release are not served, because an earlier build may have left them.
  const files = new Map(
    [...readFrame(folder)].filter(([path]) => release === undefined || Object.hasOwn(release.files, path)),
  )
  // An unlisted build is only for this machine.
  const text = formatRelease(release?.version ?? 'unlisted', files)
  if (listed !== undefined && listed !== text) throw configError('contains files that do not match its release.json')
  const sent = new Map([...files].map(([path, bytes]): [string, FrameFile] => [path, fileOf(path, bytes)]))
  sent.set(releaseFile, fileOf(releaseFile, Buffer.from(text)))
  if (signature !== undefined) sent.set(signatureFile, fileOf(signatureFile, Buffer.from(signature)))
  const settings = parseSettings(files.get(settingsFile)?.toString() ?? '')
  if (settings === undefined)
    throw configError(`has no login host; run: kit-server release-frame DIR --login https://login.example`)
  return {
    release: digestOf(Buffer.from(text)),
    login: settings.login,
    pages: [...sent.keys()].filter((path) => extname(path) === '.html'),
    find: (path) => sent.get(path === '' ? 'index.html' : path),
  }
}

function fileOf(path: string, bytes: Buffer): FrameFile {
  const type = contentTypes[extname(path)] ?? 'application/octet-stream'
  const gzip = gzipSync(bytes, { level: 9 })
  const scripts = extname(path) === '.html' ? inlineSources(bytes.toString()) : []
  return { type, bytes, gzip: gzip.length < bytes.length ? gzip : undefined, scripts }
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function configError(reason: string): ConfigError {
  return new ConfigError([`folder: ${reason}`])
}
