import type { PendingRequest, TestWallet } from '@kit/testing'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The test wallet's own window: in a browser extension this would be its popup. */
export function WalletPrompt(props: { readonly wallet: TestWallet }): ReactNode {
  const { wallet } = props
  const [request, setRequest] = useState<PendingRequest>()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => wallet.watchQueue(() => setRequest(wallet.queue[0])), [wallet])
  useEffect(() => {
    if (request === undefined) dialog.current?.close()
    else if (dialog.current?.open === false) dialog.current.showModal()
  }, [request])

  return (
    <dialog ref={dialog} className="prompt" aria-label={`${wallet.info.name} asks`} onCancel={() => request?.reject()}>
      {request !== undefined && (
        <>
          <header>
            <img src={wallet.info.icon} alt="" width="32" height="32" />
            <strong>{wallet.info.name}</strong>
          </header>
          <p>
            This page asks for <code>{request.method}</code>
          </p>
          <pre>{JSON.stringify(request.params, null, 2)}</pre>
          <div className="buttons">
            <button type="button" onClick={() => request.reject()}>
              Reject
            </button>
            <button type="button" className="primary" onClick={() => request.approve()}>
              Approve
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
