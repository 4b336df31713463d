import { readFileSync } from 'node:fs'
import { ConfigError } from './ConfigError.js'

type Variables = Readonly<Record<string, string | undefined>>
type Fault = (option: string, problem: string) => undefined

/** The server's own variables. `SSL_CERT_FILE` and others belong to other programs. */
const fileVariable = /^((?:KIT_|DATABASE_URL|REDIS_URL)\w*)_FILE$/

/**
 * Returns variables in which `NAME` has the content of the file in `NAME_FILE`, as Docker and Kubernetes mount secrets.
 *
 * @throws ConfigError when a file cannot be read or is empty, or both variables are set
 * @example readFileVariables({ DATABASE_URL_FILE: '/run/secrets/database-url' })['DATABASE_URL']
 */
export function readFileVariables(env: Variables): Variables {
  return collectFaults((fault) => {
    const read = Object.entries(env).flatMap(([variable, path]) => {
      const [, name] = fileVariable.exec(variable) ?? []
      if (name === undefined || !path) return []
      if (env[name]) return [[name, fault(variable, `remove it or ${name}; only one of them can be set`)] as const]
      return [[name, readSecret(variable, path, fault)] as const]
    })
    return { ...env, ...Object.fromEntries(read) }
  })
}

/**
 * Replaces every `{ "$file": "PATH" }` in a configuration by the content of the file.
 *
 * @throws ConfigError when a file cannot be read or is empty
 * @example readFileOptions({ mail: { smtp: { $file: '/run/secrets/smtp-url' } } })
 */
export function readFileOptions(config: object): object {
  return collectFaults((fault) => {
    const replace = (value: unknown, option: string): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map((entry, index) => replace(entry, `${option}.${index}`))
      if ('$file' in value)
        return typeof value.$file === 'string' && Object.keys(value).length === 1
          ? readSecret(option, value.$file, fault)
          : fault(option, 'must be { "$file": "PATH" }, without other fields')
      const path = (key: string) => (option === '' ? key : `${option}.${key}`)
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replace(entry, path(key))]))
    }
    return replace(config, '') as object
  })
}

/** Reports all faults together, so that an operator fixes them in one go. */
function collectFaults<T>(work: (fault: Fault) => T): T {
  const faults: string[] = []
  const result = work((option, problem) => {
    faults.push(`${option || 'config'}: ${problem}`)
    return undefined
  })
  if (faults.length > 0) throw new ConfigError(faults)
  return result
}

function readSecret(option: string, path: string, fault: Fault): string | undefined {
  try {
    // Editors and `echo` end files with a line break.
    return readFileSync(path, 'utf8').trim() || fault(option, 'the file is empty')
  } catch (error) {
    return fault(option, `the file cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}
