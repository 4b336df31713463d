import { useEffect, useRef, useState } from 'react'
import { useWalletTexts } from '../texts/useWalletTexts.js'
import { scanFrames } from '../wallet/scanFrames.js'
import { useModal } from './PromptDialog.js'

/** Shows the camera until a QR code is found. */
export function ScanDialog(props: { readonly onScan: (text: string) => void; readonly onClose: () => void }) {
  const dialog = useModal()
  const texts = useWalletTexts()
  const video = useRef<HTMLVideoElement>(null)
  const [isFailed, setFailed] = useState(false)
  const { onScan, onClose } = props
  // The camera starts once
  useEffect(() => {
    const abort = new AbortController()
    const element = video.current
    if (element === null) return
    scanFrames(element, abort.signal).then(
      (text) => {
        onClose()
        onScan(text)
      },
      () => {
        if (!abort.signal.aborted) setFailed(true)
      },
    )
    return () => abort.abort()
  }, [])
  return (
    <dialog ref={dialog} className="card dialog" aria-labelledby="scan-title" onCancel={onClose} onClose={onClose}>
      <h2 id="scan-title" tabIndex={-1}>
        {texts.scan}
      </h2>
      {isFailed ? (
        <p className="problem" role="alert">
          {texts.noCamera}
        </p>
      ) : (
        <p className="quiet">{texts.pointCamera}</p>
      )}
      <video ref={video} className="camera" hidden={isFailed} muted playsInline aria-label={texts.camera} />
      <div className="buttons">
        <button type="button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </dialog>
  )
}
