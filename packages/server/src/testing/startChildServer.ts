import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '@kit/devnet'
import { onTestFinished } from 'vitest'

/** A kit-server in its own process, as an operator runs it. */
export type ChildServer = {
  readonly process: ChildProcess
  readonly url: string
  readonly port: number
  /** Returns everything it wrote so far, on both streams. */
  readonly output: () => string
  /** Sends a signal and returns the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>
}

/** Runs the command line from its current sources. */
export async function spawnCli(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [await bundleServer(), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    output += data
  })
  const exited = once(child, 'exit').then(([code, signal]): number | string => code ?? signal)
  return { child, output: () => output, exited }
}

/** Starts a server and waits until it reports its address. It is killed after the test if still running. */
export async function startChildServer(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<ChildServer> {
  const { child, output, exited } = await spawnCli(args, env)
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /"url":"(http:[^"]+)"/.exec(output())?.[1]
      if (found !== undefined) resolve(found)
    })
    void exited.then((code) => reject(new Error(`exited with code ${code}: ${output()}`)))
  })
  return {
    process: child,
    url,
    port: Number(new URL(url).port),
    output,
    end(signal) {
      child.kill(signal)
      return exited
    },
  }
}
