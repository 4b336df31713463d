import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ConfigError } from '../config/ConfigError.js'
import { digestOf, formatRelease, releaseFile, signatureFile } from './formatRelease.js'
import { parseSettings, settingsFile } from './frameSettings.js'
import { inlineSources } from './PageScript.js'
import { parseRelease } from './parseRelease.js'
import { isSignedBy } from './ReleaseKey.js'
import { readFrame } from './readFrame.js'

/** A file as it is sent. */
export type FrameFile = {
  readonly type: string
  readonly bytes: Buffer
  readonly gzip: Buffer | undefined
  /** Sources of the scripts that are written into a page, for `script-src`: its import map. */
  readonly scripts: readonly string[]
}

/** The files of the frame, as they were when they were checked: what becomes of the folder later changes nothing. */
export type Frame = {
  /** SHA-384 of `release.json`. */
  readonly release: string
  /** Origin of the login host, as the release names it. */
  readonly login: string
  /** Paths of its pages. */
  readonly pages: readonly string[]
  /** By path without the first slash. */
  find(path: string): FrameFile | undefined
}

/** Which frame, and who may have signed it; `isLocal`: only this machine loads it, so that it need not be signed. */
export type FrameOptions = {
  readonly folder: string
  readonly releaseKeys: readonly string[]
  readonly isLocal: boolean
}

const TYPES: Readonly<Record<string, string>> = {
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

/** Reads a built frame. @throws ConfigError when there is none, a file differs from its release, or nobody known signed that */
export function openFrame({ folder, releaseKeys, isLocal }: FrameOptions): Frame {
  if (!existsSync(join(folder, 'index.html'))) throw refusal('holds no built frame')
  const listed = readText(join(folder, releaseFile))
  const signature = readText(join(folder, signatureFile))
  if (releaseKeys.length > 0 || !isLocal) {
    if (listed === undefined || signature === undefined) throw refusal('is no signed release')
    if (!isSignedBy(releaseKeys, listed, signature)) throw refusal('is not signed with any of releaseKeys')
  }
  const release = listed === undefined ? undefined : parseRelease(listed)
  if (listed !== undefined && release === undefined) throw refusal('has an invalid release.json')
  // What a release does not list is not sent: an earlier build may have left it.
  const files = new Map(
    [...readFrame(folder)].filter(([path]) => release === undefined || Object.hasOwn(release.files, path)),
  )
  // What nobody listed is only for this machine.
  const text = formatRelease(release?.version ?? 'unlisted', files)
  if (listed !== undefined && listed !== text) throw refusal('contains files that do not match its release.json')
  const sent = new Map([...files].map(([path, bytes]): [string, FrameFile] => [path, fileOf(path, bytes)]))
  sent.set(releaseFile, fileOf(releaseFile, Buffer.from(text)))
  if (signature !== undefined) sent.set(signatureFile, fileOf(signatureFile, Buffer.from(signature)))
  const settings = parseSettings(files.get(settingsFile)?.toString() ?? '')
  if (settings === undefined)
    throw refusal(`has no login host; run: kit-server release-frame DIR --login https://login.example`)
  return {
    release: digestOf(Buffer.from(text)),
    login: settings.login,
    pages: [...sent.keys()].filter((path) => extname(path) === '.html'),
    find: (path) => sent.get(path === '' ? 'index.html' : path),
  }
}

function fileOf(path: string, bytes: Buffer): FrameFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const gzip = gzipSync(bytes, { level: 9 })
  const scripts = extname(path) === '.html' ? inlineSources(bytes.toString()) : []
  return { type, bytes, gzip: gzip.length < bytes.length ? gzip : undefined, scripts }
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function refusal(reason: string): ConfigError {
  return new ConfigError([`folder: ${reason}`])
}
