import type { CaipNetworkId } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { useModal } from '@kit/react-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'

/** Response of the demo's backend to a request for the members page. */
type Answer =
  | { readonly status: 'asking' | 'refused' | 'failed' }
  | { readonly status: 'shown'; readonly accounts: readonly Member[] }
type Member = { readonly chainId: CaipNetworkId; readonly address: string }

async function askForPage(): Promise<Answer> {
  try {
    const response = await fetch('/api/members')
    if (response.status === 401) return { status: 'refused' }
    if (!response.ok) return { status: 'failed' }
    return { status: 'shown', ...((await response.json()) as { accounts: readonly Member[] }) }
  } catch {
    return { status: 'failed' }
  }
}

/** A page that the backend serves only to signed-in users. It is requested on click or after sign-in. */
export function MembersCard(): ReactNode {
  const kit = useKit()
  const texts = useDemoTexts()
  const { open } = useModal()
  const { account } = useStore(kit.active)
  const { status, session } = useStore(kit.plugins.siwx.state)
  const [answer, setAnswer] = useState<Answer>()
  const [requested, setRequested] = useState(0)
  const isShown = useRef(false)

  // Refreshes after sign-in and sign-out.
  useEffect(() => {
    isShown.current ||= session !== undefined || requested > 0
    if (!isShown.current) return
    let isCurrent = true
    setAnswer((shown) => shown ?? { status: 'asking' })
    void askForPage().then((found) => isCurrent && setAnswer(found))
    return () => {
      isCurrent = false
    }
  }, [session, requested])

  /** A connected user is prompted by their wallet immediately; the kit reports the result. */
  const signIn = () => (account ? void kit.plugins.siwx.signIn().catch(() => {}) : open())

  return (
    <Card title={texts.members}>
      <div aria-live="polite">
        <Page answer={answer} />
      </div>
      <div className="buttons">
        {answer?.status === 'refused' && (
          <button type="button" className="primary" onClick={signIn}>
            {texts.signIn}
          </button>
        )}
        {answer?.status !== 'shown' && (
          <button type="button" onClick={() => setRequested(requested + 1)}>
            {texts.openPage}
          </button>
        )}
        {status === 'signedIn' && (
          <button type="button" onClick={() => void kit.plugins.siwx.signOut()}>
            {texts.signOut}
          </button>
        )}
      </div>
    </Card>
  )
}

function Page(props: { readonly answer: Answer | undefined }): ReactNode {
  const { answer } = props
  const texts = useDemoTexts()
  switch (answer?.status) {
    case undefined:
      return <p className="quiet">{texts.membersLead}</p>
    case 'asking':
      return <p className="quiet">{texts.loading}</p>
    case 'refused':
      return <p className="quiet">{texts.membersRefused}</p>
    case 'failed':
      return <p className="quiet">{texts.membersFailed}</p>
    case 'shown':
      return (
        <>
          <p>{texts.welcome}</p>
          <ul className="list members">
            {answer.accounts.map(({ chainId, address }) => (
              <li key={`${chainId}:${address}`}>
                <span className="mono">{address}</span>
                <span className="quiet small">{chainId}</span>
              </li>
            ))}
          </ul>
        </>
      )
  }
}
