'use client'
import type { ChainNamespace } from '@kit/core'
import { useKit } from '@kit/react'
import { namespaceNames } from './namespaceNames.data.js'

/** Gives the name of a chain family: as its adapter says, else as it is known, else its namespace. */
export function useNamespaceLabel(): (namespace: ChainNamespace) => string {
  const { adapters } = useKit()
  return (namespace) => adapters.get(namespace)?.label ?? namespaceNames[namespace] ?? namespace
}
