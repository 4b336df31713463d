import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../config/loadConfig.js'
import type { ConfigSources } from '../../config/readSources.js'
import { temporaryDirectory } from '../../testing/startTestServer.js'
import { isConfigError } from './ConfigError.js'
import { readFileVariables } from './readSecretFiles.js'

const databaseUrl = 'postgres://kit:pass-word@db/kit'
const encryptionKey = 'ab'.repeat(32)
let folder: string

beforeEach(() => {
  folder = temporaryDirectory()
})

/** Writes a file and returns its path. */
function secret(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function problems(sources: ConfigSources): readonly string[] {
  try {
    loadConfig(sources)
  } catch (error) {
    if (isConfigError(error)) return (error as { problems?: readonly string[] }).problems ?? []
    throw error
  }
  return []
}

describe('loadConfig with NAME_FILE variables', () => {
  it('reads every variable from a file, without the line break at its end', () => {
    const env = {
      DATABASE_URL_FILE: secret('database', `${databaseUrl}\n`),
      REDIS_URL_FILE: secret('redis', 'redis://cache\r\n'),
      KIT_SERVER_ENCRYPTION_KEY_FILE: secret('key', encryptionKey),
      KIT_SERVER_SMTP_URL_FILE: secret('smtp', 'smtps://user:secret@mail.example\n'),
      KIT_SERVER_PORT_FILE: secret('port', '5501\n'),
      KIT_SERVER_CONFIG_FILE: secret('path', secret('config.json', '{ "redisPrefix": "mine:" }')),
    }
    expect(loadConfig({ env })).toMatchObject({
      databaseUrl,
      redisUrl: 'redis://cache',
      redisPrefix: 'mine:',
      port: 5501,
      sessions: { encryptionKey },
      mail: { smtp: 'smtps://user:secret@mail.example' },
    })
  })

  it('reports every unreadable or empty file by its variable, and never its content', () => {
    mkdirSync(join(folder, 'directory'))
    const env = {
      DATABASE_URL_FILE: join(folder, 'nowhere'),
      REDIS_URL_FILE: secret('empty', ' \n'),
      KIT_SERVER_SMTP_URL_FILE: join(folder, 'directory'),
    }
    expect(problems({ env })).toEqual([
      'DATABASE_URL_FILE: the file cannot be read (ENOENT)',
      'REDIS_URL_FILE: the file is empty',
      'KIT_SERVER_SMTP_URL_FILE: the file cannot be read (EISDIR)',
    ])
    const wrong = problems({ env: { DATABASE_URL_FILE: secret('wrong', 'mysql://kit:pass-word@db') } })
    expect(wrong).toEqual(['databaseUrl: must be a postgres:// URL'])
  })

  it('refuses a variable that is also given by file, but ignores empty ones', () => {
    const path = secret('redis', 'redis://cache')
    expect(problems({ env: { REDIS_URL: 'redis://other', REDIS_URL_FILE: path } })).toEqual([
      'REDIS_URL_FILE: remove it or REDIS_URL; only one of them can be set',
    ])
    expect(loadConfig({ env: { REDIS_URL: '', REDIS_URL_FILE: path } }).redisUrl).toBe('redis://cache')
    expect(loadConfig({ env: { REDIS_URL: 'redis://other', REDIS_URL_FILE: '' } }).redisUrl).toBe('redis://other')
  })

  it('leaves the files of other programs alone, and reads the key that signs releases', () => {
    expect(readFileVariables({ SSL_CERT_FILE: '/nowhere' })).toEqual({ SSL_CERT_FILE: '/nowhere' })
    expect(readFileVariables({ KIT_FRAME_KEY_FILE: secret('frame', 'key\n') })).toMatchObject({ KIT_FRAME_KEY: 'key' })
  })
})

describe('loadConfig with {"$file"} options', () => {
  const fileWith = (config: object): string => secret('config.json', JSON.stringify(config))

  it('reads an option at any depth, also in lists', () => {
    const file = fileWith({
      mail: { smtp: { $file: secret('smtp', 'smtps://user:secret@mail.example\n') } },
      chains: { 'eip155:1': [{ $file: secret('node', 'https://node.example/key\n') }] },
    })
    const { mail, chains } = loadConfig({ file })
    expect(mail.smtp).toBe('smtps://user:secret@mail.example')
    expect(chains['eip155:1']?.upstreams).toMatchObject([{ url: 'https://node.example/key' }])
  })

  it('reports unreadable files, and other fields beside "$file", by the path of the option', () => {
    const file = fileWith({
      mail: { smtp: { $file: join(folder, 'nowhere') } },
      chains: { 'eip155:1': [{ $file: 7 }, { $file: join(folder, 'x'), url: 'https://node.example' }] },
    })
    expect(problems({ file })).toEqual([
      'mail.smtp: the file cannot be read (ENOENT)',
      'chains.eip155:1.0: must be { "$file": "PATH" }, without other fields',
      'chains.eip155:1.1: must be { "$file": "PATH" }, without other fields',
    ])
  })
})
