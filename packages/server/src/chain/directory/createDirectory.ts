import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../platform/config/ConfigError.js'
import type { Log } from '../../platform/log/Log.js'
import { seedFile } from './seedFile.js'
import { parseWallets, type Wallet } from './Wallet.js'

/** The wallet directory of this server. */
export type Directory = {
  /** Returns the wallets in listed order; reloads the file after it was edited. */
  wallets(): readonly Wallet[]
}

/** Options for {@link createDirectory}. */
export type DirectoryOptions = {
  readonly dataDir: string
  /** The operator's file. Default: `wallets.json` in the data directory, written on first start. */
  readonly path: string | undefined
  readonly now: () => number
  readonly log: Log
}

const reloadMs = 1000

/**
 * Opens the wallet directory. If the file becomes invalid while the server runs, the problem is logged and the last valid content is still
 * served.
 *
 * @throws ConfigError when the file cannot be read or is invalid at startup
 */
export function createDirectory({ dataDir, path, now, log }: DirectoryOptions): Directory {
  const file = path ?? join(dataDir, 'wallets.json')
  if (path === undefined) writeSeedIfMissing(file)
  let stamp = stampOf(file)
  let reloadedAtMs = now()
  let wallets: readonly Wallet[]
  try {
    wallets = read(file)
  } catch (error) {
    throw new ConfigError((error as Error).message.split('\n').map((line) => `directory: ${line}`))
  }

  return {
    wallets() {
      if (now() - reloadedAtMs < reloadMs) return wallets
      reloadedAtMs = now()
      const latest = stampOf(file)
      if (latest === stamp) return wallets
      stamp = latest
      try {
        wallets = read(file)
        log.info({ count: wallets.length }, 'wallet directory reloaded')
      } catch (error) {
        log.error(
          { problems: (error as Error).message },
          'the wallet directory is invalid; still serving the previous version',
        )
      }
      return wallets
    },
  }
}

function writeSeedIfMissing(file: string): void {
  try {
    writeFileSync(file, `${JSON.stringify(seedFile(), null, 2)}\n`, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new ConfigError([`dataDir: cannot write wallets.json (${(error as NodeJS.ErrnoException).code})`])
    }
  }
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat === undefined ? '' : `${stat.mtimeMs} ${stat.size}`
}

function read(file: string): readonly Wallet[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`the file cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('the file is not valid JSON')
  }
  return parseWallets(json)
}
