import { expect, it } from 'vitest'
import { createVault } from './createVault.js'

it('opens a wallet again after it was locked, where policies may be made once', async () => {
  const rule = document.createElement('meta')
  rule.httpEquiv = 'Content-Security-Policy'
  rule.content = 'trusted-types *'
  document.head.append(rule)
  const vault = createVault()
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const addresses = await vault.make()
  const copy = await vault.seal({ kind: 'device', key }, { keyId: crypto.randomUUID(), label: '' }, 'user')

  vault.wipe()
  expect(vault.addresses()).toBeUndefined()
  await vault.open(copy, { kind: 'device', key }, 'user', addresses)
  expect(vault.addresses()).toEqual(addresses)
  vault.wipe()
})
