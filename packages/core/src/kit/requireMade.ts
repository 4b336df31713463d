import { optionError } from '../error/optionError.js'

/** Calls a factory of the options; refuses a value that is not a factory, or that returns one because the app did not call it. */
export function requireMade<Context, Made>(
  option: string,
  create: (context: Context) => Made,
  context: Context,
  example: string,
): Made {
  const made = typeof create === 'function' && create(context)
  if (!made || typeof made === 'function') throw optionError(option, create, `the answer of ${example}`)
  return made
}
