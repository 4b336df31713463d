import type { CaipNetworkId } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { useModal } from '@kit/react-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Card } from './Card.js'

/** Response of the demo's backend to a request for the members page. */
type Answer =
  | { readonly status: 'asking' | 'refused' | 'failed' }
  | { readonly status: 'shown'; readonly title: string; readonly accounts: readonly Member[] }
type Member = { readonly chainId: CaipNetworkId; readonly address: string }

async function askForPage(): Promise<Answer> {
  try {
    const response = await fetch('/api/members')
    if (response.status === 401) return { status: 'refused' }
    if (!response.ok) return { status: 'failed' }
    return { status: 'shown', ...((await response.json()) as { title: string; accounts: readonly Member[] }) }
  } catch {
    return { status: 'failed' }
  }
}

/** A page that the backend serves only to signed-in users. It is requested on click or after sign-in. */
export function MembersCard(): ReactNode {
  const kit = useKit()
  const { open } = useModal()
  const { account } = useStore(kit.active)
  const { status, session } = useStore(kit.plugins.siwx.state)
  const [answer, setAnswer] = useState<Answer>()
  const [asked, setAsked] = useState(0)
  const isShown = useRef(false)

  // Refreshes after sign-in and sign-out.
  useEffect(() => {
    isShown.current ||= session !== undefined || asked > 0
    if (!isShown.current) return
    let isCurrent = true
    setAnswer((shown) => shown ?? { status: 'asking' })
    void askForPage().then((found) => isCurrent && setAnswer(found))
    return () => {
      isCurrent = false
    }
  }, [session, asked])

  /** A connected user is prompted by their wallet immediately; the kit reports the result. */
  const signIn = () => (account ? void kit.plugins.siwx.signIn().catch(() => {}) : open())

  return (
    <Card title="Members only">
      <div aria-live="polite">
        <Page answer={answer} />
      </div>
      <div className="buttons">
        {answer?.status === 'refused' && (
          <button type="button" className="primary" onClick={signIn}>
            Sign in
          </button>
        )}
        {answer?.status !== 'shown' && (
          <button type="button" onClick={() => setAsked(asked + 1)}>
            Open the page
          </button>
        )}
        {status === 'signedIn' && (
          <button type="button" onClick={() => void kit.plugins.siwx.signOut()}>
            Sign out
          </button>
        )}
      </div>
    </Card>
  )
}

function Page(props: { readonly answer: Answer | undefined }): ReactNode {
  const { answer } = props
  switch (answer?.status) {
    case undefined:
      return <p className="quiet">A page only signed-in users can open.</p>
    case 'asking':
      return <p className="quiet">Loading…</p>
    case 'refused':
      return <p className="quiet">Members only. Sign in with your wallet. It’s free.</p>
    case 'failed':
      return <p className="quiet">Couldn’t reach the backend. Try again.</p>
    case 'shown':
      return (
        <>
          <p>{answer.title}. Signed in as</p>
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
