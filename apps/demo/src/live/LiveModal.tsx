import { KitProvider, useKit, useModalIntent, useStore } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { createLiveKit } from './createLiveKit.js'

/** The modal, rendered in the page. It loads after the first paint. */
export function LiveModal(): ReactNode {
  const texts = useDemoTexts()
  const kit = useKit()
  const [liveKit] = useState(() => createLiveKit(kit))
  const hasAccount = useStore(kit.active, ({ account }) => account !== undefined)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => kit.ports.whenIdle(() => setIdle(true)), [kit])
  return (
    <KitProvider kit={liveKit}>
      <Failure text={texts.notLoaded} />
      <Shape />
      {/* A new modal doesn't take the focus, which returns to the button that opened the modal over the page. */}
      {isIdle && <KitModal key={String(hasAccount)} />}
    </KitProvider>
  )
}

/** Holds the place of the modal: a title and rows, hidden by the style sheet once the modal is there. */
function Shape(): ReactNode {
  const { hasFailed } = useModalIntent()
  if (hasFailed) return null
  return (
    <div className="shape" aria-hidden="true">
      {['title', 1, 2, 3, 4].map((row) => (
        <i key={row} />
      ))}
    </div>
  )
}

/** Shown instead of the modal if its files failed to load. */
function Failure({ text }: { readonly text: string }): ReactNode {
  const { hasFailed } = useModalIntent()
  return hasFailed && <p className="quiet">{text}</p>
}
