'use client'
import { useStore } from '@kit/react'
import { defineView, Typography, useKit, useStyles, useText, type ViewDefinition } from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import { classes, css } from './Login.module.css.js'
import { useEmbedded } from './useEmbedded.js'
import { useSyncAppearance } from './useSyncAppearance.js'

/** The view behind the wallet frame while the frame asks the user. */
export const approveTransactionView: ViewDefinition<'ApproveTransaction'> = defineView({
  name: 'ApproveTransaction',
  title: ({ text }) => text('embedded.approveTitle'),
  Component: ApproveTransaction,
})

function ApproveTransaction(): ReactElement {
  useStyles(css)
  useSyncAppearance()
  const text = useText()
  const { isFrameShown, moveFrameToTop } = useEmbedded()
  const kit = useKit()
  const { clock } = kit.ports
  const isOpen = useStore(kit.modal, ({ open }) => open)
  // The modal's dialog opens after this view mounts, and again if it closes and reopens. The frame must be above it each time.
  useEffect(() => (isOpen ? clock.setTimeout(moveFrameToTop, 0) : undefined), [clock, moveFrameToTop, isOpen])
  return (
    <div className={classes.view}>
      <div className={classes.room}>
        {/* Lower content would be half visible below the frame, which is shorter than the available space. */}
        {!isFrameShown && <Typography as="quiet">{text('embedded.approveText')}</Typography>}
      </div>
    </div>
  )
}
