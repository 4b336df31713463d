import type { RemotePrompt } from '@kit/testing/remote-wallet'
import type { WalletAccount } from '../wallet/loadAccounts.js'
import type { WalletConfig } from '../wallet/WalletConfig.js'
import { AppMark } from './AppMark.js'
import { appName } from './appName.js'
import { RequestPrompt } from './RequestPrompt.js'
import { SessionPrompt } from './SessionPrompt.js'
import { useModal } from './useModal.js'

/** One question of an app. Escape says no. */
export function PromptDialog(props: {
  readonly prompt: RemotePrompt
  readonly waiting: number
  readonly config: WalletConfig
  readonly accounts: readonly WalletAccount[]
}) {
  const { prompt, waiting, config, accounts } = props
  const dialog = useModal()
  const { name, host } = appName(prompt.peer)
  return (
    <dialog
      ref={dialog}
      className="card dialog"
      aria-labelledby="prompt-title"
      onCancel={(event) => {
        event.preventDefault()
        prompt.reject()
      }}
    >
      <div className="asker">
        <AppMark peer={prompt.peer} size={56} />
        <div className="label">{name}</div>
        <div className="quiet">{host}</div>
      </div>
      {prompt.kind === 'session' ? (
        <SessionPrompt prompt={prompt} config={config} accounts={accounts} />
      ) : (
        <RequestPrompt prompt={prompt} config={config} accounts={accounts} />
      )}
      {waiting > 0 && (
        <p className="quiet center">{waiting === 1 ? '1 more request waits' : `${waiting} more requests wait`}</p>
      )}
    </dialog>
  )
}
