import { parseArgs } from 'node:util'

/**
 * Parses the command line.
 *
 * @throws TypeError for unknown options
 * @example parseCommandLine(['verify-frame', 'https://wallet.example', '--release-key', key])
 */
export function parseCommandLine(words: readonly string[]) {
  const name = '--release-key'
  // One key in 64 starts with a dash, which would be parsed as another option: a key is joined to its name.
  const args = words.flatMap((word, at) => {
    if (words[at - 1] === name) return []
    const value = words[at + 1]
    return word === name && value !== undefined ? [`${name}=${value}`] : [word]
  })
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      config: { type: 'string' },
      'release-key': { type: 'string', multiple: true, default: [] },
      login: { type: 'string' },
      project: { type: 'string' },
      'relay-url': { type: 'string' },
      'wallet-url': { type: 'string' },
      json: { type: 'boolean', default: false },
      version: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
}
