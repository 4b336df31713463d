'use client'
import { formatAddress } from '@kit/core'
import { cleanText } from '@kit/core/plugin'
import { useNetworks, useStore } from '@kit/react'
import { NetworkImage, Typography, useKit, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxState } from '../SiwxState.js'
import { classes, css } from './SignIn.module.css.js'

/** Shows what is signed: the page, the account, its network and the full message. */
export function SignInDetails({
  state: { account, lastNetworkId, message },
}: {
  readonly state: SiwxState
}): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const network = useStore(kit.active, (active) => active.network)
  const last = useNetworkName(lastNetworkId)
  const isSmart = account?.type === 'smartAccount'
  // If the message can't be parsed, its domain isn't trusted and the page's own location is shown.
  const parsed = message === undefined ? undefined : parseMessage(message)
  const domain = parsed?.domain ?? hostOf(kit.ports.platform.href)
  return (
    <>
      {parsed?.statement !== undefined && (
        <blockquote className={classes.statement}>
          <bdi>{cleanText(parsed.statement, 500)}</bdi>
        </blockquote>
      )}
      <div className={classes.card}>
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>{text('siwx.website')}</dt>
            <dd>
              <bdi dir="ltr">{cleanText(domain, 512)}</bdi>
            </dd>
          </div>
          {account && (
            <div className={classes.fact}>
              <dt>{text('siwx.account')}</dt>
              <dd title={account.address}>
                <bdi dir="ltr">{formatAddress(account.address)}</bdi>
              </dd>
            </div>
          )}
          {network && (
            <div className={classes.fact}>
              <dt>{text('siwx.network')}</dt>
              <dd className={classes.network}>
                <NetworkImage network={network} size={20} />
                <bdi>{network.name}</bdi>
              </dd>
            </div>
          )}
        </dl>
        {message !== undefined && (
          <details className={classes.message}>
            <summary>{text('siwx.message')}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
            <section className={classes.text} dir="ltr" tabIndex={0} aria-label={text('siwx.message')}>
              {message
                .split('\n')
                .map((line) => cleanText(line, 4096))
                .join('\n')}
            </section>
          </details>
        )}
      </div>
      {(last !== undefined || isSmart) && (
        <div className={classes.notes}>
          {last !== undefined && <Typography as="quiet">{text('siwx.otherNetwork', { network: last })}</Typography>}
          {isSmart && <Typography as="quiet">{text('siwx.smartAccount')}</Typography>}
        </div>
      )}
    </>
  )
}

function hostOf(href: string): string {
  try {
    return new URL(href).host
  } catch {
    return ''
  }
}

/** Returns the name of a network, or its ID if the app doesn't have it. */
export function useNetworkName(id: string | undefined): string | undefined {
  return useNetworks().find((network) => network.id === id)?.name ?? id
}
