import type { SignedAuthorization } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { expect, it, onTestFinished } from 'vitest'
import { statelessDelegator } from '../smart/hybridContracts.data.js'
import { createSigners } from './createSigners.js'
import { createVault } from './createVault.js'

/** Makes workers start with another script until the test ends. Returns a function that counts them. */
function replaceWorkers(urlOf: (url: string | URL) => string | URL): () => number {
  const { Worker: Real } = globalThis
  let count = 0
  globalThis.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(urlOf(url), options)
      count += 1
    }
  }
  onTestFinished(() => {
    globalThis.Worker = Real
  })
  return () => count
}

it('createVault reopens a wallet after it was locked, where trusted-types policies can be created once', async () => {
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

it('createVault prepares an empty worker, and opens the wallet in it', async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const first = createVault()
  const addresses = await first.make()
  const copy = await first.seal({ kind: 'device', key }, { keyId: crypto.randomUUID(), label: '' }, 'user')
  first.wipe()
  const workers = replaceWorkers((url) => url)
  const vault = createVault()
  vault.prepare()
  vault.prepare()
  expect(vault.addresses()).toBeUndefined()
  await expect(vault.sign({ type: 'message', account: 'eoa', message: '0x00' })).rejects.toThrow('locked')
  await vault.open(copy, { kind: 'device', key }, 'user', addresses)
  expect(workers()).toBe(1)
  vault.wipe()
})

it('createVault reports that the server can’t be reached if its script fails to load, and opens once it loads', async () => {
  let isUnavailable = true
  // An unreachable address.
  replaceWorkers((url) => (isUnavailable ? `${location.origin}/@fs/nowhere/worker.js` : url))
  const vault = createVault()
  let wipes = 0
  vault.watchWipe(() => wipes++)
  await expect(vault.make()).rejects.toMatchObject({ status: 0, field: 'network' })
  // Nothing was unlocked, so open decisions stay.
  expect(wipes).toBe(0)
  isUnavailable = false
  expect((await vault.make()).eoa).toMatch(/^0x/)
  vault.wipe()
})

it('createVault lets the EOA delegate to the known contract and no other', async () => {
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
