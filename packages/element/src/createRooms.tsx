import type { Kit } from '@kit/core'
import { KitProvider } from '@kit/react'
import { StyleRootContext } from '@kit/react-ui/mount'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** State shared by all elements of a kit: a single provider, so hovering over a button preloads the modal of another element. */
export type Rooms = {
  /** Renders `node` into the element's shadow root and starts the kit. */
  show(kit: Kit, element: HTMLElement, node: ReactNode): void
  hide(kit: Kit, element: HTMLElement): void
}

type Room = { readonly shown: Map<HTMLElement, ReactNode>; change(): void }

/** Creates the rooms of a page. Nothing renders before a kit's first element, and everything is removed with its last. */
export function createRooms(): Rooms {
  const rooms = new WeakMap<Kit, Room>()
  const keys = new WeakMap<HTMLElement, string>()
  let count = 0

  function keyOf(element: HTMLElement): string {
    const key = keys.get(element) ?? String(++count)
    keys.set(element, key)
    return key
  }

  function open(kit: Kit): Room {
    const shown = new Map<HTMLElement, ReactNode>()
    const root = createRoot(document.createElement('div'), { identifierPrefix: `kit${++count}` })
    let isRequested = false
    const flush = (): void => {
      isRequested = false
      if (shown.size === 0) {
        rooms.delete(kit)
        root.unmount()
        return
      }
      root.render(
        <KitProvider kit={kit}>
          {[...shown].map(([element, node]) => {
            const place = element.shadowRoot as ShadowRoot
            const styled = <StyleRootContext.Provider value={place}>{node}</StyleRootContext.Provider>
            return createPortal(styled, place, keyOf(element))
          })}
        </KitProvider>,
      )
    }
    const room: Room = {
      shown,
      // Deferred: an element that is moved disconnects first, and must keep its state.
      change() {
        if (!isRequested) queueMicrotask(flush)
        isRequested = true
      },
    }
    rooms.set(kit, room)
    return room
  }

  return {
    show(kit, element, node) {
      const room = rooms.get(kit) ?? open(kit)
      room.shown.set(element, node)
      room.change()
    },
    hide(kit, element) {
      const room = rooms.get(kit)
      if (room?.shown.delete(element)) room.change()
    },
  }
}
