import type { PendingRequest } from '@kit/testing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Picture } from './cards/Picture.js'
import type { DemoConfig } from './config/DemoConfig.js'
import type { DemoWallet } from './config/DemoWallet.js'
import { describePrompt, type PromptTexts } from './prompt/describePrompt.js'
import { describeSolanaTransfer } from './prompt/describeSolanaTransfer.js'
import { fillText, useDemoTexts } from './texts/useDemoTexts.js'

/** The test wallet's own window: in a browser extension, this would be its popup. */
export function WalletPrompt(props: { readonly wallet: DemoWallet; readonly config: DemoConfig }): ReactNode {
  const { wallet, config } = props
  const [request, setRequest] = useState<PendingRequest>()
  const dialog = useRef<HTMLDialogElement>(null)
  const { prompt } = useDemoTexts()

  useEffect(() => wallet.watchQueue(() => setRequest(wallet.queue[0])), [wallet])
  useEffect(() => {
    if (request === undefined) dialog.current?.close()
    else if (dialog.current?.open === false) dialog.current.showModal()
  }, [request])

  return (
    <dialog
      ref={dialog}
      className="prompt"
      aria-label={fillText(prompt.request, { wallet: wallet.name })}
      onCancel={() => request?.reject()}
    >
      {request !== undefined && (
        <>
          <header>
            <Picture src={wallet.icon} name={wallet.name} />
            <span>
              <strong>{wallet.name}</strong>
              <span className="quiet small">Kit demo · {location.host}</span>
            </span>
          </header>
          <PromptDetails request={request} config={config} />
          <div className="buttons">
            <button type="button" onClick={() => request.reject()}>
              {prompt.reject}
            </button>
            <button type="button" className="primary" onClick={() => request.approve()}>
              {prompt.approve}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}

function PromptDetails(props: { readonly request: PendingRequest; readonly config: DemoConfig }): ReactNode {
  const { request, config } = props
  const [transfer, setTransfer] = useState<PromptTexts>()
  const texts = useDemoTexts()
  useEffect(() => {
    let isStale = false
    describeSolanaTransfer(request, texts).then(
      (described) => !isStale && setTransfer(described),
      // Anything but a transfer keeps its generic description.
      () => {},
    )
    return () => {
      isStale = true
      setTransfer(undefined)
    }
  }, [request, texts])
  const { title, note, text, rows = [] } = transfer ?? describePrompt(request, config, texts)
  return (
    <>
      <h2>{title}</h2>
      {note !== undefined && <p className="quiet small">{note}</p>}
      {text !== undefined && <pre dir="auto">{text}</pre>}
      {rows.length > 0 && (
        <table>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td dir="auto">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
