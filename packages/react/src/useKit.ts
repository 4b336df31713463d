'use client'
import { KitError, type RegisteredKit } from '@kit/core'
import { useContext } from 'react'
import { KitContext, type KitContextValue } from './KitContext.js'

/**
 * The kit of the nearest {@link KitProvider}, with the type that the app registered.
 *
 * @throws KitError `react/noProvider` outside of a provider.
 * @example
 * const kit = useKit()
 * await kit.switchNetwork({ networkId: 'eip155:8453' })
 */
export function useKit(): RegisteredKit {
  return useKitContext().kit as RegisteredKit
}

/** The whole context, for hooks of this package. */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext)
  if (value === undefined)
    throw new KitError('react/noProvider', {
      shortMessage: 'No KitProvider above this component.',
      details: 'Put <KitProvider kit={kit}> around it. Two copies of @kit/react do not see each other’s.',
    })
  return value
}
