'use client'
import type { ReactElement } from 'react'
import { Button } from '../part/Button.js'
import { ViewFooter } from '../part/ViewFooter.js'
import { useExplorerPage } from './useExplorerLink.js'

/**
 * A footer with a link to the block explorer. Not rendered without an explorer. Like `ViewFooter`, it must be the last child.
 *
 * @example <ExplorerFooter networkId={networkId} subject={{ hash }} />
 */
export function ExplorerFooter(props: {
  readonly networkId: Parameters<typeof useExplorerPage>[0]
  readonly subject: Parameters<typeof useExplorerPage>[1]
}): ReactElement | null {
  const page = useExplorerPage(props.networkId, props.subject)
  return page === undefined ? null : (
    <ViewFooter>
      <Button wide icon="external" href={page.href}>
        {page.label}
      </Button>
    </ViewFooter>
  )
}
