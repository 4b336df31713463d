'use client'
import { useContext, useEffect, useState } from 'react'
import type { Icons } from '../theme/UiOptions.js'
import { useKit } from '../useKit.js'
import { PictureContext } from './PictureContext.js'

/**
 * A picture of the app's `icons`. Undefined while it is fetched, null when there is none.
 *
 * @param icons Of the options of the component.
 * @param id A CAIP-2 id or namespace; undefined when no picture is needed.
 * @param isWanted False: nothing is fetched yet.
 */
export function useIcon(
  icons: Icons | undefined,
  kind: keyof Icons,
  id: string | undefined,
  isWanted: boolean,
): string | null | undefined {
  const { log } = useKit().ports
  const memory = useContext(PictureContext)
  const [loaded, setLoaded] = useState(memory?.marks[kind])
  const load = id === undefined ? undefined : icons?.[kind]
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    if (load === undefined || !isMissing) return
    let isGone = false
    load().then(
      (marks) => {
        if (memory) memory.marks[kind] = marks
        if (!isGone) setLoaded(marks)
      },
      (error: unknown) => {
        log.warn('The icons did not load.', error)
        if (!isGone) setLoaded({})
      },
    )
    return () => {
      isGone = true
    }
  }, [load, isMissing, kind, memory, log])
  if (id === undefined || load === undefined) return null
  if (loaded === undefined) return isWanted ? undefined : null
  return Object.hasOwn(loaded, id) ? loaded[id] : null
}
