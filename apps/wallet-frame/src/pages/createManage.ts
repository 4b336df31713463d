import { ApiFailure } from '../failure/ApiFailure.js'
import type { Api } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import type { Page } from '../page/Page.js'
import type { LoadPasskeys } from '../passkey/Passkeys.js'
import type { PermissionBook } from '../permissions/PermissionBook.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import type { Unlock } from '../unlock/Unlock.js'
import type { Vault } from '../worker/createVault.js'
import { createManageAccess } from './createManageAccess.js'
import { deviceCommands } from './deviceCommands.js'
import type { Manage } from './Manage.js'
import { recoveryCommands } from './recoveryCommands.js'

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
  const { api, login, unlock, vault, page, signal } = options
  const access = createManageAccess(options)
  const { read, removeKey, requireOpen, proven } = access

  /** Removes the session and everything that opens the wallet from this device. */
  async function leave(): Promise<void> {
    await unlock.forgetDevice()
    await login.signOut()
    page.postSession(false)
  }

  return {
    read,
    removeKey,
    ...recoveryCommands(options, access),
    ...deviceCommands(options, access),
    ...codeCommands(options, read),
    isOpen: () => vault.addresses() !== undefined,
    isFresh: login.isFresh,
    async forgetDevice() {
      await access.removeOwnKey()
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

/** Creates the commands of a fresh login by email. */
function codeCommands(
  { api, login, page, signal }: ManageOptions,
  read: Manage['read'],
): Pick<Manage, 'sendCode' | 'enterCode'> {
  let challenge: string | undefined
  return {
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
  }
}
