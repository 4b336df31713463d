'use client'
import { useStore } from '@kit/react'
import { useEffect } from 'react'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'

/**
 * Preloads the code for connecting installed wallets, once the modal is visible and the page is idle, so that no click waits for a file.
 * Connectors of the same namespaces share their files, so one of each is enough.
 */
export function usePrepareConnectors(): void {
  const kit = useKit()
  const { connectors } = useStore(kit.wallets)
  useEffect(() => {
    const inPage = connectors.filter(({ type }) => type === 'ANNOUNCED' || type === 'INJECTED')
    const ids = new Map(inPage.map(({ id, namespaces }) => [namespaces.join(), id]))
    if (ids.size === 0) return
    kit.ports.whenIdle(() => {
      for (const id of ids.values()) unawaited(kit.preload(id))
    })
  }, [kit, connectors])
}
