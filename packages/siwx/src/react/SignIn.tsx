'use client'
import { useStore } from '@kit/react'
import {
  Button,
  defineView,
  Typography,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useRef } from 'react'
import type { SiwxStatus } from '../SiwxState.js'
import { HardwareLink } from './HardwareLink.js'
import { Pair } from './Pair.js'
import { classes, css } from './SignIn.module.css.js'
import { SignInDetails, useNetworkName } from './SignInDetails.js'
import { SignInDone } from './SignInDone.js'
import { SignInFailure } from './SignInFailure.js'
import { useSiwx } from './useSiwx.js'

/** The progress shown for a status. Before a sign-in is requested, the view waits for the message. */
const progress: { readonly [Status in SiwxStatus]?: 'preparing' | 'signing' | 'verifying' | 'cancelling' } = {
  idle: 'preparing',
  checking: 'preparing',
  needed: 'preparing',
  preparing: 'preparing',
  signing: 'signing',
  verifying: 'verifying',
  cancelling: 'cancelling',
}

/** Asks the user to sign in with the active account. */
export function SignIn(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const siwx = useSiwx()
  const { cancel, error, prepare, signIn, status } = siwx
  const { platform } = kit.ports
  const wallet = useStore(kit.active, ({ connection }) => connection?.wallet.name ?? '')
  const now = progress[status]
  const isNeeded = status === 'needed'
  const canSign = status === 'ready' || status === 'failed'
  const view = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or network needs another message
  useEffect(() => prepare(), [prepare, isNeeded])
  // Renews the message when the user returns to the page, so that it can still be signed.
  useEffect(() => platform.watchVisibility(() => platform.isVisible() && prepare()), [platform, prepare])
  useEffect(() => {
    if (!canSign || view.current === null) return
    // Doesn't move the focus of a user who is reading the message or about to cancel.
    const focused = (view.current.getRootNode() as ShadowRoot).activeElement
    if (focused === null || focused === main.current || !view.current.contains(focused))
      main.current?.focus({ preventScroll: true })
  }, [canSign])
  if (status === 'signedIn') return <SignInDone />
  return (
    <div ref={view} className={classes.view}>
      <Pair state={status === 'signing' ? 'waiting' : status === 'failed' ? 'refused' : 'still'} />
      <div className={classes.words}>
        <Typography as="title">{text('siwx.heading', { app: kit.options.metadata.name })}</Typography>
        <Typography as="quiet">{text('siwx.explain')}</Typography>
      </div>
      <SignInDetails state={siwx} />
      {canSign && <HardwareLink />}
      <ViewFooter
        pair
        above={
          <>
            {status === 'failed' && error && <SignInFailure error={error} />}
            <div className={classes.note}>
              <div role="status">
                {now && <Typography as="quiet">{text(`siwx.now.${now}`, { wallet })}</Typography>}
              </div>
              {canSign && <Consequence />}
            </div>
          </>
        }
      >
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
      </ViewFooter>
    </div>
  )
}

/** Explains what cancelling does if sign-in is required. */
function Consequence(): ReactElement | null {
  const text = useText()
  const { isRequired, lastNetworkId } = useSiwx()
  const last = useNetworkName(lastNetworkId)
  if (!isRequired) return null
  return (
    <Typography as="small">
      {last === undefined ? text('siwx.cancelEnds') : text('siwx.cancelReturns', { network: last })}
    </Typography>
  )
}

/** The error is exposed in the state. */
const shown = (): void => undefined

/** Sign-in view for apps with a `siweConfig`. */
export const connectingSiweView: ViewDefinition<'ConnectingSiwe'> = defineView({
  name: 'ConnectingSiwe',
  title: ({ text }) => text('siwx.title'),
  needsAccount: true,
  Component: SignIn,
})

/** Asks the user to sign the message that signs them in. */
export const siwxSignMessageView: ViewDefinition<'SIWXSignMessage'> = defineView({
  name: 'SIWXSignMessage',
  title: ({ text }) => text('siwx.title'),
  needsAccount: true,
  Component: SignIn,
})
