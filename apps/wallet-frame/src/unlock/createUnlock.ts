import { createText } from '@kit/server/contract'
import { base58 } from '@scure/base'
import { hexToBytes, stringToBytes, stringToHex } from 'viem'
import { ApiFailure } from '../failure/ApiFailure.js'
import { isRefusal } from '../failure/isRefusal.js'
import type { Addresses } from '../keys/Addresses.js'
import { parseCode, secretOfCode } from '../keys/parseCode.js'
import type { SealedCopy, UnlockKey } from '../keys/SealedCopy.js'
import type { Api } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import { createNamedLock } from '../login/createNamedLock.js'
import type { Session } from '../login/Session.js'
import type { PasskeySecret } from '../passkey/createPasskey.js'
import type { LoadPasskeys, Passkeys } from '../passkey/Passkeys.js'
import type { Screen } from '../screen/Screen.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import type { Vault } from '../worker/createVault.js'
import { createDeviceMemory, type DeviceKey, deviceKeysOf, type Remembered } from './createDeviceMemory.js'
import { prove } from './prove.js'
import { sealForDevice } from './sealForDevice.js'
import { sealUnderCode } from './sealUnderCode.js'
import type { Unlock } from './Unlock.js'

/** Options for {@link createUnlock}. */
export type UnlockOptions = {
  readonly api: Api
  readonly login: Login
  readonly keyValue: KeyValue
  readonly screen: Pick<Screen, 'ask'>
  readonly vault: Vault
  readonly loadPasskeys: LoadPasskeys
  /** The project, and the page that embeds the frame. */
  readonly dapp: { readonly projectId: string; readonly origin: string }
}

/** Creates the functions that create and unlock wallets. */
export function createUnlock({ api, login, keyValue, screen, vault, loadPasskeys, dapp }: UnlockOptions): Unlock {
  // Two requests, or two tabs, must not create a wallet each, or prompt twice.
  const lock = createNamedLock()
  const memory = createDeviceMemory(keyValue)
  const alone = <T>(work: () => Promise<T>): Promise<T> => lock('unlock', work)

  async function requireSession(): Promise<Session> {
    const session = await login.session()
    if (session === undefined) throw new ApiFailure(401, 'authorization', 'Not signed in.')
    return session
  }

  /** Creates a copy that opens the wallet elsewhere: under a passkey if this device has them, or a recovery code. */
  async function createRecovery(session: Session, addresses: Addresses, signal: AbortSignal): Promise<SealedCopy> {
    const passkeys = await loadPasskeys(signal)
    if (await passkeys.isSupported()) {
      const prepare = async () =>
        (await import('./sealUnderPasskey.js')).sealUnderPasskey({ api, vault, passkeys, session, dapp, signal })
      const load = async () => (await import('./ChooseRecovery.js')).ChooseRecovery
      const props = { prepare, passkeyWindow: passkeys.window }
      const chosen = await screen.ask<typeof props, SealedCopy | 'code'>(load, props, signal)
      if (chosen !== 'code') return chosen
    }
    const { code, copy, file } = await sealUnderCode(vault, session.user, addresses)
    await screen.ask(async () => (await import('./RecoveryCode.js')).RecoveryCode, { code, file }, signal)
    return copy
  }

  async function make(session: Session, signal: AbortSignal): Promise<Addresses> {
    const { user, accessToken } = session
    const addresses = await vault.make()
    const recovery = await createRecovery(session, addresses, signal).catch((error: unknown) => {
      vault.wipe()
      throw error
    })
    const { device, copy } = await sealForDevice(vault, session)
    const text = createText(user, addresses)
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
    await api.createWallet({ addresses, proofs, copies: [recovery, copy] }, { accessToken, signal })
    await memory.keep({ user, addresses, device })
    await login.markWalletCreated()
    return addresses
  }

  async function openHere({ user, accessToken }: Session, known: Remembered, { keyId, key }: DeviceKey): Promise<void> {
    const { addresses, ...copy } = await api.takeCopy({ keyId }, { accessToken })
    await vault.open(copy, { kind: 'device', key }, user, known.addresses)
  }

  /** Returns the device key that opened the wallet. Forgets the device if the server has none of its copies. */
  async function openByDevice(session: Session, known: Remembered): Promise<DeviceKey | undefined> {
    const { user, addresses } = known
    for (const device of deviceKeysOf(known)) {
      try {
        await openHere(session, known, device)
      } catch (error) {
        // The copy was replaced, or the device was removed.
        if (isRefusal(error, 404, 'keyId')) continue
        throw error
      }
      if (device !== known.device) await memory.keep({ user, addresses, device })
      return device
    }
    if (deviceKeysOf(known).length > 0) await memory.forget()
    return undefined
  }

  /** Whether the key opened the copy. */
  async function openCopy(
    { user, accessToken }: Session,
    keyId: string,
    unlockKey: UnlockKey,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { addresses: expected, ...copy } = await api.takeCopy({ keyId }, { accessToken, signal })
    return vault.open(copy, unlockKey, user, expected).then(
      () => true,
      (error: unknown) => {
        // Not a wrong key: it was not even tried.
        if (error instanceof ApiFailure) throw error
        return false
      },
    )
  }

  /** Unlocks on a device without a key: a passkey or the code opens its copy. */
  async function openElsewhere(session: Session, signal: AbortSignal): Promise<Addresses> {
    const { keys, addresses } = await api.readUser({}, { accessToken: session.accessToken, signal })
    // The newest code counts, even if the old one could not be removed.
    const code = keys.filter(({ kind }) => kind === 'code').at(-1)
    const passkeys = keys.filter(({ kind, credentialId }) => kind === 'passkey' && credentialId !== undefined)
    if ((code === undefined && passkeys.length === 0) || addresses === undefined)
      throw new ApiFailure(404, 'keyId', 'The wallet has neither a passkey nor a recovery code.')
    const open = (keyId: string, unlockKey: UnlockKey): Promise<boolean> => openCopy(session, keyId, unlockKey, signal)
    const tryCode = async (typed: string): Promise<boolean> => {
      const signs = parseCode(typed)
      return (
        signs !== undefined && code !== undefined && open(code.keyId, { kind: 'code', secret: secretOfCode(signs) })
      )
    }
    const asking = passkeys.length > 0 ? await loadPasskeys(signal) : undefined
    const tryPasskey = async (requested: Passkeys): Promise<boolean> => {
      const { response, secret } = await requested.showAny(passkeys.map(({ credentialId = '' }) => credentialId))
      const key = passkeys.find(({ credentialId }) => credentialId === response.id)
      if (secret === undefined || key === undefined) return false
      return open(key.keyId, { kind: 'passkey', secret }).finally(() => secret.fill(0))
    }
    vault.prepare()
    await screen.ask(
      async () => (await import('./EnterCode.js')).EnterCode,
      {
        ...(code && { tryCode }),
        ...(asking && { tryPasskey: () => tryPasskey(asking), passkeyWindow: asking.window }),
      },
      signal,
    )
    return addresses
  }

  /** Lets this device open the wallet without a prompt. */
  async function addDevice(session: Session, addresses: Addresses, signal: AbortSignal): Promise<void> {
    const { user, accessToken } = session
    const { device, copy } = await sealForDevice(vault, session)
    const proof = await prove(vault, session, 'keys')
    await memory.replaceKey({ user, addresses, device }, () => api.addKey({ copy, proof }, { accessToken, signal }))
  }

  async function unlock(signal: AbortSignal): Promise<Addresses> {
    const session = await requireSession()
    const open = vault.addresses()
    const known = await memory.read(session.user)
    if (known !== undefined && open?.eoa === known.addresses.eoa) return open
    if (session.isNew) {
      const { addresses } = await api.readUser({}, { accessToken: session.accessToken, signal })
      if (addresses === undefined) return make(session, signal)
      // Another tab was faster, or the response to the creation was lost.
      await login.markWalletCreated()
    }
    const device = known && (await openByDevice(session, known))
    if (known !== undefined && device !== undefined) {
      // Keys stolen during the previous login must not open later copies. If this fails, the next unlock retries it.
      if (device.session !== session.session) await addDevice(session, known.addresses, signal).catch(() => undefined)
      return known.addresses
    }
    const addresses = await openElsewhere(session, signal)
    const alwaysAsks = known !== undefined && deviceKeysOf(known).length === 0
    if (!alwaysAsks) await addDevice(session, addresses, signal)
    return addresses
  }

  async function openByPasskey(credentialId: string, secret: PasskeySecret, signal: AbortSignal): Promise<void> {
    const session = await requireSession()
    const { keys, addresses } = await api.readUser({}, { accessToken: session.accessToken, signal })
    const key = keys.find((each) => each.credentialId === credentialId)
    if (key === undefined || addresses === undefined) return
    const isOpen = await openCopy(session, key.keyId, { kind: 'passkey', secret }, signal)
    if (isOpen && (await memory.read(session.user)) === undefined) await addDevice(session, addresses, signal)
  }

  async function knownAddresses(): Promise<Addresses | undefined> {
    const session = await login.session()
    return session === undefined ? undefined : (await memory.read(session.user))?.addresses
  }

  return {
    knownAddresses,
    prepare: vault.prepare,
    requireAddresses: (signal) => alone(async () => (await knownAddresses()) ?? (await unlock(signal))),
    requireUnlocked: (signal) =>
      alone(async () => {
        await unlock(signal)
      }),
    openByPasskey: (credentialId, secret, signal) => alone(() => openByPasskey(credentialId, secret, signal)),
    async forgetDevice() {
      vault.wipe()
      await memory.forget()
    },
  }
}
