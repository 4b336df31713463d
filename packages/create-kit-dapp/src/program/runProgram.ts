/**
 * Runs a command-line program. Expected errors are printed with the usage and exit with 2, and others exit with 1.
 *
 * @param expected Errors that the user can fix. Invalid arguments are expected, too.
 * @example runProgram(main, usage, CreateError)
 */
export function runProgram(
  main: () => unknown,
  usage: string,
  expected: new (...args: never[]) => Error,
): Promise<void> {
  return Promise.resolve()
    .then(main)
    .then(
      () => {},
      (error: unknown) => {
        const isExpected = error instanceof expected || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
        console.error(isExpected ? `${(error as Error).message}\n\n${usage}` : error)
        process.exitCode = isExpected ? 2 : 1
      },
    )
}
