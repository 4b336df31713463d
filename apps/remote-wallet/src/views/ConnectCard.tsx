import { useState } from 'react'
import { useWalletTexts } from '../texts/useWalletTexts.js'
import { ScanDialog } from './ScanDialog.js'
import type { Pairing } from './usePairing.js'

/** Accepts a pairing link by paste or scan. */
export function ConnectCard({ pairing }: { readonly pairing: Pairing }) {
  const texts = useWalletTexts()
  const [uri, setUri] = useState('')
  const [scanning, setScanning] = useState(false)
  const busy = pairing.status === 'connecting'
  const submit = (link: string) => {
    setUri('')
    pairing.pair(link)
  }
  return (
    <section className="card" aria-labelledby="connect-title">
      <h1 id="connect-title">{texts.connection}</h1>
      <p className="quiet">{texts.pasteLink}</p>
      <form
        className="connect"
        onSubmit={(event) => {
          event.preventDefault()
          submit(uri)
        }}
      >
        <label htmlFor="uri">{texts.pairingLink}</label>
        <input
          id="uri"
          value={uri}
          dir="ltr"
          onChange={(event) => setUri(event.target.value)}
          placeholder="wc:…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div className="buttons">
          <button type="button" onClick={() => setScanning(true)}>
            {texts.scan}
          </button>
          <button type="submit" className="primary" disabled={busy || uri.trim() === ''}>
            {texts.connect}
          </button>
        </div>
      </form>
      <p
        className={pairing.status === 'failed' ? 'problem' : 'quiet status'}
        role={pairing.status === 'failed' ? 'alert' : 'status'}
      >
        {pairing.text}
      </p>
      {scanning && <ScanDialog onScan={submit} onClose={() => setScanning(false)} />}
    </section>
  )
}
