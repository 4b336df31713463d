import { isLoopback } from '@kit/siwx/server'
import { checkHeaders, checkPolicy } from './checkHeaders.js'
import { checkOtherPaths } from './checkOtherPaths.js'
import { checkScripts } from './checkScripts.js'
import { type FrameFault, FrameFaultError, type FrameRow } from './FrameFault.js'
import { fetchFile } from './fetchFile.js'
import { digestOf, releaseFile, signatureFile } from './formatRelease.js'
import { hostsFault, parseSettings, settingsFile } from './frameSettings.js'
import { inlineSources } from './PageScript.js'
import { parseRelease, type Release } from './parseRelease.js'
import { isSignedBy } from './ReleaseKey.js'

/** The frame to verify. */
export type VerifyOptions = {
  /** Its URL. */
  readonly url: string
  /** Trusted Ed25519 keys, 32 bytes, base64url-encoded. Without any, only a frame on this machine passes. */
  readonly releaseKeys: readonly string[]
}

/** Explains the limits of a page's pin. */
const pinAttribute =
  'A page that pins the release (`release`) learns it from the frame itself. That protects against mistakes, not against a malicious host'

/**
 * Verifies a frame from outside, as a browser loads it. Checks the signature, every file of the release, headers and policy, and that its
 * host serves nothing else.
 *
 * @returns one row per check; it passes when none has a fault
 * @example (await verifyFrame({ url: 'https://wallet.dapp.example', releaseKeys: [key] })).every(({ fault }) => fault === undefined)
 */
export async function verifyFrame({ url, releaseKeys }: VerifyOptions): Promise<readonly FrameRow[]> {
  const rows: FrameRow[] = []
  /** Records the result of a check; returns undefined after a fault. */
  async function check<T>(subject: string, work: () => Promise<readonly [T, string]>): Promise<T | undefined> {
    try {
      const [found, words] = await work()
      rows.push({ subject, words })
      return found
    } catch (error) {
      if (!(error instanceof FrameFaultError)) throw error
      rows.push({ subject, fault: error.fault, words: error.message })
      return undefined
    }
  }

  const base = await check('address', async () => [parseAddress(url), url])
  if (base === undefined) return rows
  const { origin } = base
  const isLocal = isLoopback(base.hostname)
  const text = await check(releaseFile, async () => {
    const { bytes, headers } = await fetchFile(new URL(releaseFile, origin))
    checkHeaders(headers, origin)
    return [bytes.toString(), digestOf(bytes)]
  })
  const release = text === undefined ? undefined : parseRelease(text)
  if (text === undefined || release === undefined) {
    if (text !== undefined)
      rows.push({ subject: 'release', fault: 'release', words: 'release.json is not a valid release' })
    return rows
  }
  await check('signature', async () => [undefined, await checkSignature(text, origin, releaseKeys, isLocal)])
  const login = await check('login host', () => checkLogin(origin, release))
  if (login === undefined) return rows
  await check('page', async () => [undefined, await checkPage(base, release, login)])
  await check('nothing else', async () => [undefined, await checkOtherPaths(origin)])
  rows.push({ subject: 'release', words: `${release.version}. ${pinAttribute}` })
  for (const [path, digest] of Object.entries(release.files))
    await check(path, async () => {
      const { bytes, headers } = await fetchFile(new URL(path, `${origin}/`))
      checkHeaders(headers, origin)
      if (path.endsWith('.html')) checkPolicy(headers, inlineSources(bytes.toString()), login)
      return [undefined, sameDigest(bytes, digest)]
    })
  return rows
}

function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.pathname !== '/' || url.username !== '' || !/^https?:$/.test(url.protocol))
    throw new FrameFaultError('address', `${text.slice(0, 80)} is not an origin like https://wallet.dapp.example`)
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new FrameFaultError(
      'tls',
      `${url.host} is on another machine and the URL does not use HTTPS, so the responses cannot be trusted`,
    )
  return url
}

async function checkSignature(
  text: string,
  origin: string,
  keys: readonly string[],
  isLocal: boolean,
): Promise<string> {
  if (keys.length === 0) {
    if (isLocal) return 'skipped: no --release-key, and the frame is on this machine'
    throw new FrameFaultError('signature', 'no trusted key given; pass --release-key')
  }
  const { bytes } = await fetchFile(new URL(signatureFile, origin))
  if (isSignedBy(keys, text, bytes.toString())) return 'signed with a trusted key'
  throw new FrameFaultError('signature', 'not signed with any of the trusted keys')
}

/** Checks the login host of the frame, which must not be the host of its files. */
async function checkLogin(origin: string, { files }: Release): Promise<readonly [string, string]> {
  if (!Object.hasOwn(files, settingsFile))
    throw new FrameFaultError('login', `the release does not contain ${settingsFile}`)
  const { bytes } = await fetchFile(new URL(settingsFile, origin))
  sameDigest(bytes, files[settingsFile])
  const settings = parseSettings(bytes.toString())
  if (settings === undefined) throw new FrameFaultError('login', `${settingsFile} has no login host`)
  const fault = hostsFault(origin, settings.login)
  if (fault !== undefined) throw new FrameFaultError('login', `${settings.login} ${fault}`)
  return [settings.login, settings.login]
}

async function checkPage(url: URL, release: Release, login: string): Promise<string> {
  const { bytes, headers } = await fetchFile(url)
  sameDigest(bytes, release.files['index.html'])
  checkHeaders(headers, url.origin)
  const page = bytes.toString()
  checkScripts(page, release, url.origin)
  return `can be embedded by ${checkPolicy(headers, inlineSources(page), login)}`
}

function sameDigest(bytes: Buffer, listed: string | undefined): string {
  const digest = digestOf(bytes)
  if (digest !== listed)
    throw new FrameFaultError('differs', `digest is ${digest}, expected ${listed ?? 'none: the file is not listed'}`)
  return digest
}

/** Formats the rows as a table for a terminal. */
export function writeRows(rows: readonly FrameRow[]): readonly string[] {
  const mark = ({ fault }: { readonly fault?: FrameFault }): string => fault ?? 'ok'
  const [first, second] = [mark, ({ subject }: FrameRow) => subject].map((of) =>
    Math.max(...rows.map((row) => of(row).length)),
  )
  return rows.map((row) => `${mark(row).padEnd(first ?? 0)}  ${row.subject.padEnd(second ?? 0)}  ${row.words}`)
}
