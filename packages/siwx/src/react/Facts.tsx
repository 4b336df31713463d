'use client'
import { formatAddress } from '@kit/core'
import { cleanText } from '@kit/core/plugin'
import { useNetworks, useStore } from '@kit/react'
import { NetworkImage, useKit, useStyles, useText, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { SiwxState } from '../flow/SiwxState.js'
import { parseMessage } from '../message/parseMessage.js'
import { classes, css } from './SignIn.module.css.js'

/** What is signed, for whom: the page, the account, its network, and the text for those who want to read it. */
export function Facts({ state: { account, lastNetworkId, message } }: { readonly state: SiwxState }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const network = useStore(kit.active, (active) => active.network)
  const last = useNetworkName(lastNetworkId)
  const isSmart = account?.type === 'smartAccount'
  // What does not parse is not believed: then the page says where it is.
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
          {last !== undefined && <Words as="quiet">{text('siwx.otherNetwork', { network: last })}</Words>}
          {isSmart && <Words as="quiet">{text('siwx.smartAccount')}</Words>}
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

/** How a network is called; its id when the app does not have it. */
export function useNetworkName(id: string | undefined): string | undefined {
  return useNetworks().find((network) => network.id === id)?.name ?? id
}
