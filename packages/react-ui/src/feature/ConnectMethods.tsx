'use client'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Divider } from '../part/Divider.js'
import { useFoot } from '../part/useFoot.js'
import { useText } from '../text/useText.js'
import { useUiOptions } from '../theme/KitUi.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './ConnectMethods.module.css.js'
import { FeaturePart } from './FeaturePart.js'
import { useFeatures } from './FeaturesContext.js'
import { useContributions } from './useContributions.js'

/** Props of {@link ConnectMethods}. */
export type ConnectMethodsProps = { readonly side: 'above' | 'below'; readonly locked: boolean }

/** Connect methods of features, besides the wallets. */
export function ConnectMethods({ side, locked }: ConnectMethodsProps): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const foot = useFoot()
  const { connectMethodsOrder: order = [] } = useUiOptions()
  const offered = useContributions(useFeatures().features.connectMethods, ({ side: own = 'above' }) =>
    typeof own === 'function' ? own(kit) : own,
  )
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length)
  const methods = offered
    .filter(({ entry: { id }, answer }) => {
      if (!order.includes(id)) return answer === side
      return (place(id) < place('wallet') ? 'above' : 'below') === side
    })
    .sort((a, b) => place(a.entry.id) - place(b.entry.id))
  if (methods.length === 0) return null
  const or = <Divider>{text('connect.or')}</Divider>
  return (
    <div
      ref={side === 'below' ? foot : undefined}
      className={`${classes.methods} ${side === 'below' ? classes.foot : ''}`}
      data-pinned={side === 'below' || undefined}
    >
      {side === 'below' && or}
      <div className={classes.group}>
        {methods.map(({ key, entry, feature }) => (
          <FeaturePart key={key} feature={feature} load={entry.load} props={{ disabled: locked }} />
        ))}
      </div>
      {side === 'above' && or}
    </div>
  )
}
