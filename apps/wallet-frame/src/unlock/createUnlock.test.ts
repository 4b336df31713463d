import { expect, it } from 'vitest'
import { ApiFailure } from '../failure/ApiFailure.js'
import type { Addresses } from '../keys/Addresses.js'
import type { SealedCopy } from '../keys/SealedCopy.js'
import type { Api } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import { createPasskeys } from '../passkey/createPasskeys.js'
import type { LoadPasskeys } from '../passkey/Passkeys.js'
import type { Screen } from '../screen/Screen.js'
import { createKeyring } from '../worker/createKeyring.js'
import type { Vault } from '../worker/createVault.js'
import { createUnlock } from './createUnlock.js'

const user = crypto.randomUUID()
const page = { dapp: () => undefined, theme: () => undefined }

/** A server with one wallet, and a user who writes down each code and types the last one. */
function start() {
  const kept = new Map<string, unknown>()
  const copies = new Map<string, SealedCopy>()
  let addresses: Addresses | undefined
  let isNew = true
  let isLost = true
  let isCut = false
  let isMisrouted = false
  const cut = () => {
    if (isCut) throw new ApiFailure(0, 'network', 'Can’t reach the wallet server.')
  }
  let code = ''
  let session = crypto.randomUUID()
  const seen: string[] = []
  const api = {
    async readUser() {
      const keys = [...copies.values()].map(({ keyId, kind }) => ({ keyId, kind }))
      return { keys, ...(addresses && { addresses }) }
    },
    async createWallet(made: { readonly addresses: Addresses; readonly copies: readonly SealedCopy[] }) {
      if (addresses !== undefined) throw new ApiFailure(400, 'addresses', 'There is a wallet')
      addresses = made.addresses
      for (const copy of made.copies) copies.set(copy.keyId, copy)
      if (isLost) throw new ApiFailure(0, 'network', 'Can’t reach the wallet server.')
    },
    async takeCopy({ keyId }: { readonly keyId: string }) {
      if (isMisrouted) throw new ApiFailure(404, '', 'The wallet server responded with status 404.')
      if (!copies.has(keyId)) throw new ApiFailure(404, 'keyId', 'Copy not found')
      return { ...copies.get(keyId), addresses }
    },
    async addKey({ copy }: { readonly copy: SealedCopy }) {
      if (isLost) throw new ApiFailure(0, 'network', 'Can’t reach the wallet server.')
      // Each kind has one copy.
      for (const { keyId, kind } of copies.values()) if (kind === copy.kind) copies.delete(keyId)
      copies.set(copy.keyId, copy)
      cut()
    },
  } as unknown as Api
  const login = {
    session: async () => ({ user, session, accessToken: 'token', isNew, skewMs: 0 }),
    markWalletCreated: async () => {
      isNew = false
    },
  } as unknown as Login
  const screen = {
    async ask(_load: unknown, props: { readonly code?: string; tryCode?(typed: string): Promise<boolean> }) {
      seen.push(props.code === undefined ? 'enter' : 'keep')
      if (props.code !== undefined) code = props.code
      return props.tryCode ? props.tryCode(code) : true
    },
  } as unknown as Screen
  const loadPasskeys: LoadPasskeys = async (signal) => createPasskeys({ inWindow: false, page, signal })
  const ring = createKeyring()
  let open: Addresses | undefined
  const vault = {
    ...ring,
    make: async () => {
      open = await ring.make()
      return open
    },
    open: async (...given: Parameters<typeof ring.open>) => {
      open = await ring.open(...given)
      return open
    },
    addresses: () => open,
    wipe() {
      open = undefined
      ring.wipe()
    },
  } as unknown as Vault
  const keyValue = {
    get: async (name: string) => kept.get(name),
    set: async (name: string, value: unknown) => void kept.set(name, value),
    remove: async (name: string) => void kept.delete(name),
    lasts: async () => true,
  }
  const dapp = { projectId: 'demo', origin: 'https://dapp.example' }
  return {
    addresses: () => addresses,
    seen,
    vault,
    unlock: createUnlock({ api, login, keyValue, screen, vault, loadPasskeys, dapp }),
    answerAgain: () => {
      isLost = false
    },
    loseAnswers: () => {
      isLost = true
    },
    /** The server adds keys, but its responses don't arrive. */
    cutResponses: (value: boolean) => {
      isCut = value
    },
    /** A proxy responds instead of the server. */
    misroute: (value: boolean) => {
      isMisrouted = value
    },
    logInAgain: () => {
      session = crypto.randomUUID()
    },
    deviceCopies: () => [...copies.values()].filter(({ kind }) => kind === 'device').map(({ keyId }) => keyId),
  }
}

it('createUnlock opens the wallet that was created though the response was lost, and creates no second one', async () => {
  const { addresses, answerAgain, seen, unlock, vault } = start()
  const { signal } = new AbortController()
  await expect(unlock.requireAddresses(signal)).rejects.toMatchObject({ status: 0 })
  const made = addresses()
  answerAgain()
  vault.wipe()
  expect(await unlock.requireAddresses(signal)).toEqual(made)
  expect(seen).toEqual(['keep', 'enter'])
  // From now on the device key opens it.
  vault.wipe()
  await unlock.requireUnlocked(signal)
  expect(vault.addresses()).toEqual(made)
  expect(seen).toHaveLength(2)
})

it('createUnlock creates a new device key and a new copy with each login, and none in between', async () => {
  const { answerAgain, deviceCopies, logInAgain, loseAnswers, seen, unlock, vault } = start()
  answerAgain()
  const { signal } = new AbortController()
  await unlock.requireUnlocked(signal)
  const first = deviceCopies()
  expect(first).toHaveLength(1)
  vault.wipe()
  await unlock.requireUnlocked(signal)
  expect(deviceCopies()).toEqual(first)

  // If the new copy can't be stored, the previous one stays valid.
  logInAgain()
  loseAnswers()
  vault.wipe()
  await unlock.requireUnlocked(signal)
  expect(deviceCopies()).toEqual(first)
  answerAgain()
  vault.wipe()
  await unlock.requireUnlocked(signal)
  const second = deviceCopies()
  expect(second).toHaveLength(1)
  expect(second).not.toEqual(first)
  vault.wipe()
  await unlock.requireUnlocked(signal)
  expect(deviceCopies()).toEqual(second)
  expect(seen).toEqual(['keep'])
})

it('createUnlock opens with the new device key although the response to its copy was lost', async () => {
  const { answerAgain, cutResponses, deviceCopies, logInAgain, seen, unlock, vault } = start()
  answerAgain()
  const { signal } = new AbortController()
  await unlock.requireUnlocked(signal)
  const first = deviceCopies()
  logInAgain()
  cutResponses(true)
  vault.wipe()
  await unlock.requireUnlocked(signal)
  const second = deviceCopies()
  expect(second).not.toEqual(first)
  cutResponses(false)
  vault.wipe()
  await unlock.requireUnlocked(signal)
  expect(vault.addresses()).toBeDefined()
  expect(deviceCopies()).toEqual(second)
  expect(seen).toEqual(['keep'])
})

it('createUnlock keeps the device key when a proxy responds with 404 in place of the server', async () => {
  const { answerAgain, misroute, seen, unlock, vault } = start()
  answerAgain()
  const { signal } = new AbortController()
  await unlock.requireUnlocked(signal)
  misroute(true)
  vault.wipe()
  await expect(unlock.requireUnlocked(signal)).rejects.toMatchObject({ status: 404 })
  misroute(false)
  await unlock.requireUnlocked(signal)
  expect(seen).toEqual(['keep'])
})
