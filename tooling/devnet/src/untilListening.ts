import type { GuardedProcess } from './spawnGuarded.js'

/**
 * Waits until a kit-server that was just started says where it listens, and returns that address. However long that
 * takes: how busy the machine is says nothing about the server.
 *
 * @throws Error with what it wrote when it ends first.
 */
export function untilListening(server: Pick<GuardedProcess, 'exited' | 'output' | 'onOutput'>): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const url = /"url":"(http:[^"]+)"/.exec(server.output())?.[1]
      if (url !== undefined) resolve(url)
    }
    server.onOutput(look)
    look()
    const fail = (why: string): void => reject(new Error(`kit-server ${why}\n${server.output()}`))
    server.exited.then(
      ({ code, signal }) => fail(`ended with ${signal ?? `code ${code}`}`),
      (error: Error) => fail(error.message),
    )
  })
}
