/**
 * Invalid configuration. Thrown by `parseConfig`, `loadConfig` and `createServer` before anything is opened. `problems` has one line per
 * problem, each starting with the path of the option (`relay.limits.maxSockets: …`).
 *
 * @example
 * try { loadConfig({ file: 'kit-server.json', env: process.env }) } catch (error) { if (isConfigError(error)) print(error.problems) }
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'server/config'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Returns whether an error is a `ConfigError`, also one from another copy of this package. */
export function isConfigError(error: unknown): error is ConfigError {
  return error instanceof Error && (error as { code?: unknown }).code === 'server/config'
}
