import type { CaipNetworkId } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { useModal } from '@kit/react-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Card } from './Card.js'

/** What the demo's backend said when it was asked for its page for members. */
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

/** A page that the backend serves to who is signed in, and to nobody else. It is asked for when the visitor wants it or has signed in. */
export function MembersCard(): ReactNode {
  const kit = useKit()
  const { open } = useModal()
  const { account } = useStore(kit.active)
  const { status, session } = useStore(kit.plugins.siwx.state)
  const [answer, setAnswer] = useState<Answer>()
  const [asked, setAsked] = useState(0)
  const isShown = useRef(false)

  // Whoever signs in or out sees at once what the server makes of it.
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

  /** Who is connected is asked by their wallet at once; what comes of it is told by the kit. */
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
