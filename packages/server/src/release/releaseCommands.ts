import { ConfigError } from '../config/ConfigError.js'
import { createReleaseKey, KEY_VARIABLE } from './ReleaseKey.js'
import { verifyFrame, writeRows } from './verifyFrame.js'
import { writeRelease } from './writeRelease.js'

/** What the commands are given beside their words. */
export type CommandOptions = { readonly releaseKeys: readonly string[]; readonly env: NodeJS.ProcessEnv }

/** What a command says, and whether all is well. */
export type CommandResult = { readonly lines: readonly string[]; readonly isWell: boolean }

/** The commands of releases; undefined for words that are none of them. */
export async function releaseCommands(
  words: readonly string[],
  { releaseKeys, env }: CommandOptions,
): Promise<CommandResult | undefined> {
  const [command, subject, version, ...rest] = words
  if (rest.length > 0) return undefined
  if (command === 'frame-key' && subject === undefined) {
    const { privateKey, publicKey } = createReleaseKey()
    return { isWell: true, lines: [`${KEY_VARIABLE}=${privateKey}`, `wallet.releaseKeys: ["${publicKey}"]`] }
  }
  if (command === 'release-frame' && subject !== undefined)
    return { isWell: true, lines: writeRelease({ folder: subject, version, privateKey: env[KEY_VARIABLE] }) }
  if (command === 'verify-frame' && subject !== undefined && version === undefined) {
    const wrong = releaseKeys.find((key) => !/^[A-Za-z0-9_-]{43}$/.test(key))
    if (wrong !== undefined) throw new ConfigError(['--release-key: must be 32 bytes as base64url'])
    const rows = await verifyFrame({ url: subject, releaseKeys })
    return { isWell: rows.every(({ fault }) => fault === undefined), lines: writeRows(rows) }
  }
  return undefined
}
