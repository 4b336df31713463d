import { afterAll, vi } from 'vitest'

// The timeout of `expect.poll` is a setting. `vi.waitFor` and `vi.waitUntil` have none, and their default of a second is too short on a busy
// machine. A test file's own timeout still applies.
const limit = { timeout: 10_000 }
const { waitFor, waitUntil } = vi

Object.assign(vi, {
  waitFor: (check: () => unknown, options: number | object = {}) => waitFor(check, patient(options)),
  waitUntil: (check: () => unknown, options: number | object = {}) => waitUntil(check, patient(options)),
})
afterAll(() => void Object.assign(vi, { waitFor, waitUntil }))

function patient(options: number | object): number | object {
  return typeof options === 'number' ? options : { ...limit, ...options }
}
