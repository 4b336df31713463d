import { Worker } from 'node:worker_threads'
import { isRecent } from '../jobs/isRecent.js'
import { resolveWithin } from '../jobs/resolveWithin.js'
import { sqliteDriver } from './sqliteDriver.js'

/** Checks a SQLite file for corruption. */
export type FileWatch = {
  /** Throws when corruption was found; waits briefly for a pending check. */
  check(): Promise<void>
  /** Aborts a pending check. */
  close(): Promise<void>
}

// Runs in a separate thread, so that requests are served in the meantime. As text, because sources and built files have different names.
const watchProgram = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.driver)
const database = new Database(workerData.path, { readonly: true })
let fault
try {
  const found = database.prepare('PRAGMA quick_check(1)').raw().all()
  fault = found[0][0] === 'ok' ? undefined : 'SQLITE_CORRUPT'
} catch (error) {
  // A busy or missing file may still be intact.
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) fault = error.code
}
database.close()
parentPort.postMessage(fault)`

const intervalMs = 6 * 3_600_000
const maxWaitMs = 1000

/**
 * Checks a file over a separate connection, on the first call and every six hours afterwards. Corruption is remembered until the next
 * start.
 */
export function watchFile(path: string, now: () => number = Date.now): FileWatch {
  const driver = sqliteDriver()
  let fault: string | undefined
  let last: { readonly worker: Worker; readonly done: Promise<void>; readonly atMs: number } | undefined

  function check(): Promise<void> {
    const worker = new Worker(watchProgram, { eval: true, workerData: { driver, path } })
    worker.once('message', (found: string | undefined) => {
      fault ??= found
    })
    const done = new Promise<void>((resolve) => {
      worker.once('error', () => resolve())
      worker.once('exit', () => resolve())
    })
    last = { worker, done, atMs: now() }
    return done
  }

  return {
    async check() {
      const done =
        last !== undefined && isRecent({ ...last, nowMs: now(), durationMs: intervalMs }) ? last.done : check()
      await resolveWithin(maxWaitMs, done)
      if (fault !== undefined) throw new Error(`The file is corrupt (${fault})`)
    },
    async close() {
      await last?.worker.terminate()
    },
  }
}
