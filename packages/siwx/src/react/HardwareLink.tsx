'use client'
import { Button, Typography, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './SignIn.module.css.js'
import { useSiwx } from './useSiwx.js'

/** Option for hardware wallets on Solana, which can't sign messages. */
export function HardwareLink(): ReactElement | null {
  useStyles(css)
  const text = useText()
  const { account, signIn } = useSiwx()
  if (account?.namespace !== 'solana') return null
  return (
    <div className={classes.hardware}>
      <Button kind="link" onClick={() => void signIn({ isHardware: true }).catch(() => undefined)}>
        {text('siwx.hardware')}
      </Button>
      <Typography as="small">{text('siwx.hardwareText')}</Typography>
    </div>
  )
}
