import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createKeyVault } from './createKeyVault.js'

it('the key vault decrypts what it sealed for the same ID, and reveals nothing without the key', () => {
  const vault = createKeyVault(randomBytes(32))
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^[0-9a-f]{64}$/), (id, secret) => {
      const sealed = vault.seal(id, secret)
      expect(vault.open(id, sealed)).toBe(secret)
      expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain(secret.slice(0, 16))
      expect(vault.seal(id, secret)).not.toBe(sealed)
    }),
  )
})

it('the key vault decrypts nothing for another ID, with another key, or after any modification', () => {
  const vault = createKeyVault(randomBytes(32))
  const sealed = vault.seal('a', 'secret')
  expect(vault.open('b', sealed)).toBeUndefined()
  expect(createKeyVault(randomBytes(32)).open('a', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64')
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes)
    changed[index] = Number(changed[index]) ^ 1
    expect(vault.open('a', changed.toString('base64')), String(index)).toBeUndefined()
  }
  expect(vault.open('a', '')).toBeUndefined()
  expect(vault.open('a', sealed.slice(0, 20))).toBeUndefined()
})
