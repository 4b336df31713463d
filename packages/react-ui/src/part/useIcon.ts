'use client'
import { useContext, useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'
import type { Icons } from '../theme/UiOptions.js'
import { PictureContext } from './PictureContext.js'

/**
 * A picture of the app's `icons`. Undefined while it is fetched, null when there is none.
 *
 * @param icons Of the options of the component.
 * @param id A CAIP-2 id or namespace; undefined when no picture is needed.
 */
export function useIcon(
  icons: Icons | undefined,
  kind: keyof Icons,
  id: string | undefined,
): string | null | undefined {
  const { whenIdle } = useKit().ports
  const memory = useContext(PictureContext)
  const [loaded, setLoaded] = useState(memory?.marks[kind])
  const load = id === undefined || loaded ? undefined : icons?.[kind]
  useEffect(() => {
    if (load === undefined) return
    const fetchMarks = (): void => {
      load().then(
        (marks) => {
          if (memory) memory.marks[kind] = marks
          setLoaded(marks)
        },
        // A letter stands in.
        () => setLoaded({}),
      )
    }
    // In the page they wait until it is idle.
    if (memory) fetchMarks()
    else whenIdle(fetchMarks)
  }, [load, kind, memory, whenIdle])
  if (load) return undefined
  return loaded && id !== undefined && Object.hasOwn(loaded, id) ? loaded[id] : null
}
