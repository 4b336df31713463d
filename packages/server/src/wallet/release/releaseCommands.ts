import { ConfigError } from '../../platform/config/ConfigError.js'
import { readFileVariables } from '../../platform/config/readSecretFiles.js'
import { parseFrameHost } from './parseFrameHost.js'
import { createReleaseKey, keyVariable } from './ReleaseKey.js'
import { openRelease, readFrameHost } from './serveFrame.js'
import { verifyFrame, writeRows } from './verifyFrame.js'
import { writeFrameHeaders } from './writeFrameHeaders.js'
import { writeRelease } from './writeRelease.js'

/** Options of the release commands. */
export type CommandOptions = {
  readonly releaseKeys: readonly string[]
  readonly login: string | undefined
  readonly env: NodeJS.ProcessEnv
}

/** Output of a command, and whether it succeeded. */
export type CommandResult = { readonly lines: readonly string[]; readonly isSuccess: boolean }

/** Runs a release command; returns undefined for other commands. */
export async function releaseCommands(
  words: readonly string[],
  { releaseKeys, login, env }: CommandOptions,
): Promise<CommandResult | undefined> {
  const [command, subject, version, ...rest] = words
  if (rest.length > 0) return undefined
  if (command === 'frame-key' && subject === undefined) {
    const { privateKey, publicKey } = createReleaseKey()
    return { isSuccess: true, lines: [`${keyVariable}=${privateKey}`, `releaseKeys: ["${publicKey}"]`] }
  }
  if (command === 'release-frame' && subject !== undefined) {
    const privateKey = readFileVariables(env)[keyVariable]
    return { isSuccess: true, lines: writeRelease({ folder: subject, version, login, privateKey }) }
  }
  if (command === 'frame-headers' && subject !== undefined && (version === 'nginx' || version === 'caddy')) {
    const config = parseFrameHost(readFrameHost(subject))
    return { isSuccess: true, lines: writeFrameHeaders(config, openRelease(config), version) }
  }
  if (command === 'verify-frame' && subject !== undefined && version === undefined) {
    const wrong = releaseKeys.find((key) => !/^[A-Za-z0-9_-]{43}$/.test(key))
    if (wrong !== undefined) throw new ConfigError(['--release-key: must be 32 bytes, base64url-encoded'])
    const rows = await verifyFrame({ url: subject, releaseKeys })
    return { isSuccess: rows.every(({ fault }) => fault === undefined), lines: writeRows(rows) }
  }
  return undefined
}
