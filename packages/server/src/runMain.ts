import { describeMissingPackage } from './describeMissingPackage.js'
import { isConfigError } from './platform/config/ConfigError.js'

/** A command line. */
export type CommandLine = { readonly name: string; readonly helpText: string }

/** Runs a command line. A failure ends the process with code 1 and says what failed. */
export function runMain(main: () => Promise<void>, { name, helpText }: CommandLine): void {
  // The reader of the output, such as `head`, closed the pipe.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
  main().catch((error: unknown) => {
    const what = failedActions[process.argv[2] ?? ''] ?? 'start'
    if (isConfigError(error)) fail([`${name} cannot ${what}:`, ...error.problems.map((problem) => `  ${problem}`)])
    const missing = describeMissingPackage(error)
    if (missing !== undefined) fail([`${name} cannot ${what}:`, `  ${missing}`])
    if (String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS'))
      fail([(error as Error).message, helpText])
    fail([`${name} cannot ${what}: ${sentenceOf(error)}`])
  })
}

const failedActions: Readonly<Record<string, string>> = {
  backup: 'make a backup',
  doctor: 'check the deployment',
  events: 'read events',
}

/** Writes the lines to standard error, and ends the process with code 1. */
export function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Writes the lines to standard output. */
export function printLines(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

/** Describes an unexpected error in one line. */
export function sentenceOf(error: unknown): string {
  if (process.env['KIT_SERVER_LOG_LEVEL'] === 'debug') return (error as Error).stack ?? String(error)
  const { code, message } = error as { code?: unknown; message?: unknown }
  return [code, message].filter(Boolean).join(': ').split('\n')[0] ?? ''
}
