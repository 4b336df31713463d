'use client'
import { deriveStore, type Network, type RegisteredNamespace } from '@kit/core/plugin'
import { useMemo } from 'react'
import { useKitContext, useStore } from './useKit.js'

/**
 * Returns the configured networks, of one namespace or of all, in the configured order.
 *
 * @example
 * const networks = useNetworks({ namespace: 'eip155' })
 */
export function useNetworks(options: { readonly namespace?: RegisteredNamespace } = {}): readonly Network[] {
  const { kit } = useKitContext()
  const { namespace } = options
  const networks = useMemo(() => {
    const namespaces = namespace === undefined ? [...kit.adapters.keys()] : [namespace]
    return deriveStore(
      namespaces.map((name) => kit.namespace(name).network),
      (...states) => states.flatMap(({ requested }) => requested),
      isSameList,
    )
  }, [kit, namespace])
  return useStore(networks)
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
