import type { SignedAuthorization } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { expect, it } from 'vitest'
import { statelessDelegator } from '../smart/hybridContracts.data.js'
import { createSigners } from './createSigners.js'
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

it('lets the plain account take the code that is known, and no other', async () => {
  const vault = createVault()
  const { eoa } = await vault.make()
  const signer = createSigners(vault).eoa
  const authorization = await signer.signAuthorization?.({ address: statelessDelegator, chainId: 1, nonce: 7 })
  expect(authorization).toMatchObject({ address: statelessDelegator, chainId: 1, nonce: 7 })
  expect(await recoverAuthorizationAddress({ authorization: authorization as SignedAuthorization })).toBe(eoa)
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await expect(signer.signAuthorization?.({ address: other, chainId: 1, nonce: 7 })).rejects.toThrow('another contract')
  vault.wipe()
})
