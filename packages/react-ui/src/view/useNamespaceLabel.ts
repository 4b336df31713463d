'use client'
import type { ChainNamespace } from '@kit/core'
import { useKit } from '../kit/useKit.js'

/** Names of chain families that the kit recognises without an adapter; an adapter has its own. */
const namespaceNames: { readonly [namespace: string]: string } = { cosmos: 'Cosmos' }

/** Returns the name of a chain family: the adapter's, else the known one, else its namespace. */
export function useNamespaceLabel(): (namespace: ChainNamespace) => string {
  const { adapters } = useKit()
  return (namespace) => adapters.get(namespace)?.label ?? namespaceNames[namespace] ?? namespace
}
