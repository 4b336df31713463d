'use client'
import { useStore } from '@kit/react'
import { Button, defineView, useKit, useStyles, useText, type ViewDefinition, Words } from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useRef } from 'react'
import type { SiwxStatus } from '../flow/SiwxState.js'
import { Facts, useNetworkName } from './Facts.js'
import { HardwareLink } from './HardwareLink.js'
import { Pair } from './Pair.js'
import { classes, css } from './SignIn.module.css.js'
import { SignInDone } from './SignInDone.js'
import { SignInFailure } from './SignInFailure.js'
import { useSiwx } from './useSiwx.js'

/** What goes on; before anything was asked the message is awaited. */
const progress: { readonly [Status in SiwxStatus]?: 'preparing' | 'signing' | 'verifying' | 'cancelling' } = {
  idle: 'preparing',
  checking: 'preparing',
  needed: 'preparing',
  preparing: 'preparing',
  signing: 'signing',
  verifying: 'verifying',
  cancelling: 'cancelling',
}

/** Asks the visitor to sign in with the account in use. */
export function SignIn(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { cancel, prepare, signIn, state } = useSiwx()
  const { platform } = kit.ports
  const { status } = state
  const wallet = useStore(kit.active, ({ connection }) => connection?.wallet.name ?? '')
  const now = progress[status]
  const isNeeded = status === 'needed'
  const canSign = status === 'ready' || status === 'failed'
  const view = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or network needs another message
  useEffect(() => prepare(), [prepare, isNeeded])
  // Who comes back to the page after a while finds a message that may still be signed.
  useEffect(() => platform.watchVisibility(() => platform.isVisible() && prepare()), [platform, prepare])
  useEffect(() => {
    if (!canSign || view.current === null) return
    // Who reads the message, or is about to cancel, is left in peace.
    const focused = (view.current.getRootNode() as ShadowRoot).activeElement
    if (focused === null || focused === main.current || !view.current.contains(focused))
      main.current?.focus({ preventScroll: true })
  }, [canSign])
  if (status === 'signedIn') return <SignInDone />
  return (
    <div ref={view} className={classes.view}>
      <Pair state={status === 'signing' ? 'waiting' : status === 'failed' ? 'refused' : 'still'} />
      <div className={classes.words}>
        <Words as="title">{text('siwx.heading', { app: kit.options.metadata.name })}</Words>
        <Words as="quiet">{text('siwx.explain')}</Words>
      </div>
      <Facts state={state} />
      {status === 'failed' && state.error && <SignInFailure error={state.error} />}
      <div className={classes.below}>
        <div className={classes.note}>
          <div role="status">{now && <Words as="quiet">{text(`siwx.now.${now}`, { wallet })}</Words>}</div>
          {canSign && <Consequence />}
        </div>
        <div className={classes.buttons}>
          <Button disabled={status === 'cancelling'} onClick={() => void cancel().catch(shown)}>
            {text(status === 'cancelling' ? 'siwx.cancelling' : 'siwx.cancel')}
          </Button>
          <Button kind="main" buttonRef={main} disabled={!canSign} onClick={() => void signIn().catch(shown)}>
            {text(
              status === 'failed'
                ? 'common.tryAgain'
                : now === undefined || now === 'cancelling'
                  ? 'siwx.sign'
                  : `siwx.${now}`,
            )}
          </Button>
        </div>
        {canSign && <HardwareLink />}
      </div>
    </div>
  )
}

/** What cancelling does beyond leaving. */
function Consequence(): ReactElement | null {
  const text = useText()
  const { isRequired, lastNetworkId } = useSiwx().state
  const last = useNetworkName(lastNetworkId)
  if (!isRequired) return null
  return (
    <Words as="small">
      {last === undefined ? text('siwx.cancelEnds') : text('siwx.cancelReturns', { network: last })}
    </Words>
  )
}

/** It stands in the state. */
const shown = (): void => undefined

/** Asks the visitor to sign in where the app has a `siweConfig`. */
export const connectingSiweView: ViewDefinition<'ConnectingSiwe'> = defineView({
  name: 'ConnectingSiwe',
  title: ({ text }) => text('siwx.title'),
  needsAccount: true,
  Component: SignIn,
})

/** Asks the visitor to sign in. */
export const siwxSignMessageView: ViewDefinition<'SIWXSignMessage'> = defineView({
  name: 'SIWXSignMessage',
  title: ({ text }) => text('siwx.title'),
  needsAccount: true,
  Component: SignIn,
})
