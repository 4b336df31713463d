import type { GuardedProcess } from './spawnGuarded.js'

const pollMs = 25

/**
 * Waits until `answers` returns true.
 *
 * @throws Error with the program's last output when it exits first, or after `limitMs`.
 */
export async function untilResponds(
  name: string,
  program: GuardedProcess,
  answers: () => Promise<boolean>,
  limitMs = 20_000,
): Promise<void> {
  let ended: string | undefined
  program.exited.then(
    ({ code, signal }) => {
      ended = `ended with ${signal ?? `code ${code}`}`
    },
    (error: Error) => {
      ended = error.message
    },
  )
  const deadline = Date.now() + limitMs
  for (;;) {
    if (ended) throw new Error(`${name} ${ended}\n${program.output()}`)
    if (await answers().catch(() => false)) return
    if (Date.now() > deadline) throw new Error(`${name} did not answer within ${limitMs} ms\n${program.output()}`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
