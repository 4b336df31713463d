'use client'
import { useState } from 'react'
import type { SocialProvider } from '../protocol/fields.js'
import { useEmbedded } from './useEmbedded.js'

/** The social logins that a view lists. */
export type Socials = {
  /** As they were when the view appeared: none goes, and none moves, under the visitor's pointer. */
  readonly socials: readonly SocialProvider[]
  /** Whether one is offered, by what is known now. */
  isOffered(provider: SocialProvider): boolean
}

/** Gives them. The frame, which loads as the visitor points at one, may say that the operator does not have it. */
export function useSocials(): Socials {
  const { offers } = useEmbedded()
  const [socials] = useState(offers.socials)
  return { socials, isOffered: (provider) => offers.socials.includes(provider) }
}
