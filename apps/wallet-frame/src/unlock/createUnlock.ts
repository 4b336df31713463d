import { base58 } from '@scure/base'
import { hexToBytes, stringToBytes, stringToHex } from 'viem'
import * as z from 'zod/mini'
import type { Addresses } from '../keys/Addresses.js'
import { makeCode, parseCode, secretOfCode } from '../keys/parseCode.js'
import type { SealedCopy, UnlockKey } from '../keys/SealedCopy.js'
import { ApiFailure } from '../login/ApiFailure.js'
import { createAlone } from '../login/createAlone.js'
import type { Api } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import type { KeyValue } from '../login/KeyValue.js'
import type { Session } from '../login/Session.js'
import type { Screen } from '../screen/Screen.js'
import type { Vault } from '../worker/createVault.js'
import type { Unlock } from './Unlock.js'

/** What unlocking works with. */
export type UnlockOptions = {
  readonly api: Api
  readonly login: Login
  readonly keyValue: KeyValue
  readonly screen: Screen
  readonly vault: Vault
}

/** What this device remembers of a wallet: the key that unlocks it here, and its addresses, as they were derived. */
type Remembered = {
  readonly user: string
  readonly keyId: string
  readonly key: CryptoKey
  readonly addresses: Addresses
}

const rememberedSchema = z.object({
  user: z.uuid(),
  keyId: z.uuid(),
  key: z.custom<CryptoKey>((value) => value instanceof CryptoKey),
  addresses: z.object({ eoa: z.string(), owner: z.string(), solana: z.string() }),
})

/** Creates what makes and unlocks wallets. */
export function createUnlock({ api, login, keyValue, screen, vault }: UnlockOptions): Unlock {
  // Two requests, and two tabs, must not make a wallet each, nor ask twice.
  const inTurn = createAlone()
  const alone = <T>(work: () => Promise<T>): Promise<T> => inTurn('unlock', work)

  async function remembered(user: string): Promise<Remembered | undefined> {
    const { data } = rememberedSchema.safeParse(await keyValue.get('device').catch(() => undefined))
    return data?.user === user ? data : undefined
  }

  async function requireSession(): Promise<Session> {
    const session = await login.session()
    if (session === undefined) throw new ApiFailure(401, 'authorization', 'Nobody is logged in.')
    return session
  }

  /** A key of this device, and a copy under it. */
  async function sealForDevice(user: string): Promise<{ readonly key: CryptoKey; readonly copy: SealedCopy }> {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    const copy = await vault.seal({ kind: 'device', key }, { keyId: crypto.randomUUID(), label: '' }, user)
    return { key, copy }
  }

  async function make({ user, accessToken }: Session, signal: AbortSignal): Promise<Addresses> {
    const addresses = await vault.make()
    const code = makeCode()
    const codeKey: UnlockKey = { kind: 'code', secret: secretOfCode(parseCode(code) as string) }
    const codeCopy = await vault.seal(codeKey, { keyId: crypto.randomUUID(), label: '' }, user)
    const file = JSON.stringify({ format: 'kit-recovery/1', user, addresses, copy: codeCopy }, undefined, 2)
    try {
      await screen.ask(async () => (await import('./RecoveryCode.js')).RecoveryCode, { code, file }, signal)
    } catch (error) {
      vault.wipe()
      throw error
    }
    const device = await sealForDevice(user)
    const text = ['kit-create/1', user, addresses.eoa, addresses.owner, addresses.solana].join('\n')
    const message = stringToHex(text)
    const proofs = {
      eoa: await vault.sign({ type: 'message', account: 'eoa', message }),
      owner: await vault.sign({ type: 'message', account: 'owner', message }),
      solana: base58.encode(
        hexToBytes(
          (await vault.sign({ type: 'bytes', account: 'solana', bytes: stringToBytes(text) })) as `0x${string}`,
        ),
      ),
    }
    await api.createWallet({ addresses, proofs, copies: [codeCopy, device.copy] }, { accessToken, signal })
    await keyValue.set('device', { user, keyId: device.copy.keyId, key: device.key, addresses } satisfies Remembered)
    await login.noteCreated()
    return addresses
  }

  async function openHere({ user, accessToken }: Session, known: Remembered): Promise<boolean> {
    const { addresses, ...copy } = await api.takeCopy({ keyId: known.keyId }, { accessToken })
    await vault.open(copy, { kind: 'device', key: known.key }, user, known.addresses)
    return true
  }

  /** On a device that does not know the wallet: the visitor's code opens its copy, and the device gets a key of its own. */
  async function openByCode({ user, session, accessToken }: Session, signal: AbortSignal): Promise<Addresses> {
    const { keys, addresses } = await api.readUser({}, { accessToken, signal })
    const code = keys.find(({ kind }) => kind === 'code')
    if (code === undefined || addresses === undefined)
      throw new ApiFailure(404, 'keyId', 'The wallet has no recovery code.')
    const { addresses: expected, ...copy } = await api.takeCopy({ keyId: code.keyId }, { accessToken, signal })
    const tryCode = async (typed: string): Promise<boolean> => {
      const signs = parseCode(typed)
      if (signs === undefined) return false
      return vault.open(copy, { kind: 'code', secret: secretOfCode(signs) }, user, expected).then(
        () => true,
        () => false,
      )
    }
    await screen.ask(async () => (await import('./EnterCode.js')).EnterCode, { tryCode }, signal)
    const device = await sealForDevice(user)
    const signedAt = Date.now()
    const proofText = ['kit-proof/1', 'keys', user, session, signedAt].join('\n')
    const signature = await vault.sign({ type: 'message', account: 'eoa', message: stringToHex(proofText) })
    await api.addKey({ copy: device.copy, proof: { signedAt, signature } }, { accessToken, signal })
    await keyValue.set('device', {
      user,
      keyId: device.copy.keyId,
      key: device.key,
      addresses: expected,
    } satisfies Remembered)
    return expected
  }

  async function unlock(signal: AbortSignal): Promise<Addresses> {
    const session = await requireSession()
    const open = vault.addresses()
    const known = await remembered(session.user)
    if (known !== undefined && open?.eoa === known.addresses.eoa) return open
    if (session.isNew) return make(session, signal)
    if (known !== undefined) {
      try {
        await openHere(session, known)
        return known.addresses
      } catch (error) {
        // A device that was removed has no copy any more.
        if (!(error instanceof ApiFailure && error.status === 404)) throw error
        await keyValue.remove('device')
      }
    }
    return openByCode(session, signal)
  }

  async function knownAddresses(): Promise<Addresses | undefined> {
    const session = await login.session()
    return session === undefined ? undefined : (await remembered(session.user))?.addresses
  }

  return {
    knownAddresses,
    requireAddresses: (signal) => alone(async () => (await knownAddresses()) ?? (await unlock(signal))),
    requireUnlocked: (signal) =>
      alone(async () => {
        await unlock(signal)
      }),
    async forgetDevice() {
      vault.wipe()
      await keyValue.remove('device')
    },
  }
}
