import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ConfigError } from '../config/ConfigError.js'
import { digestOf, formatRelease, isSignedBy, readFrame, releaseFile, signatureFile } from './formatRelease.js'

/** A file as it is sent. */
export type FrameFile = { readonly type: string; readonly bytes: Buffer; readonly gzip: Buffer | undefined }

/** The files of the frame, as they were when they were checked: what becomes of the folder later changes nothing. */
export type Frame = {
  /** SHA-384 of `release.json`; empty without files. */
  readonly release: string
  /** Sources of scripts in pages, for `script-src`: those of import maps. */
  readonly scripts: readonly string[]
  /** By path without the first slash. */
  find(path: string): FrameFile | undefined
}

/** Which frame, and who may have signed it; `isLocal`: only this machine loads it, so that it need not be signed. */
export type FrameOptions = {
  readonly folder: string | undefined
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
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Reads a built frame. @throws ConfigError when there is none, a file differs from its release, or nobody known signed that */
export function openFrame({ folder, releaseKeys, isLocal }: FrameOptions): Frame {
  if (folder === undefined) return { release: '', scripts: [], find: () => undefined }
  if (!existsSync(join(folder, 'index.html'))) throw refusal('holds no built frame')
  const files = readFrame(folder)
  const text = formatRelease(files)
  const signature = readText(join(folder, signatureFile))
  if (releaseKeys.length > 0 || !isLocal) {
    const listed = readText(join(folder, releaseFile))
    if (listed === undefined || signature === undefined) throw refusal('is no signed release')
    if (!isSignedBy(releaseKeys, listed, signature)) throw refusal('is signed by none of wallet.releaseKeys')
    if (listed !== text) throw refusal('holds other files than its release.json lists')
  }
  const sent = new Map([...files].map(([path, bytes]): [string, FrameFile] => [path, fileOf(path, bytes)]))
  sent.set(releaseFile, fileOf(releaseFile, Buffer.from(text)))
  if (signature !== undefined) sent.set(signatureFile, fileOf(signatureFile, Buffer.from(signature)))
  const pages = [...files].filter(([path]) => path.endsWith('.html')).map(([, bytes]) => bytes.toString())
  const inline = pages.flatMap((page) => [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script))
  return {
    release: digestOf(Buffer.from(text)),
    scripts: [...new Set(inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`))],
    find: (path) => sent.get(path === '' ? 'index.html' : path),
  }
}

function fileOf(path: string, bytes: Buffer): FrameFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const gzip = gzipSync(bytes, { level: 9 })
  return { type, bytes, gzip: gzip.length < bytes.length ? gzip : undefined }
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function refusal(reason: string): ConfigError {
  return new ConfigError([`wallet.frame: ${reason}`])
}
