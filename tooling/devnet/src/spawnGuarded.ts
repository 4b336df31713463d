import { type ChildProcess, spawn } from 'node:child_process'

/** A running program that ends when this process ends, even by SIGKILL. */
export type GuardedProcess = {
  readonly pid: number | undefined
  /** Settles when the program has exited, with its exit code or the signal that ended it. */
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Returns its last lines of output, for error messages. */
  output(): string
  /** Calls the listener with all further output. Returns a function that unsubscribes. */
  onOutput(listener: (text: string) => void): () => void
  /** Asks it to exit, and kills it after `graceMs`. Settles when it and its own processes have exited. */
  stop(graceMs?: number): Promise<void>
  /** Kills it immediately, as a crash would. Settles when it and its own processes have exited. */
  kill(): Promise<void>
  /** Suspends it: it accepts connections but doesn't respond. Call only `kill` afterwards. */
  hang(): Promise<void>
}

// The shell holds the read end of this process's pipe. When this process exits, even by SIGKILL, `cat` sees the end and the program is
// asked to stop. The program's pid is sent on descriptor 3, so that signals reach the program and not the shell.
const guardScript = `exec 4<&0
"$@" </dev/null 3>&- 4<&- &
child=$!
echo "$child" >&3; exec 3>&-
(
  cat <&4 >/dev/null
  kill "$child" 2>/dev/null
  for step in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
    kill -0 "$child" 2>/dev/null || exit
    sleep 0.1
  done
  kill -9 "$child" 2>/dev/null
) >/dev/null 2>&1 &
guard=$!
exec 4<&-
wait "$child"
code=$?
kill "$guard" 2>/dev/null
exit "$code"`

const keptOutput = 8_000

/**
 * Starts `command` so that no process is left behind when this one exits.
 *
 * @example
 * const server = spawnGuarded(process.execPath, ['server.js'])
 * await server.stop()
 */
export function spawnGuarded(
  command: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {},
): GuardedProcess {
  const guarded = process.platform !== 'win32'
  const child = spawn(guarded ? '/bin/sh' : command, guarded ? ['-c', guardScript, 'guard', command, ...args] : args, {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: options.env ?? process.env,
    // A separate session: Ctrl-C in the terminal reaches only this process, which then stops the program in order.
    detached: guarded,
    ...(options.cwd ? { cwd: options.cwd } : {}),
  })
  let text = ''
  const listeners = new Set<(text: string) => void>()
  let pid: number | undefined = guarded ? undefined : child.pid
  const keep = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-keptOutput)
    for (const listener of listeners) listener(chunk.toString())
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const pidKnown = guarded ? readPid(child).then((found) => (pid = found)) : Promise.resolve(pid)
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  exited.catch(() => {})
  // Its own processes write to the same output, so the output ends with the last of them.
  const closed = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })

  const send = async (signal: NodeJS.Signals): Promise<void> => {
    await pidKnown
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }

  return {
    get pid() {
      return pid
    },
    exited,
    output: () => text,
    onOutput(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async stop(graceMs = 5_000) {
      await send('SIGTERM')
      const timer = setTimeout(() => void send('SIGKILL'), graceMs)
      await closed
      clearTimeout(timer)
    },
    hang: () => send('SIGSTOP'),
    async kill() {
      await send('SIGKILL')
      await closed
    },
  }
}

function readPid(child: ChildProcess): Promise<number | undefined> {
  const channel = child.stdio[3]
  return new Promise((resolve) => {
    if (!channel || !('on' in channel)) return resolve(undefined)
    let digits = ''
    channel.on('data', (chunk: Buffer) => {
      digits += chunk.toString()
    })
    channel.on('close', () => resolve(digits ? Number(digits) : undefined))
    child.once('error', () => resolve(undefined))
  })
}
