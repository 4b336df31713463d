import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../../platform/config/ConfigError.js'
import type { Log } from '../../platform/log/Log.js'
import type { Picture } from './parsePicture.js'
import { isPictureFile, parsePicture } from './parsePicture.js'

/** Directories of pictures. */
const kinds = ['wallets', 'networks', 'exchanges', 'tokens', 'currencies'] as const

export type PictureKind = (typeof kinds)[number]

/** Pictures of this server. */
export type Pictures = {
  /** Returns the first picture of any kind and name, ignoring case; the operator's before the built-in ones. */
  find(of: readonly PictureKind[], names: readonly string[]): Promise<Picture | undefined>
}

/** Options for {@link createPictures}. */
export type PicturesOptions = {
  /** The operator's directory with any of the subdirectories `wallets`, `networks`, `exchanges`, `tokens` and `currencies`. */
  readonly folder: string | undefined
  readonly now: () => number
  readonly log: Log
}

const reloadMs = 1000

/**
 * Opens the pictures. Only files listed in a directory are read, never a path that a client names. Invalid files are logged and skipped;
 * directories are rescanned within a second.
 *
 * @throws ConfigError when the operator's directory cannot be read at startup
 */
export function createPictures({ folder, now, log }: PicturesOptions): Pictures {
  const given = listFiles(fileURLToPath(new URL('../../../pictures', import.meta.url)))
  let own = new Map<string, string>()
  let reloadedAtMs = now()
  if (folder !== undefined) {
    try {
      own = listFiles(folder)
    } catch (error) {
      throw new ConfigError([`pictures: the directory cannot be read (${(error as NodeJS.ErrnoException).code})`])
    }
  }
  /** Each problem is logged once. */
  const reported = new Set<string>()

  function reload(): void {
    if (folder === undefined || now() - reloadedAtMs < reloadMs) return
    reloadedAtMs = now()
    try {
      own = listFiles(folder)
    } catch (error) {
      log.error({ problems: String(error) }, 'the pictures directory cannot be read')
    }
  }

  async function read(path: string): Promise<Picture | undefined> {
    const stamp = `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`
    if (reported.has(stamp)) return undefined
    try {
      return parsePicture(path, new Uint8Array(await readFile(path)))
    } catch (error) {
      reported.add(stamp)
      log.warn({ file: path, problems: (error as Error).message }, 'skipped a file in the pictures directory')
      return undefined
    }
  }

  return {
    async find(of, names) {
      reload()
      for (const files of [own, given])
        for (const kind of of)
          for (const name of names) {
            const path = files.get(`${kind}/${name.toLowerCase()}`)
            const picture = path === undefined ? undefined : await read(path)
            if (picture !== undefined) return picture
          }
      return undefined
    },
  }
}

/** Lists the picture files of a directory, by kind and name. */
function listFiles(folder: string): Map<string, string> {
  const present = new Set(readdirSync(folder))
  return new Map(
    kinds
      .filter((kind) => present.has(kind))
      .flatMap((kind) =>
        readdirSync(join(folder, kind))
          .filter((file) => isPictureFile(file))
          .map((file) => [`${kind}/${basename(file, extname(file)).toLowerCase()}`, join(folder, kind, file)] as const),
      ),
  )
}
