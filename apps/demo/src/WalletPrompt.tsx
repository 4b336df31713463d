import type { PendingRequest } from '@kit/testing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DemoWallet } from './DemoWallet.js'

/** The test wallet's own window: in a browser extension this would be its popup. */
export function WalletPrompt(props: { readonly wallet: DemoWallet }): ReactNode {
  const { wallet } = props
  const [request, setRequest] = useState<PendingRequest>()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => wallet.watchQueue(() => setRequest(wallet.queue[0])), [wallet])
  useEffect(() => {
    if (request === undefined) dialog.current?.close()
    else if (dialog.current?.open === false) dialog.current.showModal()
  }, [request])

  return (
    <dialog ref={dialog} className="prompt" aria-label={`${wallet.name} asks`} onCancel={() => request?.reject()}>
      {request !== undefined && (
        <>
          <header>
            <img src={wallet.icon} alt="" width="32" height="32" />
            <strong>{wallet.name}</strong>
          </header>
          <p>
            This page asks for <code>{request.method}</code>
          </p>
          <pre>{JSON.stringify(request.params, shortBytes, 2)}</pre>
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

/** Bytes as hex: nobody can read a list of numbers. */
function shortBytes(_: string, value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return typeof value === 'bigint' ? value.toString() : value
  return Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
