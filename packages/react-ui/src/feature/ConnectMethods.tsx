'use client'
import type { ReactElement } from 'react'
import { Divider } from '../part/Divider.js'
import { Stack } from '../part/Stack.js'
import { useText } from '../text/useText.js'
import { FeaturePart } from './FeaturePart.js'
import { useFeatures } from './FeaturesContext.js'
import { useOffered } from './useOffered.js'

/** What {@link ConnectMethods} takes. */
export type ConnectMethodsProps = { readonly side: 'above' | 'below'; readonly locked: boolean }

/** Ways to connect that features bring, apart from the wallets. */
export function ConnectMethods({ side, locked }: ConnectMethodsProps): ReactElement | null {
  const text = useText()
  const offered = useOffered(useFeatures().features.connectMethods)
  const methods = offered.filter(({ entry }) => (entry.side ?? 'above') === side)
  if (methods.length === 0) return null
  const or = <Divider>{text('connect.or')}</Divider>
  return (
    <Stack>
      {side === 'below' && or}
      {methods.map(({ key, entry }) => (
        <FeaturePart key={key} load={entry.load} props={{ disabled: locked }} />
      ))}
      {side === 'above' && or}
    </Stack>
  )
}
