import { useEffect, useRef, useState } from 'react'
import { scanFrames } from '../wallet/scanFrames.js'
import { useModal } from './PromptDialog.js'

/** Shows the camera until a QR code is found. */
export function ScanDialog(props: { readonly onScan: (text: string) => void; readonly onClose: () => void }) {
  const dialog = useModal()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState('')
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
        if (!abort.signal.aborted) setProblem('Camera unavailable. Paste the link instead.')
      },
    )
    return () => abort.abort()
  }, [])
  return (
    <dialog ref={dialog} className="card dialog" aria-labelledby="scan-title" onCancel={onClose} onClose={onClose}>
      <h2 id="scan-title" tabIndex={-1}>
        Scan QR code
      </h2>
      {problem === '' ? (
        <p className="quiet">Point your camera at the app’s QR code.</p>
      ) : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <video ref={video} className="camera" hidden={problem !== ''} muted playsInline aria-label="Camera" />
      <div className="buttons">
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </dialog>
  )
}
