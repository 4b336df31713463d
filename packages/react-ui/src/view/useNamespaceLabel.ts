'use client'
import type { ChainNamespace } from '@kit/core'
import { useKit } from '../kit/useKit.js'

/** Names of chain families that are known without an adapter. Adapters have their own. */
const namespaceNames: { readonly [namespace: string]: string } = { cosmos: 'Cosmos' }

/** Returns the name of a chain family: from its adapter, else the known one, else the namespace. */
export function useNamespaceLabel(): (namespace: ChainNamespace) => string {
  const { adapters } = useKit()
  return (namespace) => adapters.get(namespace)?.label ?? namespaceNames[namespace] ?? namespace
}
