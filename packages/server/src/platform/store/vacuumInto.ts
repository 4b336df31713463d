import { Worker } from 'node:worker_threads'
import { sqliteDriver } from './sqliteDriver.js'

// Runs in a separate thread, so that requests are served in the meantime. As text, because sources and built files have different names.
const vacuumProgram = `
const { workerData } = require('node:worker_threads')
const Database = require(workerData.driver)
const database = new Database(workerData.from)
database.prepare('VACUUM INTO ?').run(workerData.into)
database.close()`

/** Copies a consistent snapshot of a SQLite file in use into a new file. @throws when there is no room or the file exists */
export function vacuumInto(from: string, into: string): Promise<void> {
  const driver = sqliteDriver()
  return new Promise((resolve, reject) => {
    const worker = new Worker(vacuumProgram, { eval: true, workerData: { driver, from, into } })
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The copy failed'))))
  })
}
