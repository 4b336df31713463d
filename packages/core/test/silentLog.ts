import type { LogPort } from '../src/ports/Ports.js'

/** A log that keeps nothing. */
export const silentLog: LogPort = { debug() {}, info() {}, warn() {}, error() {} }
