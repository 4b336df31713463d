'use client'
import type { Token } from '@kit/core/plugin'
import { Icon, TokenImage, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './WalletSend.module.css.js'

/** The selected token. Opens the token list. */
export function TokenButton(props: {
  readonly token: Token | undefined
  readonly onClick: (() => void) | undefined
}): ReactElement {
  useStyles(css)
  const text = useText()
  const { token, onClick } = props
  const label = token === undefined ? text('send.noToken') : text('send.token', { token: token.symbol })
  return (
    <button
      type="button"
      className={classes.token}
      aria-label={label}
      disabled={onClick === undefined}
      onClick={onClick}
    >
      {token && <TokenImage token={token} size={28} />}
      <bdi className={classes.symbol}>{token?.symbol ?? text('send.noToken')}</bdi>
      {onClick && <Icon name="down" size={14} />}
    </button>
  )
}
