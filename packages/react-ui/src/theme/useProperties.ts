'use client'
import { type RefCallback, useCallback } from 'react'

/**
 * Sets custom properties on an element through the object model: a server then writes no style attribute, which a strict content
 * policy would refuse.
 *
 * @example
 * <span ref={useProperties(['--hue:264'])} />
 */
export function useProperties(declarations: readonly string[]): RefCallback<HTMLElement> {
  const text = declarations.join(';')
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      for (const declaration of text.split(';')) {
        const colon = declaration.indexOf(':')
        element.style.setProperty(declaration.slice(0, colon), declaration.slice(colon + 1))
      }
    },
    [text],
  )
}
