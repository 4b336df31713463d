import { readFileSync, statSync } from 'node:fs'
import { ConfigError } from '../../platform/config/ConfigError.js'
import type { Log } from '../../platform/log/Log.js'

/** Path and parser of an operator's file. */
export type LiveFileOptions<T> = {
  readonly path: string
  /** The option that names the file, for messages. */
  readonly option: string
  /** Parses JSON into content and problems; with a problem the content is not used. */
  readonly parse: (json: unknown) => { readonly content: T; readonly problems: readonly string[] }
  readonly now: () => number
  readonly log: Log
}

const reloadMs = 1000

/**
 * Reads a JSON file of the operator, and reloads it after changes. If the file becomes invalid while the server runs, the problem is logged
 * and the last valid content is still served.
 *
 * @throws ConfigError when the file cannot be read or is invalid at startup
 */
export function createLiveFile<T>({ path, option, parse, now, log }: LiveFileOptions<T>): () => T {
  function load(): T {
    const { content, problems } = parse(readJson(path))
    if (problems.length > 0) throw new ConfigError(problems)
    return content
  }

  let stamp = stampOf(path)
  let reloadedAtMs = now()
  let content: T
  try {
    content = load()
  } catch (error) {
    throw new ConfigError(problemsOf(error).map((problem) => `${option}: ${problem}`))
  }
  return () => {
    if (now() - reloadedAtMs < reloadMs) return content
    reloadedAtMs = now()
    const latest = stampOf(path)
    if (latest === stamp) return content
    stamp = latest
    try {
      content = load()
      log.info({ option }, 'file reloaded')
    } catch (error) {
      log.error({ option, problems: problemsOf(error) }, 'a file is invalid; still serving its previous content')
    }
    return content
  }
}

function problemsOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.problems
  if (error instanceof SyntaxError) return ['the file is not valid JSON']
  return [`the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown fault'})`]
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat === undefined ? '' : `${stat.mtimeMs} ${stat.size}`
}
