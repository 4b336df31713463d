import { optionError } from '../error/optionError.js'

/** Calls a factory of the options; what is no factory, or answers another one because it was not called, is refused. */
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
