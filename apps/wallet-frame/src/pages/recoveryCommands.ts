import { requireSession } from '../login/requireSession.js'
import { sealUnderCode } from '../unlock/sealUnderCode.js'
import { sealUnderPasskey } from '../unlock/sealUnderPasskey.js'
import type { ManageOptions } from './createManage.js'
import type { ManageAccess } from './createManageAccess.js'
import type { Manage } from './Manage.js'

/** Creates the commands for copies that open the wallet elsewhere. */
export function recoveryCommands(
  { api, login, vault, loadPasskeys, page, signal }: ManageOptions,
  { read, requireOpen, proven, removeKey }: ManageAccess,
): Pick<Manage, 'createRecovery' | 'saveRecovery' | 'preparePasskey'> {
  return {
    async createRecovery() {
      const addresses = await requireOpen()
      return sealUnderCode(vault, (await requireSession(login)).user, addresses)
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
  }
}
