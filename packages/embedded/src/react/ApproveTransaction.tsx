'use client'
import { useStore } from '@kit/react'
import { defineView, useKit, useStyles, useText, type ViewDefinition, Words } from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import { classes, css } from './Login.module.css.js'
import { useEmbedded } from './useEmbedded.js'
import { useSyncAppearance } from './useSyncAppearance.js'

/** What stands behind the wallet’s own frame while that asks the visitor. */
export const approveTransactionView: ViewDefinition<'ApproveTransaction'> = defineView({
  name: 'ApproveTransaction',
  title: ({ text }) => text('embedded.approveTitle'),
  Component: ApproveTransaction,
})

function ApproveTransaction(): ReactElement {
  useStyles(css)
  useSyncAppearance()
  const text = useText()
  const { raiseFrame, state } = useEmbedded()
  const kit = useKit()
  const { clock } = kit.ports
  const isOpen = useStore(kit.modal, ({ open }) => open)
  // The modal’s own dialog is shown once this view is there, and again where it closes and is opened meanwhile: above the frame each time.
  useEffect(() => (isOpen ? clock.setTimeout(raiseFrame, 0) : undefined), [clock, raiseFrame, isOpen])
  return (
    <div className={classes.view}>
      <div className={classes.room}>
        {/* Below the frame, which is not as high as the room, half of it would be seen. */}
        {!state.isFrameShown && <Words as="quiet">{text('embedded.approveText')}</Words>}
      </div>
    </div>
  )
}
