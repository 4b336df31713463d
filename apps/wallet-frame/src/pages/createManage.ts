import type { ProofPurpose } from '@kit/server/contract'
import { ApiFailure } from '../failure/ApiFailure.js'
import { isRefusal } from '../failure/isRefusal.js'
import type { Addresses } from '../keys/Addresses.js'
import type { Api } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import type { Session } from '../login/Session.js'
import type { Page } from '../page/Page.js'
import type { LoadPasskeys } from '../passkey/Passkeys.js'
import type { PermissionBook } from '../permissions/PermissionBook.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import { createDeviceMemory, deviceKeysOf } from '../unlock/createDeviceMemory.js'
import { prove } from '../unlock/prove.js'
import { sealForDevice } from '../unlock/sealForDevice.js'
import { sealUnderCode } from '../unlock/sealUnderCode.js'
import { sealUnderPasskey } from '../unlock/sealUnderPasskey.js'
import type { Unlock } from '../unlock/Unlock.js'
import type { Vault } from '../worker/createVault.js'
import type { Known, Manage } from './Manage.js'

/** Options for {@link createManage}; `signal` aborts requests to the server. */
export type ManageOptions = {
  readonly api: Api
  readonly login: Login
  readonly keyValue: KeyValue
  readonly unlock: Unlock
  readonly vault: Vault
  readonly loadPasskeys: LoadPasskeys
  readonly page: Pick<Page, 'dapp' | 'origin' | 'projectId' | 'postSession'>
  readonly signal: AbortSignal
  /** Absent if there are no smart accounts. */
  openPermissions?(signal: AbortSignal): Promise<PermissionBook>
}

/** Creates the commands of the wallet's pages. */
export function createManage(options: ManageOptions): Manage {
  const { api, login, keyValue, unlock, vault, loadPasskeys, page, signal } = options
  const memory = createDeviceMemory(keyValue)
  let challenge: string | undefined

  async function requireSession(): Promise<Session> {
    const session = await login.session()
    if (session === undefined) throw new ApiFailure(401, 'authorization', 'Not signed in.')
    return session
  }

  /** The wallet may have been locked while the page was open. Prompts have to wait until the page is closed. */
  async function requireOpen(): Promise<Addresses> {
    const { user } = await requireSession()
    if (vault.addresses() === undefined && deviceKeysOf(await memory.read(user)).length > 0)
      await unlock.requireUnlocked(signal)
    const addresses = vault.addresses()
    if (addresses === undefined) throw new ApiFailure(403, 'locked', 'The wallet is locked.')
    return addresses
  }

  /** Returns the session, and a proof for one call. */
  async function proven(purpose: ProofPurpose) {
    await requireOpen()
    const session = await requireSession()
    const options = { accessToken: session.accessToken, signal }
    return { session, proof: await prove(vault, session, purpose), options }
  }

  async function read(): Promise<Known> {
    return api.readUser({}, { accessToken: await login.accessToken(), signal })
  }

  async function removeKey(keyId: string): Promise<void> {
    const { proof, options } = await proven('keys/remove')
    await api.removeKey({ keyId, proof }, options)
  }

  async function removeOwnKey(): Promise<void> {
    const { user } = await requireSession()
    for (const { keyId } of deviceKeysOf(await memory.read(user)))
      await removeKey(keyId).catch((error: unknown) => {
        // Already removed.
        if (!isRefusal(error, 404, 'keyId')) throw error
      })
  }

  /** Removes the session and everything that opens the wallet from this device. */
  async function leave(): Promise<void> {
    await unlock.forgetDevice()
    await login.signOut()
    page.postSession(false)
  }

  return {
    read,
    removeKey,
    async asksEveryTime() {
      const { user } = await requireSession()
      return deviceKeysOf(await memory.read(user)).length === 0
    },
    isOpen: () => vault.addresses() !== undefined,
    isFresh: login.isFresh,
    async sendCode() {
      const { email } = await read()
      if (email === undefined) throw new ApiFailure(403, 'email', 'The wallet has no email address.')
      const { projectId, origin } = page
      const locale = page.dapp()?.locale ?? 'en'
      const started = await api.startEmail({ projectId, origin, email, locale }, { signal })
      challenge = started.challenge
    },
    async enterCode(otp) {
      if (challenge === undefined) throw new ApiFailure(410, 'otp', 'This code has expired. Request a new one.')
      await login.take(await api.verifyEmail({ challenge, otp }, { signal }))
      challenge = undefined
    },
    async createRecovery() {
      const addresses = await requireOpen()
      return sealUnderCode(vault, (await requireSession()).user, addresses)
    },
    async saveRecovery({ copy }) {
      const { keys } = await read()
      // Pressed again after the response was lost: already stored.
      if (!keys.some(({ keyId }) => keyId === copy.keyId)) {
        const { proof, options } = await proven('keys')
        await api.addKey({ copy, proof }, options)
      }
      for (const { keyId, kind } of keys) if (kind === 'code' && keyId !== copy.keyId) await removeKey(keyId)
    },
    async preparePasskey() {
      const { session, proof } = await proven('passkey/options')
      const { projectId, origin } = page
      const passkeys = await loadPasskeys(signal)
      const make = await sealUnderPasskey({ api, vault, passkeys, session, dapp: { projectId, origin }, signal, proof })
      return {
        window: passkeys.window,
        async make() {
          const copy = await make()
          if (copy === undefined) return false
          const { proof, options } = await proven('keys')
          await api.addKey({ copy, proof }, options)
          return true
        },
      }
    },
    async setAskEveryTime(isOn) {
      const addresses = await requireOpen()
      const session = await requireSession()
      const { user } = session
      if (isOn) {
        await removeOwnKey()
        await memory.keep({ user, addresses })
        return
      }
      const { device, copy } = await sealForDevice(vault, session)
      const { proof, options } = await proven('keys')
      await memory.replaceKey({ user, addresses, device }, () => api.addKey({ copy, proof }, options))
    },
    async forgetDevice() {
      await removeOwnKey()
      await leave()
    },
    async exportKeys() {
      await requireOpen()
      // The server records the export and emails the user before anything is shown.
      await api.exportUser({}, { accessToken: await login.accessToken(), signal })
      return vault.exportKeys()
    },
    async permissions() {
      await requireOpen()
      if (options.openPermissions === undefined) throw new TypeError('Smart accounts are not available')
      return options.openPermissions(signal)
    },
    async deleteNow() {
      const { proof, options } = await proven('user/delete')
      await api.deleteUser({ proof }, options)
      await leave()
    },
    async deleteLater() {
      const { deletionAt } = await api.deleteUser({}, { accessToken: await login.accessToken(), signal })
      return deletionAt
    },
  }
}
