import type { Addresses } from '../keys/Addresses.js'
import type { Api } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import { createNamedLock } from '../login/createNamedLock.js'
import { requireSession } from '../login/requireSession.js'
import type { PasskeySecret } from '../passkey/createPasskey.js'
import type { LoadPasskeys } from '../passkey/Passkeys.js'
import type { Screen } from '../screen/Screen.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import type { Vault } from '../worker/createVault.js'
import { createDeviceMemory, type DeviceMemory, deviceKeysOf } from './createDeviceMemory.js'
import { makeWallet } from './makeWallet.js'
import { addDevice, openByDevice } from './openByDevice.js'
import { openCopy, openElsewhere } from './openElsewhere.js'
import type { Unlock } from './Unlock.js'

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

/** Options and memory that creating and opening a wallet share. */
export type UnlockContext = UnlockOptions & { readonly memory: DeviceMemory }

/** Creates the functions that create and unlock wallets. */
export function createUnlock(options: UnlockOptions): Unlock {
  const { api, login, keyValue, vault } = options
  // Two requests, or two tabs, must not create a wallet each, or prompt twice.
  const lock = createNamedLock()
  const memory = createDeviceMemory(keyValue)
  const context: UnlockContext = { ...options, memory }
  const alone = <T>(work: () => Promise<T>): Promise<T> => lock('unlock', work)

  async function unlock(signal: AbortSignal): Promise<Addresses> {
    const session = await requireSession(login)
    const open = vault.addresses()
    const known = await memory.read(session.user)
    if (known !== undefined && open?.eoa === known.addresses.eoa) return open
    if (session.isNew) {
      const { addresses } = await api.readUser({}, { accessToken: session.accessToken, signal })
      if (addresses === undefined) return makeWallet(context, session, signal)
      // Another tab was faster, or the response to the creation was lost.
      await login.markWalletCreated()
    }
    const device = known && (await openByDevice(context, session, known))
    if (known !== undefined && device !== undefined) {
      // Keys stolen during the previous login must not open later copies. If this fails, the next unlock retries it.
      if (device.session !== session.session)
        await addDevice(context, session, known.addresses, signal).catch(() => undefined)
      return known.addresses
    }
    const addresses = await openElsewhere(context, session, signal)
    const alwaysAsks = known !== undefined && deviceKeysOf(known).length === 0
    if (!alwaysAsks) await addDevice(context, session, addresses, signal)
    return addresses
  }

  async function openByPasskey(credentialId: string, secret: PasskeySecret, signal: AbortSignal): Promise<void> {
    const session = await requireSession(login)
    const { keys, addresses } = await api.readUser({}, { accessToken: session.accessToken, signal })
    const key = keys.find((each) => each.credentialId === credentialId)
    if (key === undefined || addresses === undefined) return
    const isOpen = await openCopy(context, session, key.keyId, { kind: 'passkey', secret }, signal)
    if (isOpen && (await memory.read(session.user)) === undefined) await addDevice(context, session, addresses, signal)
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
