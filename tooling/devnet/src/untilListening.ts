import type { GuardedProcess } from './spawnGuarded.js'

/**
 * Waits until a starting kit-server reports its URL, and returns it. There is no timeout, because a busy machine says nothing about the
 * server.
 *
 * @throws Error with its output when it exits first.
 */
export function untilListening(server: Pick<GuardedProcess, 'exited' | 'output' | 'onOutput'>): Promise<string> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      const url = /"url":"(http:[^"]+)"/.exec(server.output())?.[1]
      if (url !== undefined) resolve(url)
    }
    server.onOutput(check)
    check()
    const fail = (why: string): void => reject(new Error(`kit-server ${why}\n${server.output()}`))
    server.exited.then(
      ({ code, signal }) => fail(`ended with ${signal ?? `code ${code}`}`),
      (error: Error) => fail(error.message),
    )
  })
}
