'use client'
import { useStore } from '@kit/react'
import { Icon, Picture, useKit, useStyles, WalletImage } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './SignIn.module.css.js'

/** Shows the icons of the app and the wallet, and whether the app is waiting for the wallet. */
export function Pair({ state }: { readonly state: 'still' | 'waiting' | 'refused' | 'done' }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const wallet = useStore(kit.active, ({ connection }) => connection?.wallet)
  const { icons, name } = kit.options.metadata
  return (
    <div className={`${classes.pair} ${state === 'still' ? '' : classes[state]}`}>
      <Picture name={name} url={icons[0] ?? null} size={56} />
      <span className={classes.between}>
        {state === 'refused' || state === 'done' ? (
          <Icon name={state === 'done' ? 'check' : 'close'} size={18} />
        ) : (
          <>
            <span className={classes.dot} />
            <span className={classes.dot} />
            <span className={classes.dot} />
          </>
        )}
      </span>
      <span className={classes.wallet}>
        <WalletImage wallet={wallet ?? { name: '' }} size={56} />
      </span>
    </div>
  )
}
