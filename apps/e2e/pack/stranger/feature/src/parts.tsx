import { useStore } from '@kit/react'
import { type ConnectMethodProps, Row, Typography, usePlugin, useText } from '@kit/react-ui/feature'
import type { ReactNode } from 'react'
import type { TipPlugin } from './index.js'

/** How much was given, in place of the balance. */
export function Given({ children }: { readonly children: ReactNode }) {
  const text = useText()
  const count = useStore(usePlugin<TipPlugin>('tip').state, (state) => state.count)
  if (count === 0) return <>{children}</>
  return <Typography as="title">{text('tip.given', { count })}</Typography>
}

/** Row with the number of tips. */
export function Count() {
  const text = useText()
  const count = useStore(usePlugin<TipPlugin>('tip').state, (state) => state.count)
  return <Row label={text('tip.count', { count })} icon="bag" />
}

/** Tab with the history of tips. */
export function History() {
  const text = useText()
  const count = useStore(usePlugin<TipPlugin>('tip').state, (state) => state.count)
  return <Typography as="quiet">{`${text('tip.history')}: ${count}`}</Typography>
}

/** Connects without a wallet. */
export function Guest({ disabled }: ConnectMethodProps) {
  const text = useText()
  const { give } = usePlugin<TipPlugin>('tip')
  return <Row label={text('tip.guest')} icon="wallet" disabled={disabled} onClick={give} />
}
