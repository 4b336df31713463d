import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/ConfigError.js'
import type { Log } from '../Log.js'
import { seedFile } from './seedFile.js'
import { parseWallets, type Wallet } from './Wallet.js'

/** The wallets of this server. */
export type Directory = {
  /** In the order in which they are listed; read again after the file was edited. */
  wallets(): readonly Wallet[]
}

/** Where the directory lies. */
export type DirectoryOptions = {
  readonly dataDir: string
  /** An operator's file elsewhere; without it `wallets.json` in the data directory, written on first start. */
  readonly path: string | undefined
  readonly now: () => number
  readonly log: Log
}

const LOOK_AGAIN_MS = 1000

/**
 * Opens the wallet directory. A file that becomes faulty while the server runs is reported, and the last good content is served on.
 *
 * @throws ConfigError when the file cannot be read or is faulty at the start
 */
export function createDirectory({ dataDir, path, now, log }: DirectoryOptions): Directory {
  const file = path ?? join(dataDir, 'wallets.json')
  if (path === undefined) writeSeedIfMissing(file)
  let stamp = stampOf(file)
  let lookedAtMs = now()
  let wallets: readonly Wallet[]
  try {
    wallets = read(file)
  } catch (error) {
    throw new ConfigError((error as Error).message.split('\n').map((line) => `directory: ${line}`))
  }

  return {
    wallets() {
      if (now() - lookedAtMs < LOOK_AGAIN_MS) return wallets
      lookedAtMs = now()
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
