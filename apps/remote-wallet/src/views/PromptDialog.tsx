import type { RemotePrompt } from '@kit/testing/remote-wallet'
import { type RefObject, useEffect, useRef } from 'react'
import { fillPlaceholders } from '../texts/fillPlaceholders.js'
import { useWalletTexts } from '../texts/useWalletTexts.js'
import type { WalletAccount } from '../wallet/loadAccounts.js'
import type { WalletConfig } from '../wallet/WalletConfig.js'
import { AppMark } from './AppMark.js'
import { appName } from './appName.js'
import { RequestPrompt } from './RequestPrompt.js'
import { SessionPrompt } from './SessionPrompt.js'

/** One request of an app. Escape rejects it. */
export function PromptDialog(props: {
  readonly prompt: RemotePrompt
  readonly waiting: number
  readonly config: WalletConfig
  readonly accounts: readonly WalletAccount[]
}) {
  const { prompt, waiting, config, accounts } = props
  const dialog = useModal()
  const texts = useWalletTexts()
  const { name, host } = appName(prompt.peer, texts)
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
      {waiting > 0 && <p className="quiet center">{fillPlaceholders(texts.waiting, { count: waiting })}</p>}
    </dialog>
  )
}

/** Opens a dialog above the page while it is mounted, with the focus on its heading, not on a button. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('h2')?.focus()
    return () => element.close()
  }, [])
  return dialog
}
