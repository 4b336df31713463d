import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressOrder } from '../keys/Addresses.js'
import { makeCode, parseCode, secretOfCode } from '../keys/parseCode.js'
import { sealUnderCode } from '../unlock/sealUnderCode.js'
import { createKeyring } from '../worker/createKeyring.js'
import { recoverByFile, recoverByWords } from './recoverByFile.js'

const user = '3b241101-e2bb-4255-8caf-4136c566a962'

/** The document with the test vector, as published. */
const document = readFileSync(new URL('../../../../docs/recovery-format.md', import.meta.url), 'utf8')
const vector = JSON.parse(/```json\n([\s\S]*?)```/.exec(document)?.[1] ?? '')

async function make() {
  const keyring = createKeyring()
  const addresses = await keyring.make()
  const vault = { seal: async (...args: Parameters<typeof keyring.seal>) => keyring.seal(...args) }
  return { addresses, keys: keyring.exportKeys(), ...(await sealUnderCode(vault, user, addresses)) }
}

describe('docs/recovery-format.md', () => {
  it('has a vector that opens to its phrase, keys and addresses', async () => {
    const file = JSON.stringify(vector.file)
    const expected = { addresses: vector.file.addresses, keys: { words: vector.words, ...vector.keys } }
    expect(await recoverByFile(file, vector.code)).toEqual(expected)
    expect(await recoverByWords(vector.words)).toEqual(expected)
  })

  it('documents how the key is derived and what is bound to it', async () => {
    const { salt, iv, data } = vector.file.copy
    const bytes = (text: string) => Buffer.from(text, 'base64url')
    const secret = await crypto.subtle.importKey('raw', secretOfCode(parseCode(vector.code) as string), 'HKDF', false, [
      'deriveBits',
    ])
    const info = Buffer.from('kit-copy/1/code')
    const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: bytes(salt), info }, secret, 256)
    expect(Buffer.from(bits).toString('hex')).toBe(vector.key)
    const key = await crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['decrypt'])
    const additionalData = Buffer.from(vector.associatedData)
    const root = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv), additionalData }, key, bytes(data))
    expect(Buffer.from(root).toString('hex')).toBe(vector.root)
  })

  it.each([
    'kit-recovery/1',
    'kit-copy/1/code',
    'kit-copy/1|user|keyId|code|fingerprint',
    '0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U',
    "m/44'/60'/0'/0/0",
    "m/44'/60'/0'/0/1",
    "m/44'/501'/0'/0'",
  ])('names %s', (name) => expect(document).toContain(`\`${name}\``))
})

describe('recoverByFile', () => {
  it('returns what the wallet exports, from its file and code as from its phrase', async () => {
    const { addresses, keys, code, file } = await make()
    expect(await recoverByFile(file, code.toLowerCase().replaceAll('-', ' '))).toEqual({ addresses, keys })
    expect(await recoverByWords(`  ${keys.words.toUpperCase().replaceAll(' ', ' \n')} `)).toEqual({ addresses, keys })
  })

  it('reports what is wrong with the input', async () => {
    const { file, code, addresses, keys } = await make()
    const refuses = (given: string, by: string, fault: string) =>
      expect(recoverByFile(given, by)).rejects.toMatchObject({ fault })
    const changed = (change: object) => JSON.stringify({ ...JSON.parse(file), ...change })
    for (const bad of ['', '{}', '[]', 'null', changed({ format: 'kit-recovery/2' }), changed({ user: 'bob' })])
      await refuses(bad, code, 'file')
    await refuses(file, code.slice(1), 'code')
    await refuses(file, makeCode(), 'wrongCode')
    await refuses(changed({ user: '00000000-e2bb-4255-8caf-4136c566a962' }), code, 'wrongCode')
    for (const name of addressOrder)
      await refuses(changed({ addresses: { ...addresses, [name]: vector.file.addresses[name] } }), code, 'file')
    const words = keys.words.split(' ')
    for (const bad of ['', words.slice(1).join(' '), 'abandon '.repeat(12), 'zoo '.repeat(12)])
      await expect(recoverByWords(bad)).rejects.toMatchObject({ fault: 'words' })
    // A phrase of another length.
    await expect(recoverByWords(`${'abandon '.repeat(23)}art`)).rejects.toMatchObject({ fault: 'words' })
  })
})
