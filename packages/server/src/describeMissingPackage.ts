/**
 * Describes a package that the code of a module imports but that isn't installed, such as the SQLite binary of a platform. Returns undefined
 * for every other error.
 */
export function describeMissingPackage(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return undefined
  const [, name] = /Cannot find (?:package|module) '((?:@[^/']+\/)?[^./'][^/']*)/.exec(String(message)) ?? []
  if (name === undefined) return undefined
  return `the package ${name} isn't installed; run npm install ${name}`
}
