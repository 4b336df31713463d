'use client'
import { useState } from 'react'
import type { SocialProvider } from '../protocol/fields.js'
import { useEmbedded } from './useEmbedded.js'

/** The social providers of a view. */
export type Socials = {
  /** The providers as of when the view opened, so that none disappears or moves under the pointer. */
  readonly socials: readonly SocialProvider[]
  /** Whether a provider is available as far as known. */
  isOffered(provider: SocialProvider): boolean
}

/** Returns the social providers. The frame, loaded when the user points at a provider, may report that the operator doesn't offer it. */
export function useSocials(): Socials {
  const { signInOptions } = useEmbedded()
  const [socials] = useState(signInOptions.socials)
  return { socials, isOffered: (provider) => signInOptions.socials.includes(provider) }
}
