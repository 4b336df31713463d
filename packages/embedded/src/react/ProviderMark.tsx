'use client'
import type { ReactElement } from 'react'
import type { SocialProvider } from '../protocol/fields.js'
import { providers } from './providers.data.js'

export type ProviderMarkProps = { readonly provider: SocialProvider; readonly size?: number }

/** The mark of a social provider. It has no accessible name, because a label is always next to it. */
export function ProviderMark({ provider, size = 20 }: ProviderMarkProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      {providers[provider].mark.map(({ d, fill = 'currentColor' }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}
